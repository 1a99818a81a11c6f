"""HTTP: middleware, identity, limits, errors, assets, metrics, logs."""
