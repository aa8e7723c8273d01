import ScreenModel

/// What a route does: it leads back, or to a screen that it makes, or that somebody is to make.
struct NavigationText {
    let route: Route
    /// `viewController?.`, or nothing where the class is the controller; `nil` where it has none.
    let controller: String?
    let destination: Destination?
    /// The property that keeps whom nobody else does.
    var keeper: String?

    init(route: Route, controller: String?, in plan: ScreenPlan) {
        (self.route, self.controller) = (route, controller)
        // What a route brings is there where it is a method.
        let isMethod = plan.architecture?.channel("routes") != nil || route.member.function?.parameters.isEmpty == true
        destination = isMethod ? Destination(of: route, from: plan) : nil
    }

    var lines: [String] {
        guard let controller else { return unwritten }
        let navigation = "\(controller)navigationController?."
        switch route.presentation?.value {
        case .pop: return ["\(navigation)popViewController(animated: true)"]
        case .popToRoot: return ["\(navigation)popToRootViewController(animated: true)"]
        case .dismiss: return ["\(controller)dismiss(animated: true, completion: nil)"]
        case .push:
            return opening(["\(navigation)pushViewController(screen, animated: true)"])
        case .replace:
            return opening(["\(navigation)setViewControllers([screen], animated: true)"])
        case .modal:
            return opening(["\(controller)present(screen, animated: true, completion: nil)"])
        case .sheet:
            return opening([
                "screen.modalPresentationStyle = .pageSheet",
                "\(controller)present(screen, animated: true, completion: nil)",
            ])
        case .popover, .embed, nil: return unwritten
        }
    }

    private func opening(_ lines: [String]) -> [String] {
        guard let destination else { return unwritten }
        guard let type = destination.unkept else {
            return SwiftLines.wrapped("let screen = \(destination.expression)") + lines
        }
        guard let keeper else { return unwritten }
        return ["let maker = \(type)()"] + SwiftLines.wrapped("let screen = maker.\(destination.expression)")
            + ["\(keeper) = maker"] + lines
    }

    /// A route that nobody can guess: a remark on what is to be done, and a word at run time until somebody has done it.
    private var unwritten: [String] {
        [remark, UnwrittenMember.assertion(route.member.name.text)]
    }

    private var remark: String {
        let names = route.destinations.map { "'\($0.text)'" }.joined(separator: ", ")
        if let way = route.presentation?.value, way.leadsBack {
            return "// Leave the screen here by '\(way.rawValue)'."
        }
        guard !names.isEmpty else { return "// Where it leads is still to be said." }
        let way = route.presentation.map { ", and open it as '\($0.value.rawValue)'" } ?? ", and open it"
        return "// Make \(names) here\(way)."
    }
}
