/// The rules about suppressions and about the names of rules.
package enum PolicyRules {
    package static let all = [
        allowWithoutReason, allowSuppressesNothing, .malformedAllow, .openIsKnown, unknownRule, ruleNotConfigurable,
    ]

    package static let allowWithoutReason = RuleDescription(
        "allow-without-reason",
        .warning,
        .style,
        purpose: "Every suppression says why.",
        why: """
            A suppression is a decision, and whoever meets it later has to know whether it still holds. It suppresses \
            all the same, so that there is one finding and not two. Write the reason behind 'because'.
            """,
        wrong: .spec(
            """
            # ⟦screenspec:allow missing-summary⟧
            view: Divider

            """
        ),
        right: .spec(
            """
            # screenspec:allow missing-summary because the name says it all
            view: Divider

            """
        ),
        misses: "Whether the reason is a good one."
    )

    package static let allowSuppressesNothing = RuleDescription(
        "allow-suppresses-nothing",
        .warning,
        .style,
        purpose: "Every suppression still suppresses something.",
        why: """
            What a suppression was written for gets mended or moves away, and the suppression stays and hides the next \
            finding, which nobody has looked at. Remove it, or put it in front of what it is meant for: it covers the \
            next node, at the end of a line what stands on that line, and at the top the document or the file.
            """,
        wrong: .spec(
            """
            view: Separator
            subviews:
              # ⟦screenspec:allow inherited-name because the app always called it so⟧
              line: UIView

            """
        ),
        right: .spec(
            """
            view: Separator
            subviews:
              # screenspec:allow inherited-name because the app always called it so
              layer: UIView

            """
        ),
        misses: "Suppressions of rules that are off, or that the command did not run."
    )

    package static let unknownRule = RuleDescription(
        "unknown-rule",
        .error,
        .language,
        purpose: "Suppressions and the project file name rules that exist.",
        why: """
            A misspelt rule would be silently left as it is. 'screenspec rules' lists all of them.
            """,
        wrong: .spec(
            """
            # screenspec:allow ⟦missing-sumary⟧ because the name says it all
            view: Divider

            """
        ),
        right: .spec(
            """
            # screenspec:allow missing-summary because the name says it all
            view: Divider

            """
        )
    )

    package static let ruleNotConfigurable = RuleDescription(
        "rule-not-configurable",
        .error,
        .language,
        purpose: "Only rules of architecture and style, and 'unknown-type', are suppressed or given another severity.",
        why: """
            An error of the language means that the compiler does not know what a spec says, so that there is nothing \
            to go on with. Mend it; where a type is really not known here, name it under 'externalTypes' or suppress \
            'unknown-type'.
            """,
        wrong: .spec(
            """
            # screenspec:allow ⟦unknown-rule⟧ because this is to be looked at later
            view: Divider

            """
        ),
        right: .spec(
            """
            view: Divider

            """
        )
    )

    /// Reported by the check of hand-written Swift, which knows the files and the types that there are.
    package static let selectsNothing = RuleDescription(
        "selects-nothing",
        .warning,
        .style,
        purpose: "What the project file and architectures select by a path, a pattern or a role exists.",
        why: """
            A folder that was renamed leaves its exception behind, which then excepts nothing, and a rule that was \
            meant for one folder looks at none. Correct the path, or remove it.
            """,
        wrong: .words(
            "'rules: {private-subviews: {except: [Sources/Legcy]}}', where the folder is 'Sources/Legacy'."
        ),
        right: .words("'rules: {private-subviews: {except: [Sources/Legacy]}}'."),
        misses: "A pattern that meets some file, and not the one that it was meant for."
    )
}
