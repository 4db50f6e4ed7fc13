"""What leaves: messages, views for one pair of eyes, frames, and who is told when."""
