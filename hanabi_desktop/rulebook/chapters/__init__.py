"""The chapters of the rulebook, each composed from the rules in force."""
