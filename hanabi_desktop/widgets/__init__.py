"""Widgets that several screens share: buttons, labels, views, layouts, dialogs, menus and the language."""
