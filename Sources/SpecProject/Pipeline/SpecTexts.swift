import ScreenSpecConcurrency
import ScreenSpecFileSystem
import ScreenSpecDiagnostics
import SpecFrontEnd

/// The specs of a run that were read, each once, and what they say by themselves.
package struct SpecTexts: Sendable {
    package struct Text: Sendable {
        package let source: SourceFile
        package let parsed: ParsedFile
        /// A hash of the bytes; `WatchedFile.unknownHash` of a file that can't be read.
        package let contents: UInt64
        /// What the system says of the file; `nil` where it can't be read, or its text is not that on the disk.
        package let watched: WatchedFile?
        /// What kept the file from being read.
        package let problems: [Diagnostic]

        fileprivate func isOf(_ other: SourceFile) -> Bool {
            source.id == other.id && source.path == other.path && source.bytes == other.bytes
        }
    }

    /// Reads the file of an absolute path.
    package typealias Reading = @Sendable (_ path: String) -> Result<StampedFile, FileProblem>

    private let files: SpecFiles
    private let jobs: Jobs
    private var read: Reading
    package private(set) var texts: [Text?]
    /// What an earlier run has read: a file that holds the same is not parsed again.
    private let earlier: [Text?]

    package init(_ files: SpecFiles, jobs: Jobs, read: @escaping Reading, after earlier: SpecTexts? = nil) {
        self.files = files
        self.jobs = jobs
        self.read = read
        self.earlier = earlier?.texts ?? []
        texts = Array(repeating: nil, count: files.count)
    }

    package subscript(_ position: Int) -> Text? { texts[position] }

    package func source(_ id: FileID) -> SourceFile? {
        files.position(id).flatMap { texts[$0]?.source }
    }

    /// Forgets a file, so that it is read again.
    mutating func remove(_ position: Int) {
        texts[position] = nil
    }

    /// The same files, of which others are read in another way.
    func reading(with read: @escaping Reading) -> SpecTexts {
        var texts = self
        texts.read = read
        return texts
    }

    /// Reads and parses those of some files that were not read yet.
    package mutating func load(_ positions: some Sequence<Int>) {
        let missing = positions.filter { texts[$0] == nil }.sorted()
        let (files, read, earlier) = (files, read, earlier)
        let loaded = jobs.map(missing) { position in
            Self.text(files, position, read, known: position < earlier.count ? earlier[position] : nil)
        }
        for (position, text) in zip(missing, loaded) {
            texts[position] = text
        }
    }

    private static func text(_ files: SpecFiles, _ position: Int, _ read: Reading, known: Text?) -> Text {
        let (id, path) = (files.id(position), files.paths[position])
        switch read(files.absolutePath(position)) {
        case .success(let content):
            let source = SourceFile(id: id, path: path, bytes: content.bytes)
            let hash = ContentHash(content.bytes).value
            return Text(
                source: source,
                parsed: known.flatMap { $0.isOf(source) ? $0.parsed : nil } ?? SpecParser.parse(source),
                contents: hash,
                watched: WatchedFile(path: path, content, hash: hash),
                problems: []
            )
        case .failure(let problem):
            let source = SourceFile(id: id, path: path, bytes: [])
            return Text(
                source: source,
                parsed: SpecParser.parse(source),
                contents: WatchedFile.unknownHash,
                watched: nil,
                problems: [problem.diagnostic(path: path, at: SourceRange(file: id, lower: 0, upper: 0))]
            )
        }
    }
}
