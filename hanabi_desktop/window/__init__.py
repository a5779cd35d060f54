"""The window itself: menus, style, start, and what happens between games."""
