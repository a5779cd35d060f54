"""Words about the players themselves: their names, their badges, and what they have done together."""
