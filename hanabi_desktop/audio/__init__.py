"""How effects become heard: no Qt, no thread of the window's, and no word of what they are for."""
