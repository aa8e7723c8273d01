import SourceFacts

/// In which files paths mention certain names, by whatever root: what may be a use of a member called so.
struct NameMentions: Sendable {
    /// The numbers of files, in rising order, by the fingerprints of names. Two names that share one are mentioned together,
    /// which at worst calls a fix unsafe that is not.
    private var files: [UInt64: [Int32]] = [:]

    init(of names: Set<UInt64>, in index: CodeIndex) {
        for (number, file) in index.files.enumerated() {
            for name in file.facts.mentionedNames {
                let fingerprint = name.fingerprint
                guard names.contains(fingerprint) else { continue }
                files[fingerprint, default: []].append(Int32(truncatingIfNeeded: number))
            }
        }
    }

    /// Whether a file other than these mentions the name.
    func isMentioned(_ name: String, outside own: Set<Int>) -> Bool {
        files[FactText.fingerprint(of: name)]?.contains { !own.contains(Int($0)) } ?? false
    }
}
