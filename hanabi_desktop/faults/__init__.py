"""What happens when something goes wrong that nobody foresaw: it is written down, told, and the game goes on."""
