"""The commands, one file each. `options` and `extras` are shared by several."""
