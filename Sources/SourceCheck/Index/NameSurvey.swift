import SourceFacts

/// What rules ask of the names in all files and what the facts alone answer, so that it is found while types are put together.
struct NameSurvey: Sendable {
    /// The fingerprints of the names that the code, tests left out, reaches through some object.
    private(set) var reachedNames = FingerprintSet()
    private(set) var selectors = SelectorUses()
    private(set) var receivers = ProtocolReceivers()

    init(_ files: [CodeFile]) {
        for file in files {
            if !file.isTest {
                for name in file.facts.reachedNames { reachedNames.insert(name.fingerprint) }
            }
            selectors.add(file.facts)
            receivers.addProtocols(of: file.facts)
        }
        for file in files { receivers.addProperties(of: file.facts) }
    }
}
