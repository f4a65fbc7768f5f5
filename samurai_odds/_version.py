"""The package version, in the one place that everything reads."""

VERSION = "0.2.0"
