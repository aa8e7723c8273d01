import ScreenModel

/// A module that specs of another one may name: its own specs are compiled in the same run, or it is known by its summary.
///
/// An answer about specs is worked out each time, so that the questions behind it are recorded for the file that asks.
package struct ForeignModule: Sendable {
    private enum Source: Sendable {
        case summary(ModuleInterface)
        indirect case specs(Scope)
    }

    package let name: String
    private var source: Source

    package init(_ summary: ModuleInterface) {
        name = summary.name
        source = .summary(summary)
    }

    /// - Parameter scope: That of the module itself.
    package init(_ name: String, _ scope: Scope) {
        self.name = name
        source = .specs(scope)
    }

    /// The same module for one file, whose questions are written down.
    fileprivate func recording(into log: QuestionLog) -> ForeignModule {
        guard case .specs(let scope) = source else { return self }
        return ForeignModule(name, scope.recording(into: log))
    }

    /// Whether any name may be one of the module's, since nothing could be learned of it.
    var isUnknown: Bool {
        if case .summary(let interface) = source { interface.isUnknown } else { false }
    }

    func visibility(of path: String) -> ModuleInterface.Visibility {
        switch source {
        case .summary(let interface): return interface.visibility(of: path)
        case .specs(let scope):
            guard !path.isEmpty else { return .unknown }
            let first = path.firstDottedPart
            for name in [path, first] where scope.symbols.declares(name) {
                return scope.isHidden(name) ? .hidden(name) : .visible
            }
            return scope.symbols.isVisibleNamespace(first) ? .visible : .unknown
        }
    }

    /// For "did you mean": those that others may name.
    var typeNames: [String] {
        guard case .specs(let scope) = source else { return allTypeNames }
        return allTypeNames.filter { !scope.isHidden($0) }
    }

    /// Of a module whose specs are read, also those that only it may name: whoever means one is told that it is hidden.
    fileprivate var allTypeNames: [String] {
        switch source {
        case .summary(let interface): interface.typeNames
        case .specs(let scope): scope.symbols.typeNames
        }
    }

    fileprivate var screenNames: [String] {
        switch source {
        case .summary(let interface): interface.screens.keys.sorted()
        case .specs(let scope): scope.symbols.screenNames
        }
    }

    func conforms(_ path: String, to conformance: Synthesized) -> Bool {
        switch source {
        case .summary(let interface): return interface.conforms(path, to: conformance)
        case .specs(let scope):
            var conformances = ConformanceWalk(scope)
            return scope.shows(path) && conformances.conforms(path, to: conformance)
        }
    }

    /// The class of a view.
    func view(_ path: String) -> ModuleInterface.ViewClass? {
        switch source {
        case .summary(let interface): interface.types[path]?.view
        case .specs(let scope): scope.symbols.kind(of: path) == .view ? scope.shownViewClass(path) : nil
        }
    }

    /// A property of a model or of what a view shows, its type as other modules write it. A summary lists none.
    func property(_ name: String, of path: String) -> TypeKnowledge.Lookup {
        guard case .specs(let scope) = source, isClosed(path) else { return .unknown }
        let found = scope.knowledge.property(name, of: path)
        guard case .found(let type, let isSettable) = found else { return found }
        return .found(scope.qualified(type, by: self.name), isSettable: isSettable)
    }

    /// Whether all that a type is, is known: it is a model or what a view shows, and no protocol. A summary does not say so.
    func isClosed(_ path: String) -> Bool {
        guard case .specs(let scope) = source, scope.shows(path), let stored = scope.symbols.stored(path) else {
            return false
        }
        return stored.kind != .protocolModel
    }

    /// What opening a screen takes; `nil` where there is no such screen.
    func openings(ofScreen name: String) -> [ModuleInterface.Opening]? {
        switch source {
        case .summary(let interface): interface.openings(ofScreen: name)
        case .specs(let scope): scope.shownOpenings(ofScreen: name, of: self.name)
        }
    }
}

extension Scope {
    /// Whether only the module itself may name a type. One that is written by hand counts as visible: no spec says who may see it.
    func isHidden(_ name: String) -> Bool {
        symbols.access(of: name).map { $0 < .package } ?? false
    }

    fileprivate func shows(_ path: String) -> Bool {
        symbols.declares(path) && !isHidden(path)
    }
}

/// The modules that specs may name, by their names, and where questions about them are written down.
struct ForeignModules: Sendable {
    private let modules: [String: ForeignModule]
    var log: QuestionLog?

    init(_ modules: [String: ForeignModule]) {
        self.modules = modules
    }

    var names: Dictionary<String, ForeignModule>.Keys { modules.keys }

    subscript(_ name: String) -> ForeignModule? {
        guard let module = modules[name] else { return nil }
        return log.map(module.recording) ?? module
    }

    /// The module that a path starts with the name of, and the rest of the path.
    func module(ofPath path: String) -> (module: ForeignModule, rest: String)? {
        guard !modules.isEmpty, let dot = path.firstIndex(of: "."), let module = self[String(path[..<dot])] else {
            return nil
        }
        return (module, String(path[path.index(after: dot)...]))
    }

    /// Whether all that a type of another module is, is known.
    func isClosed(_ path: String) -> Bool {
        module(ofPath: path).map { $0.module.isClosed($0.rest) } ?? false
    }

    /// The types that are called so in other modules, with the names of these: `Catalog.Product`.
    func types(called name: String) -> [String] {
        names.sorted().filter { self[$0]?.allTypeNames.contains(name) == true }.map { "\($0).\(name)" }
    }

    /// All screens of other modules, with the names of these.
    var screenNames: [String] {
        names.sorted().flatMap { module in (self[module]?.screenNames ?? []).map { "\(module).\($0)" } }
    }

    /// The class of a view of another module: `Catalog.ProductCell`.
    func view(_ path: String) -> ModuleInterface.ViewClass? {
        module(ofPath: path).flatMap { $0.module.view($0.rest) }
    }
}
