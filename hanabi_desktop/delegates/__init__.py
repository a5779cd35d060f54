"""Item delegates: they paint what their model answers, and so no more than the viewer may know."""
