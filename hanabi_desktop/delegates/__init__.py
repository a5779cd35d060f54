"""How rows are painted. Delegates see what their model answers, and so no more than the viewer may know."""
