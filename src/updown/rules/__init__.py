"""What the games are: pure, no I/O beyond deck and record files, no clock."""
