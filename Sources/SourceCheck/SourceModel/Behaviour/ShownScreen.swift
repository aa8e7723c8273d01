import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts

/// A call of UIKit that opens or closes a screen.
struct ShownScreen {
    /// What it may be in the words of specs.
    let presentations: [Route.Presentation]
    let place: SourceRange
    /// The class of the controller that opens, where the code says it; `nil` too of what leads back.
    var destination: String?
    /// Whether it goes into a controller that the same method hands on, and so appears as that does.
    var isInside = false

    func fits(_ presentation: Route.Presentation) -> Bool { presentations.contains(presentation) }

    var leadsBack: Bool { presentations.first?.leadsBack == true }

    /// - Parameter style: The `modalPresentationStyle` that the same method sets, as far as it sets one.
    init?(_ call: CallFact, style: String?) {
        guard let name = call.name?.string, let labels = Self.calls[name]?.labels,
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

    /// What performing a segue shows.
    init?(segueOf call: CallFact, _ segues: SeguePresentations) {
        guard let name = call.performedSegue, let presentations = segues[name], !presentations.isEmpty else {
            return nil
        }
        (self.presentations, place) = (presentations, call.range)
    }

    /// A method of an app or a package around one of UIKit's, which is handed the controller.
    init?(wrapping call: CallFact, _ destination: String?) {
        guard let name = call.name?.string, let destination, let found = Self.presentation(wrappedAs: name) else {
            return nil
        }
        presentations = found == .modal ? [.modal, .sheet, .popover] : [found]
        (place, self.destination) = (call.range, destination)
    }

    /// `window.rootViewController = controller`.
    init?(rootOf assignment: AssignmentFact, in method: MemberFact, _ opened: OpenedController) {
        let target = assignment.target
        guard target.components.count > 1, target.components.last?.name == "rootViewController" else { return nil }
        let holder = target.components.dropLast().last?.name.string.lowercased() ?? ""
        guard holder.hasSuffix("window") else { return nil }
        presentations = [.replace]
        place = assignment.range
        destination = opened.className(of: assignment.value, in: method)
    }

    /// A property of the class that puts what it is given into the controller.
    init?(
        keptBy assignment: AssignmentFact,
        in method: MemberFact,
        _ destination: String?,
        _ code: CodeIndex
    ) {
        guard let destination, EmbeddingProperty.isSet(by: assignment, in: method, code) else { return nil }
        (presentations, place, self.destination) = ([.embed], assignment.range, destination)
    }

    /// What a method does by its name.
    static func presentation(wrappedAs name: String) -> Route.Presentation? {
        if name.hasPrefix("push") { return .push }
        if name.hasPrefix("present") { return .modal }
        return name.hasPrefix("setRoot") || name.hasPrefix("changeRoot") ? .replace : nil
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

extension [ShownScreen] {
    /// The first one, where all lead to the same screen, or back.
    var leadingToOneScreen: ShownScreen? {
        guard let first, Set(map(\.destination)).count == 1 else { return nil }
        return first.destination != nil || first.leadsBack ? first : nil
    }
}
