"""Questions of `ran shock` and `ran fire` filled in from a position (`ran odds`)."""
