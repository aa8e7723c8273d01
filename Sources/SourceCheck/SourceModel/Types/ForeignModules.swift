import ScreenSpecDiagnostics
import SourceFacts
import SystemTypes

/// The modules that types of packages come from, as far as the files that name them leave no doubt.
package struct ForeignModules: Sendable {
    private let index: CodeIndex
    /// What each file imports beside modules of the system, by the number of the file.
    private let packages: [Int: Set<String>]
    /// What the project's own code calls types within others, aliases among them, and the parameters of generic ones.
    private let innerNames: Set<String>

    package init(_ index: CodeIndex) {
        self.index = index
        var packages: [Int: Set<String>] = [:]
        for (number, file) in index.files.enumerated() where !file.facts.isGenerated && !file.isForeign {
            packages[number] = Set(file.facts.imports.map(\.module.string)).filter { !SystemTypes.isKnownModule($0) }
        }
        self.packages = packages
        let own = index.types.filter { !index.file(of: $0).isForeign }
        innerNames = Set(own.filter { $0.parent != nil }.map(\.name)).union(
            own.flatMap { $0.declaration.genericParameters.map(\.name.string) }
        )
    }

    /// Whether none of the project's own code declares a type: at most that of others in folders of the project does.
    package func isForeign(_ name: String) -> Bool {
        index.types(named: name).allSatisfy { index.file(of: index[$0]).isForeign }
    }

    /// The module to import for a type that neither the project's own code nor the system declares; `nil` where it may be one of several.
    package func module(of name: String) -> String? {
        let base = String(name.prefix { $0 != "<" && $0 != "." })
        guard isForeign(base), !SystemTypes.hasSystemPrefix(base) else { return nil }
        let naming = index.files(saying: NameFingerprint.of(base)).compactMap { packages[$0] }
        guard let first = naming.first else { return nil }
        // What all files import that name it, so that each of them sees it through any of these.
        let common = naming.dropFirst().reduce(first) { $0.intersection($1) }
        if let known = Self.known.first(where: { $0.types.contains(base) }) {
            return known.modules.first(where: common.contains)
        }
        guard !innerNames.contains(base) else { return nil }
        return common.count == 1 ? common.first : nil
    }

    /// Names that the system has as well, and that the files that name them have of a package.
    package var namesakes: [String] {
        let imported = packages.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        return Self.known.filter { $0.modules.contains(where: imported.contains) }.flatMap(\.types).filter { name in
            SystemTypes.module(of: name) != nil && module(of: name) != nil
        }
    }

    /// Those that are imported together more often than not, with the modules that bring them, the best one first.
    private static let known: [(types: Set<String>, modules: [String])] = [
        (
            [
                "AnyObserver", "AsyncSubject", "BehaviorSubject", "Completable", "CompositeDisposable", "Disposable",
                "DisposeBag", "Infallible", "Maybe", "Observable", "ObservableType", "ObserverType", "PublishSubject",
                "ReplaySubject", "SchedulerType", "Single",
            ],
            ["RxSwift"]
        ),
        (["BehaviorRelay", "PublishRelay", "ReplayRelay"], ["RxRelay", "RxCocoa"]),
        (["Binder", "ControlEvent", "ControlProperty", "Driver", "SharedSequence", "Signal"], ["RxCocoa"]),
    ]
}
