"""Test cases for the operators of the graph engine, one module per family."""
