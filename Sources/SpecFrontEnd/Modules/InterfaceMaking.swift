import SystemTypes
import ScreenModel

extension ModuleInterface {
    /// What a module's specs show; `nil` where the project is one module.
    package init?(of scope: Scope) {
        guard let module = scope.module else { return nil }
        let names = scope.symbols.typeNames
        self.init(
            name: module,
            types: names.filter { !scope.isHidden($0) }.compactMap(scope.shownType),
            screens: scope.symbols.names.screens.names.compactMap { scope.shownScreen($0, of: module) },
            hidden: Set(names.filter(scope.isHidden))
        )
    }

    /// What the documents of one file add to the interface of their module; `nil` where the project is one module.
    package init?(of scope: Scope, outlines: ArraySlice<ComponentOutline>, models: [Model]) {
        guard let module = scope.module else { return nil }
        let names = Set(outlines.flatMap(\.typeNames) + models.map(\.name.text))
        self.init(
            name: module,
            types: names.sorted().filter { !scope.isHidden($0) }.compactMap(scope.shownType),
            screens: outlines.filter(\.isScreen).compactMap {
                scope.shownScreen($0.declaration.name.text, of: module)
            }
        )
    }
}

/// What other modules learn of the names of this one.
extension Scope {
    fileprivate func shownType(_ name: String) -> ModuleInterface.TypeEntry? {
        guard let kind = symbols.kind(of: name) else { return nil }
        return ModuleInterface.TypeEntry(
            name: name,
            conformances: shownConformances(of: name),
            view: kind == .view ? shownViewClass(name) : nil
        )
    }

    private func shownConformances(of name: String) -> [String] {
        var found: [String] = []
        var walk = ConformanceWalk(self)
        // The stronger ones first: what they bring along is not said again.
        for conformance in [Synthesized.codable, .decodable, .encodable, .hashable, .equatable, .sendable]
        where !found.implies(conformance) && walk.conforms(name, to: conformance) {
            found.append(conformance.rawValue)
        }
        return found
    }

    /// Follows superclasses to the first that the platform has, and gathers what specs on the way give the class.
    func shownViewClass(_ name: String) -> ModuleInterface.ViewClass {
        var view = ModuleInterface.ViewClass(platformClass: nil, properties: [], isOpen: false)
        var properties: Set<String> = []
        var events: Set<String> = []
        var current: String? = name
        for _ in 0..<TypeKnowledge.longestChain {
            guard let name = current else { break }
            if let own = symbols.viewClass(name) {
                properties.formUnion(own.properties.map(\.name))
                events.formUnion(symbols.ownEvents(of: name))
                current = own.superclass
            } else if let other = dependencies.view(name) {
                properties.formUnion(other.properties)
                events.formUnion(other.events)
                view.platformClass = other.platformClass
                view.isOpen = view.isOpen || other.isOpen
                break
            } else if let external = externals.entry(for: name) {
                view.isOpen = true
                current = external.inherits?.type.description
            } else if SystemTypes.type(named: name)?.kind == .class {
                view.platformClass = name
                break
            } else {
                current = knowledge.superclass(of: name)
            }
        }
        view.properties = properties.sorted()
        view.events = events.sorted()
        return view
    }

    fileprivate func shownScreen(_ name: String, of module: String) -> ModuleInterface.ScreenEntry? {
        shownOpenings(ofScreen: name, of: module).map { openings in
            let leads = symbols.leads(ofScreen: name).map { lead in
                var lead = lead
                lead.destinations = lead.destinations.map { name in
                    let isOwn = symbols.openings(ofScreen: name) != nil || symbols.declares(name.firstDottedPart)
                    return isOwn ? "\(module).\(name)" : name
                }
                return lead
            }
            return ModuleInterface.ScreenEntry(name: name, opens: openings, leads: leads)
        }
    }

    /// What opening a screen takes, with the types as other modules write them.
    func shownOpenings(ofScreen name: String, of module: String) -> [ModuleInterface.Opening]? {
        guard let openings = symbols.openings(ofScreen: name) else { return nil }
        let short = symbols.shortNames(ofScreen: name)
        return openings.map { opening in
            var opening = opening
            opening.type = qualified(opening.type.replacingFirstNames(short), by: module)
            return opening
        }
    }

    /// The type as other modules write it: `Catalog.Product`.
    func qualified(_ type: SwiftType, by module: String) -> SwiftType {
        var names: [String: String] = [:]
        type.forEachName { name in
            guard let first = name.components.first?.name else { return }
            if symbols.declares(first) || symbols.isNamespace(first) { names[first] = "\(module).\(first)" }
        }
        return names.isEmpty ? type : type.replacingFirstNames(names)
    }
}

extension ComponentOutline {
    /// The names of all types that the document makes or that play its roles.
    fileprivate var typeNames: [String] {
        [viewType, hasClosures ? "\(viewType).Actions" : nil, delegateName].compactMap(\.self)
            + contents.map(\.fullTypeName) + roles.compactMap(\.type) + channelProtocols.values
    }
}
