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
        // Few members come so far that a list of the texts of all files would be worth its memory.
        let classes = ([type.id] + subclasses(of: type.id)).map { self[$0].declaration.name.fingerprint }
        return files.indices.contains { number in
            let file = files[number]
            return number != type.file && !file.isTest
                && classes.contains { file.facts.contains(textWith: $0) }
                && file.facts.reachedNames.contains { $0.fingerprint == name.fingerprint }
        }
    }
}
