"""What the rules tell one another."""

ScreenSpecInfo = provider(
    doc = "A module with specs, as those see it that depend on it.",
    fields = {
        "depends_on": "The names of the modules that its specs may name.",
        "interface": "The file that stands for its specs: what others may name of it.",
        "module": "Its name.",
        "project": "The project file that its settings stand in.",
        "transitive": "A depset of the ScreenSpecInfo of all modules below it.",
    },
)
