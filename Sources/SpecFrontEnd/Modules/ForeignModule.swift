import ScreenModel
import ScreenSpecDiagnostics

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

    /// For "did you mean".
    var typeNames: [String] {
        switch source {
        case .summary(let interface): interface.typeNames
        case .specs(let scope): scope.symbols.typeNames.filter { !scope.isHidden($0) }
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

    /// The class of a view of another module: `Catalog.ProductCell`.
    func view(_ path: String) -> ModuleInterface.ViewClass? {
        module(ofPath: path).flatMap { $0.module.view($0.rest) }
    }
}
