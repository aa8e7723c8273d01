import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A call of UIKit that opens or closes a screen.
struct ShownScreen {
    /// What it may be in the words of specs.
    let presentations: [Route.Presentation]
    let place: SourceRange

    func fits(_ presentation: Route.Presentation) -> Bool { presentations.contains(presentation) }

    /// - Parameter style: The `modalPresentationStyle` that the same method sets, as far as it sets one.
    fileprivate init?(_ call: CallFact, style: String?) {
        guard let name = call.fullName.map({ String($0.prefix { $0 != "(" }) }), let labels = Self.calls[name]?.labels,
            call.writtenLabels.starts(with: labels)
        else { return nil }
        place = call.range
        let found = Self.calls[name]?.presentations ?? []
        switch name {
        case "present": presentations = style.flatMap { Self.styles[$0] } ?? found
        // Others may be put on top of those that are there.
        case "setViewControllers" where call.arguments.first?.kind == .array: presentations = [.replace, .embed]
        default: presentations = found
        }
    }

    private static let calls: [String: (labels: [String], presentations: [Route.Presentation])] = [
        "pushViewController": (["_", "animated"], [.push]),
        "show": (["_", "sender"], [.push, .modal, .sheet, .replace]),
        "showDetailViewController": (["_", "sender"], [.push, .modal, .replace, .sheet]),
        "present": (["_", "animated"], [.modal, .sheet, .popover]),
        "setViewControllers": (["_", "animated"], [.replace, .embed, .push, .pop, .popToRoot]),
        "addChild": (["_"], [.embed]),
        "popViewController": (["animated"], [.pop]),
        "popToViewController": (["_", "animated"], [.pop]),
        "popToRootViewController": (["animated"], [.popToRoot]),
        "dismiss": (["animated"], [.dismiss]),
    ]

    private static let styles: [String: [Route.Presentation]] = [
        "popover": [.popover, .modal], "pageSheet": [.sheet, .modal], "formSheet": [.sheet, .modal],
        "fullScreen": [.modal], "overFullScreen": [.modal], "overCurrentContext": [.modal], "currentContext": [.modal],
    ]
}

/// All that a method opens and closes, methods of its own class that it calls included.
struct ShownScreens: Sequence {
    private var found: [ShownScreen] = []

    /// `nil` where it hands on to others, so that nobody can tell.
    init?(by method: MemberFact, among members: [MemberFact]) {
        var waiting = [method]
        var seen = [method.name.string]
        while let next = waiting.popLast() {
            guard next.hasBody, !next.locals.contains(where: { $0.kind == .function }) else { return nil }
            guard !Self.setsRoot(next) else { return nil }
            let styles = Self.styles(in: next)
            guard styles.count < 2 else { return nil }
            for call in next.calls {
                guard let name = call.name, !name.startsUppercase else { continue }
                if call.calledPath.count == 1, call.callee.selfPath != nil {
                    let own = members.filter { $0.baseName == name }
                    guard own.count < 2 else { return nil }
                    if let only = own.first {
                        if !seen.contains(only.name.string) { waiting.append(only) }
                        seen.append(only.name.string)
                        continue
                    }
                }
                if let screen = ShownScreen(call, style: styles.first) {
                    found.append(screen)
                } else if Self.mayNavigate(name.string) {
                    return nil
                }
            }
        }
    }

    func makeIterator() -> [ShownScreen].Iterator { found.makeIterator() }

    var first: ShownScreen? { found.first }

    private static func styles(in method: MemberFact) -> [String] {
        method.assignments.filter { $0.target.components.last?.name.string == "modalPresentationStyle" }
            .map { $0.value.text?.string ?? "" }
    }

    /// `window.rootViewController = …`, `tabs.viewControllers = …`.
    private static func setsRoot(_ method: MemberFact) -> Bool {
        method.assignments.contains { assignment in
            let name = assignment.target.components.last?.name.string
            return name == "rootViewController" || name == "viewControllers"
        }
    }

    private static let words = [
        "present", "push", "show", "pop", "dismiss", "navigate", "open", "start", "route", "transition", "perform",
        "select",
        "display", "replace", "setRoot", "setViewControllers", "go", "close", "back", "launch", "coordinate", "switch",
        "embed",
        "add", "move", "insert", "run", "execute", "handle",
    ]

    private static func mayNavigate(_ name: String) -> Bool {
        words.contains { name.hasPrefix($0) }
    }
}
