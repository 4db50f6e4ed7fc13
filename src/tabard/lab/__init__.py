"""Programs that make data: tuned weights, networks, priors, calibration, strength ladders."""
