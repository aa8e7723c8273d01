import SystemTypes
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
        file.components.flatMap { component in
            component.declaration.actions
                .filter { $0.triggers.isEmpty && !isQuestion($0) && component.owns($0.member.name.range) }
                .map { action in
                    let name = action.member.name
                    return description.finding(
                        at: name.range,
                        "Nothing triggers '\(name.text)'.",
                        help: ["Add \(example(for: component.declaration))."],
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

    /// A trigger that fits the component, to be typed as it stands where there is an obvious one.
    private static func example(for declaration: ComponentDeclaration) -> String {
        let events = [
            ("UIButton", "touchUpInside"), ("UISwitch", "valueChanged"), ("UITextField", "return"),
            ("UIBarButtonItem", "select"), ("UITableView", "select"), ("UICollectionView", "select"),
        ]
        for (type, event) in events {
            if let subview = declaration.subviews.first(where: { $0.type.type.isNamed(type) }) {
                return "a trigger, such as 'trigger: \(subview.name.text).\(event)'"
            }
        }
        if let subview = declaration.subviews.first(where: { canBeTapped($0.type.type) }) {
            return "a trigger, such as 'trigger: \(subview.name.text).tap'"
        }
        return declaration.isScreen
            ? "a trigger, such as 'trigger: screen.willAppear'"
            : "the subview that people touch, and 'trigger: NAME.touchUpInside'"
    }

    /// Subviews may also be constraints and bar items; a class that UIKit does not have is taken for a view.
    private static func canBeTapped(_ type: SwiftType) -> Bool {
        guard let name = type.classPath else { return false }
        return SystemTypes.type(named: name) == nil || SystemTypes.isSubclass(name, of: "UIView")
    }
}
