"""What the rules tell one another."""

ScreenSpecInfo = provider(
    doc = "A module with specs, as those see it that depend on it.",
    fields = {
        "interface": "Its ScreenSpecModule.swift, which ends with what specs of other modules may know of it.",
        "module": "Its name.",
    },
)
