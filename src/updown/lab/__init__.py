"""Who plays how well: agents against each other, with intervals, ratings and reports."""
