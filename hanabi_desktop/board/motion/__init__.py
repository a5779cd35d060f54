"""Motion with meaning: pictures over the table and behind the score that show what has just happened."""
