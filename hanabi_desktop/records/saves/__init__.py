"""The games of one data folder: the one being played in a slot, those that ended in a folder."""
