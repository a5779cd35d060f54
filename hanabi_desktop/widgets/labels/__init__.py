"""Labels that know how much room they have."""
