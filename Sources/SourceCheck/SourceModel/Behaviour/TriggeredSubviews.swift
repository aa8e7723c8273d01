import ScreenModel
import SourceFacts
import SystemTypes

/// What the triggers of a spec start at, as the code has it.
struct TriggeredSubviews {
    private let family: ViewFamily
    private let subject: CodeSubject

    init(_ family: ViewFamily, _ subject: CodeSubject) {
        self.family = family
        self.subject = subject
    }

    /// Whether the code has the subview: if not, that is what is told.
    func isKnown(_ trigger: Trigger) -> Bool {
        // What no property holds has no name to be found by.
        guard let first = trigger.path.first else { return false }
        guard first != "screen", first != "self" else { return true }
        return family.subview(first) != nil
    }

    /// Whether the end of a trigger's path may be an object of a class.
    func mayBe(_ className: String, at trigger: Trigger) -> Bool {
        guard trigger.path.count == 1, let first = trigger.path.first, first != "self",
            let found = family.subview(first)
        else { return true }
        // A view of the app, or a search bar, may have one in it.
        guard case .platform(let type) = subject.code.type(of: found) else { return true }
        return type.isSubclass(of: className) || className == "UITextField" && type.isSubclass(of: "UISearchBar")
    }

    /// Whether it is certain which part of the view an occasion starts at.
    func isPlain(_ occasion: Occasion) -> Bool {
        switch occasion.sender {
        case .screen, .anyObject: true
        case .object(let path):
            path.names.isEmpty || path.names.count == 1 && path.names.allSatisfy { family.subview($0) != nil }
                || path.names.count > 1 && path.names.last.map { family.subview($0) != nil } == true
        }
    }
}
