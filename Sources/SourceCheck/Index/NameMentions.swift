import SourceFacts

/// In which files paths mention certain names, by whatever root: what may be a use of a member called so.
struct NameMentions: Sendable {
    /// The numbers of files, in rising order, by the fingerprints of names. Two names that share one are mentioned together,
    /// which at worst calls a fix unsafe that is not.
    private var files: [UInt64: [Int32]] = [:]

    init(of names: FingerprintSet, in index: CodeIndex) {
        let mentioned = index.concurrency.map(inPieces: index.files) { file in
            var found: [UInt64] = []
            for name in file.facts.mentionedNames {
                let fingerprint = name.fingerprint
                if names.contains(fingerprint) { found.append(fingerprint) }
            }
            return found
        }
        for (number, fingerprints) in mentioned.enumerated() {
            for fingerprint in fingerprints {
                files[fingerprint, default: []].append(Int32(truncatingIfNeeded: number))
            }
        }
    }

    /// Whether a file other than these mentions the name.
    func isMentioned(_ name: String, outside own: Set<Int>) -> Bool {
        files[FactText.fingerprint(of: name)]?.contains { !own.contains(Int($0)) } ?? false
    }
}
