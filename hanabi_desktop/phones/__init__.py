"""Phones as private hands: clients of a table over the home network, imported once a table has switched them on."""
