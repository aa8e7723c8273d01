import ScreenModel
import ScreenSpecDiagnostics

/// Every action says what sets it off.
package enum UntriggeredAction {
    package static let description = RuleDescription(
        "untriggered-action",
        .warning,
        .architecture,
        purpose: "Every action has a trigger.",
        why: """
            An action is what a person can do, and without a trigger nobody can do it: the method stands in the \
            presenter's protocol and is never called, or is called from a place that the spec does not tell. Trigger \
            it by a control's event, a gesture, a list's selection or a moment of the screen's life.
            """,
        wrong: .spec(
            """
            view: SearchBar
            subviews:
              clearButton: UIButton
            actions:
              ⟦userCleared⟧: {}

            """
        ),
        right: .spec(
            """
            view: SearchBar
            subviews:
              clearButton: UIButton
            actions:
              userCleared:
                trigger: clearButton.touchUpInside

            """
        ),
        misses: """
            Whether the hand-written view really registers for the trigger. What the view only asks, a property or a \
            method that returns something, needs none.
            """
    )

    package static let rule = Rule(description, relyingOn: .file) { (file: IndexedFile) in
        file.components.flatMap { component -> [Diagnostic] in
            let declaration = component.declaration
            let names = declaration.actions
                .filter { $0.triggers.isEmpty && !isQuestion($0) && component.owns($0.member.name.range) }
                .map(\.member.name)
            guard !names.isEmpty else { return [] }
            let possible = PossibleTriggers(of: declaration)
            return names.map { name in
                description.finding(
                    at: name.range,
                    "Nothing triggers '\(name.text)'.",
                    help: ["Add \(example(for: name.text, among: possible, in: declaration))."],
                    subject: component.subject("actions.\(name.text)")
                )
            }
        }
    }

    /// Whether the view asks, when it needs the answer, and tells nothing.
    private static func isQuestion(_ action: Action) -> Bool {
        switch action.member.requirement {
        case .property: true
        case .function(let function): function.returns != nil
        }
    }

    /// The triggers that could be meant, or none: one of many would be named by chance.
    private static func example(
        for action: String,
        among possible: PossibleTriggers,
        in declaration: ComponentDeclaration
    ) -> String {
        let triggers = possible.triggers(for: action)
        guard triggers.isEmpty else {
            return "a trigger, such as \(triggers.map { "'trigger: \($0)'" }.formattedList(with: "or"))"
        }
        return declaration.subviews.isEmpty && !declaration.isScreen
            ? "the subview that people touch, and 'trigger: NAME.touchUpInside'"
            : "a trigger: what a person touches, and the event"
    }
}
