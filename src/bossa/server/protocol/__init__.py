"""The values that go over the wire, each defined once."""
