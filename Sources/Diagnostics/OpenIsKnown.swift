extension RuleDescription {
    package static let openIsKnown = RuleDescription(
        "open-is-known",
        .warning,
        .style,
        purpose: "What a spec says is open is still open.",
        why: """
            'screenspec:open' tells people, and the rules, that a key is missing since nobody knows its value. Once the \
            key is there, the comment says something that is wrong, and the count of what is open is too high.
            """,
        wrong: .spec(
            """
            view: SearchBar
            subviews: {clearButton: UIButton}
            actions:
              # ⟦screenspec:open trigger because a closure of a package sends it in 'SearchBar.init(frame:)'⟧
              userCleared: {trigger: clearButton.touchUpInside}

            """
        ),
        right: .spec(
            """
            view: SearchBar
            subviews: {clearButton: UIButton}
            actions:
              userCleared: {trigger: clearButton.touchUpInside}

            """
        ),
        misses: "Keys that may hold several things, such as 'shows': others may still be open."
    )
}
