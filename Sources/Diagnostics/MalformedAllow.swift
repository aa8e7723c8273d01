extension RuleDescription {
    package static let malformedAllow = RuleDescription(
        "malformed-allow",
        .error,
        .language,
        purpose: "A comment that starts with 'screenspec:' is a suppression that can be read.",
        why: """
            A suppression with a slip of the pen would be an ordinary comment, and its author would wonder why the \
            finding is still there. So every comment that starts with 'screenspec:' has to read \
            'screenspec:allow RULE because REASON', or with several rules 'screenspec:allow RULE, RULE because REASON'. \
            What a spec can't say yet reads 'screenspec:open KEY because REASON in 'Type.member''.
            """,
        wrong: .spec(
            """
            # ⟦screenspec:ignore missing-summary because the name says it all⟧
            view: Divider

            """
        ),
        right: .spec(
            """
            # screenspec:allow missing-summary because the name says it all
            view: Divider

            """
        ),
        misses: "A comment in which 'screenspec:' itself is misspelt, or does not come first."
    )
}
