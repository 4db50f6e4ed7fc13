"""What both terminal and web table tell of a match that is over; see judging.py."""
