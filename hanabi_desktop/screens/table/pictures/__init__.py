"""Pictures of a table, to be kept or sent to others: painted where nobody sees them being made."""
