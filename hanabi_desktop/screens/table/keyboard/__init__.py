"""The keyboard at the table: what keys mean on a hand and across the table, and where Tab goes."""
