import SourceFacts

/// The views that a view controller makes its own: one class of views for the layout, one controller that uses it.
///
/// A controller takes a root view by assigning a new one to `view`, by naming it as a generic argument of its superclass
/// (`class LoginController: Controller<LoginView>`), as the type that a protocol asks for (`typealias RootView = LoginView`),
/// or by casting `view` to it.
package struct RootViews: Sendable {
    /// The controllers by root view, in the order of the sources.
    private var controllers: [TypeID: [TypeID]] = [:]
    /// The root views by controller, without the classes that they inherit.
    private var views: [TypeID: [TypeID]] = [:]

    init(_ index: CodeIndex) {
        for type in index.types where type.isClass && index.isViewController(type.id) {
            for view in Self.rootViews(of: type, in: index) where controllers[view]?.last != type.id {
                controllers[view, default: []].append(type.id)
                views[type.id, default: []].append(view)
            }
        }
        // What holds for a root view holds for the classes that it inherits its subviews from.
        for (view, owners) in controllers.sorted(by: { $0.key < $1.key }) {
            for ancestor in index.classes(from: view).dropFirst() where controllers[ancestor] == nil {
                controllers[ancestor] = owners
            }
        }
    }

    package func contains(_ view: TypeID) -> Bool {
        controllers[view] != nil
    }

    package func controllers(of view: TypeID) -> [TypeID] {
        controllers[view] ?? []
    }

    /// The views that a controller makes its own, in the order of the sources.
    package func views(of controller: TypeID) -> [TypeID] {
        views[controller] ?? []
    }

    private static func rootViews(of controller: CodeType, in index: CodeIndex) -> [TypeID] {
        var found: [TypeID] = []
        func add(_ type: TypeFact, _ declaration: DeclarationFact?) {
            for candidate in index.lookup(type, in: declaration).candidates where index.isView(candidate) {
                found.append(candidate)
            }
        }
        for declaration in controller.declarations {
            for inherited in declaration.inheritedTypes {
                for argument in inherited.type.genericArguments { add(argument, declaration.parent) }
            }
            for nested in declaration.nested {
                if let aliased = nested.aliasedType { add(aliased, declaration) }
            }
            for member in declaration.members {
                for assignment in member.assignments where isOwnView(assignment.target) {
                    found += index.type(of: assignment.value, in: member).candidates.filter { index.isView($0) }
                }
                addCasts(of: member, to: &found, index)
            }
        }
        return found
    }

    /// `var loginView: LoginView { view as! LoginView }`.
    private static func addCasts(of member: MemberFact, to found: inout [TypeID], _ index: CodeIndex) {
        guard member.kind == .computedProperty || member.isLazy, let type = member.type,
            member.uses.contains(where: { isOwnView($0) }), member.typeUses.contains(where: { $0.role == .cast })
        else { return }
        found += index.lookup(type, in: member).candidates.filter { index.isView($0) }
    }

    /// The properties to whose values a controller sets its `view`.
    static func rootProperties(of controller: CodeType) -> [FactText] {
        controller.declarations.flatMap(\.members).flatMap(\.assignments).compactMap { assignment in
            guard isOwnView(assignment.target), assignment.value.kind == .path else { return nil }
            return assignment.value.use?.propertyOfSelf
        }
    }

    /// `view` or `self.view`.
    private static func isOwnView(_ use: UseFact) -> Bool {
        guard let path = use.selfPath, path.count == 1, let name = path.first?.name else { return false }
        return name == "view"
    }
}
