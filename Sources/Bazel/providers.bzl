"""What the rules tell one another."""

ScreenSpecInfo = provider(
    doc = "A module with specs, as those see it that depend on it.",
    fields = {
        "interface": "Its ScreenSpecModule.swift, which ends with what specs of other modules may know of it.",
        "module": "Its name.",
        "others": "The same of the modules that it depends on.",
        "previews": "Whether the app has the examples, with previews of its views.",
        "project": "Its project file.",
        "specs": "Its specs.",
        "types": "The files of types that its project file names.",
    },
)
