import SourceFacts

extension CodeIndex {
    /// Whether some code, tests left out, reaches the name through an object.
    func isReached(_ name: FactText) -> Bool {
        allReachedNames {
            var names = FingerprintSet()
            for file in files where !file.isTest {
                for name in file.facts.reachedNames { names.insert(name.fingerprint) }
            }
            return names
        }
        .contains(name.fingerprint)
    }
}
