import SourceFacts

/// Names that methods without parameters of several types have: a call of one that nobody knows the object of says nothing of any.
struct SharedMethodNames: CodeAnalysis {
    private let names: Set<UInt64>

    init(of subject: CodeSubject) {
        let code = subject.code
        let declared = code.jobs.map(code.types) { type in
            Set(type.members.filter { $0.kind == .method && $0.parameters.isEmpty }.map(\.baseName.fingerprint))
        }
        var once: Set<UInt64> = []
        names = declared.reduce(into: []) { shared, own in
            for name in own where !once.insert(name).inserted { shared.insert(name) }
        }
    }

    func contains(_ name: FactText) -> Bool { names.contains(name.fingerprint) }
}
