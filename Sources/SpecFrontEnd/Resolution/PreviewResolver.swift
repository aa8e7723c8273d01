import ScreenModel

extension DocumentContext {
    /// How the view is made and given what it shows, as far as the spec tells; `nil` where only the team knows.
    func preview(of component: Component) -> Preview? {
        guard scope.project.settings.examples?.hasPreviews == true, component.declaration.layout == .code,
            let content = component.contents.outermost.first, !content.exampleValues.isEmpty,
            content.declaration.style != .protocol
        else { return nil }
        let told = messages(to: component)
        guard !isGivenSomething(component), !told.contains(where: { $0.function?.isInitializer == true }),
            let showing = told.lazy.compactMap({ Self.showing(content, by: $0) }).first
                ?? Self.showingByCustom(content, component)
        else { return nil }
        if let accessor = component.accessors.first {
            return Preview(
                type: accessor.owner,
                arguments: "",
                isController: true,
                part: accessor.name,
                showing: showing
            )
        }
        guard let arguments = arguments(of: component.viewType) else { return nil }
        return Preview(
            type: component.viewType,
            arguments: arguments,
            isController: knowledge.isSubclass(component.viewType, of: "UIViewController") == true,
            showing: showing
        )
    }

    /// What a class of the platform takes that is made in code; those above it come last.
    private static let makings: [(superclass: String, arguments: String)] = [
        ("UITableViewCell", "style: .default, reuseIdentifier: nil"),
        ("UITableViewHeaderFooterView", "reuseIdentifier: nil"),
        ("UITableView", "frame: .zero, style: .plain"),
        ("UIVisualEffectView", "effect: nil"),
        ("UIView", "frame: .zero"),
        ("UINavigationController", ""), ("UITabBarController", ""), ("UITableViewController", "style: .plain"),
        ("UIViewController", ""),
    ]

    /// How collections are laid out, only the team knows.
    private static let unmade = ["UICollectionView", "UICollectionViewController", "UIPageViewController"]

    private func arguments(of type: String) -> String? {
        guard !Self.unmade.contains(where: { knowledge.isSubclass(type, of: $0) == true }) else { return nil }
        return Self.makings.first { knowledge.isSubclass(type, of: $0.superclass) == true }?.arguments
    }

    /// Whether the view or its controller needs what the screen opens with: nobody else is there to have it.
    private func isGivenSomething(_ component: Component) -> Bool {
        guard component.declaration.screen?.opens.isEmpty == false else { return false }
        return !component.accessors.isEmpty || !component.hasOtherRoles
    }

    private func messages(to component: Component) -> [Member] {
        let viewRole = component.roles.first(where: \.isView)?.role
        return component.interfaces.filter { $0.kind == .channel && $0.to == viewRole }.flatMap(\.members)
            + component.declaration.inputs
    }

    /// By a message that takes the view model and nothing else.
    private static func showing(_ content: Content, by message: Member) -> Preview.Showing? {
        func isContent(_ type: SwiftType) -> Bool {
            guard case .named(let name) = type.unwrapped else { return false }
            return name.path == content.fullTypeName || name.path == content.typeName
        }
        switch message.requirement {
        case .function(let function):
            guard !function.isStatic, !function.isAsync, function.throwing == .never, function.parameters.count == 1,
                let parameter = function.parameters.first, isContent(parameter.type.type),
                function.returns == nil
            else { return nil }
            return .method(name: function.name, label: parameter.label)
        case .property(let property):
            guard property.isSettable, !property.isStatic, isContent(property.type.type) else { return nil }
            return .property(name: property.name)
        }
    }

    /// By the property that views have by custom, where nobody else has what is shown.
    private static func showingByCustom(_ content: Content, _ component: Component) -> Preview.Showing? {
        guard !component.hasOtherRoles || !component.accessors.isEmpty else { return nil }
        return .property(name: content.declaration.kind.rawValue)
    }
}

extension Component {
    fileprivate var hasOtherRoles: Bool {
        roles.contains { !$0.isView && $0.type != nil }
    }
}
