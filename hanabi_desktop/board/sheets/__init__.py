"""What is laid large over the table to be studied: public things only, with a key for each."""
