"""Trains networks by self-play: rollouts, gradients, checkpoints, learning curves. Playing needs nothing of this."""
