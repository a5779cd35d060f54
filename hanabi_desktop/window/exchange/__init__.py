"""Games that come in from elsewhere, and go out."""
