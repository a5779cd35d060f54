"""Qt item models over a `TableView`: whatever they answer, in any role, the viewer may know."""
