"""The score sheet, from the records in the folder of games."""
