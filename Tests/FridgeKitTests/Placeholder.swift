// Replaced by the first real test.
