import SourceFacts

extension CodeIndex {
    /// The names that some code, tests and what other tools generate left out, reaches through an object.
    static func namesReached(in files: [CodeFile]) -> Set<UInt64> {
        var names: Set<UInt64> = []
        for file in files where !file.isTest && !file.facts.isGeneratedElsewhere {
            for name in file.facts.reachedNames { names.insert(name.fingerprint) }
        }
        return names
    }

    /// Whether the name is one of those.
    func isReached(_ name: FactText) -> Bool {
        reachedNames.contains(name.fingerprint)
    }

    /// Whether code of another file that names a class, or one below it, reaches the name through an object, tests left out.
    func isReached(_ name: FactText, whereNamed type: CodeType) -> Bool {
        let classes = [type.id] + subclasses(of: type.id)
        let naming = Set(classes.flatMap { files(saying: self[$0].declaration.name) })
        return files(saying: name).contains { number in
            number != type.file && naming.contains(number) && !file(at: number).isTest
                && file(at: number).facts.reachedNames.contains { $0.fingerprint == name.fingerprint }
        }
    }
}
