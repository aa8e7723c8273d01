import SourceFacts

/// In which files paths mention certain names, by whatever root: what may be a use of a member called so.
struct NameMentions: Sendable {
    private enum Mention: Sendable {
        case nowhere
        /// The number of a file.
        case inOneFile(Int)
        case inSeveralFiles
    }

    private let names: FingerprintSet
    /// By the places of names. Two names that share a fingerprint are mentioned together, which at worst calls a fix unsafe that
    /// is not.
    private var mentions: [Mention]

    init(of names: FingerprintSet, in index: CodeIndex) {
        self.names = names
        mentions = Array(repeating: .nowhere, count: names.placeCount)
        let mentioned = index.concurrency.map(inPieces: index.files) { file in
            file.facts.mentionedNames.compactMap { names.place(of: $0.fingerprint) }
        }
        for (file, places) in mentioned.enumerated() {
            for place in places { add(file, at: place) }
        }
    }

    private mutating func add(_ file: Int, at place: Int) {
        switch mentions[place] {
        case .nowhere: mentions[place] = .inOneFile(file)
        case .inOneFile(let other) where other == file: break
        case .inOneFile, .inSeveralFiles: mentions[place] = .inSeveralFiles
        }
    }

    /// Whether a file other than this one mentions the name.
    func isMentioned(_ name: FactText, outside file: Int) -> Bool {
        switch names.place(of: name.fingerprint).map({ mentions[$0] }) {
        case nil, .nowhere: false
        case .inOneFile(let only): only != file
        case .inSeveralFiles: true
        }
    }
}
