import SystemTypes
import ScreenModel
import ScreenSpecDiagnostics

extension ModuleInterface {
    /// What a module's specs show; `nil` where the project is one module.
    package init?(of scope: Scope) {
        guard let module = scope.module else { return nil }
        let maker = InterfaceMaker(scope: scope, module: module)
        let (visible, hidden) = maker.split(scope.symbols.typeNames)
        self.init(
            name: module,
            types: visible.compactMap(maker.type),
            screens: scope.symbols.outlines.filter(\.declaration.isScreen).map(maker.screen),
            hidden: Set(hidden)
        )
    }

    /// What the documents of one file add to the interface of their module; `nil` where the project is one module.
    package init?(of scope: Scope, outlines: ArraySlice<ComponentOutline>, models: [Model]) {
        guard let module = scope.module else { return nil }
        let maker = InterfaceMaker(scope: scope, module: module)
        let names = Set(outlines.flatMap(\.typeNames) + models.map(\.name.text))
        self.init(
            name: module,
            types: maker.split(names.sorted()).visible.compactMap(maker.type),
            screens: outlines.filter(\.declaration.isScreen).map(maker.screen)
        )
    }
}

private struct InterfaceMaker {
    let scope: Scope
    let module: String

    /// A type that is written by hand counts as visible: no spec says who may see it.
    func split(_ names: [String]) -> (visible: [String], hidden: [String]) {
        let isHidden = names.map { scope.symbols.access(of: $0).map { $0 < .package } ?? false }
        let pairs = zip(names, isHidden)
        return (pairs.filter { !$0.1 }.map(\.0), pairs.filter(\.1).map(\.0))
    }

    func type(_ name: String) -> ModuleInterface.TypeEntry? {
        guard let symbol = scope.symbols[name] else { return nil }
        var view: ModuleInterface.ViewClass?
        if case .view = symbol { view = viewClass(name) }
        return ModuleInterface.TypeEntry(name: name, conformances: conformances(of: name), view: view)
    }

    private func conformances(of name: String) -> [String] {
        var found: [String] = []
        // The stronger ones first: what they bring along is not said again.
        for conformance in [Synthesized.codable, .decodable, .encodable, .hashable, .equatable, .sendable]
        where !found.implies(conformance) && scope.conformances.conforms(name, to: conformance) {
            found.append(conformance.rawValue)
        }
        return found
    }

    /// Follows superclasses to the first that the platform has, and gathers what specs on the way give the class.
    private func viewClass(_ name: String) -> ModuleInterface.ViewClass {
        var view = ModuleInterface.ViewClass(platformClass: nil, properties: [], isOpen: false)
        var properties: Set<String> = []
        var current: String? = name
        // A class that inherits from itself is reported elsewhere.
        for _ in 0..<64 {
            guard let name = current else { break }
            if let own = scope.symbols.component(ofViewType: name) {
                properties.formUnion(own.ownProperties.map(\.name))
                current = own.superclassName
            } else if let other = scope.dependencies.view(name) {
                properties.formUnion(other.properties)
                view.platformClass = other.platformClass
                view.isOpen = view.isOpen || other.isOpen
                break
            } else if let external = scope.externals.entry(for: name) {
                view.isOpen = true
                current = external.inherits?.type.description
            } else if SystemTypes.type(named: name)?.kind == .class {
                view.platformClass = name
                break
            } else {
                current = scope.knowledge.superclass(of: name)
            }
        }
        view.properties = properties.sorted()
        return view
    }

    func screen(_ outline: ComponentOutline) -> ModuleInterface.ScreenEntry {
        let short = TypeResolver.ownNames(of: outline, in: scope)
        return ModuleInterface.ScreenEntry(
            name: outline.declaration.name.text,
            opens: (outline.declaration.screen?.opens ?? []).map { parameter in
                ModuleInterface.Opening(
                    name: parameter.name,
                    type: qualified(parameter.type.type.replacingFirstNames(short)),
                    place: parameter.range
                )
            }
        )
    }

    /// The type as other modules write it: `Catalog.Product`.
    private func qualified(_ type: SwiftType) -> SwiftType {
        var names: [String: String] = [:]
        type.forEachName { name in
            guard let first = name.components.first?.name else { return }
            if scope.symbols[first] != nil || scope.symbols.isNamespace(first) { names[first] = "\(module).\(first)" }
        }
        return names.isEmpty ? type : type.replacingFirstNames(names)
    }
}

extension ComponentOutline {
    /// The names of all types that the document makes or that play its roles.
    fileprivate var typeNames: [String] {
        [viewType, content?.fullTypeName, hasClosures ? "\(viewType).Actions" : nil, delegateName].compactMap(\.self)
            + roles.compactMap(\.type) + channelProtocols.values
    }
}
