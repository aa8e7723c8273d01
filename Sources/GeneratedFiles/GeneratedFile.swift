import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// One file that the compiler makes, before anybody looks at the disk.
package struct GeneratedFile: Sendable {
    /// What a file is made from, and thus when it is stale.
    package enum Origin: Hashable, Sendable {
        /// One spec, by its path as reports show it: relative to the project's folder.
        case spec(String)
        /// All specs of the module.
        case allSpecs
    }

    /// Relative to the output folder, with `/` between its parts.
    package var path: String
    package var origin: Origin
    /// What follows the header.
    package var body: [UInt8]
    /// The places that lines of the body come from.
    package var owners: LineOwners

    package init(path: String, origin: Origin, body: [UInt8], owners: LineOwners = LineOwners()) {
        self.path = path
        self.origin = origin
        self.body = body
        self.owners = owners
    }
}

/// A folder of generated files, and all that shall be in it.
package struct OutputFolder: Sendable {
    /// Absolute.
    package var path: String
    /// As people see it, relative to the project's folder.
    package var displayPath: String
    package var files: [GeneratedFile]
    package var kind: Kind
    package var languageVersion: Int
    /// Whether this run had all specs that make files here; otherwise the files of other specs stay.
    package var coversAllSpecs: Bool
    /// Whether what this run does not make is stale even where its spec exists: another module makes it elsewhere.
    package var isExclusive: Bool
    /// Which other files of the folder may be stale.
    package var search = StaleSearch.all

    /// What to look for beside the files that shall be.
    package enum StaleSearch: Sendable, Equatable {
        case all
        /// Files that are known to be as they should.
        case allBut(Set<String>)
        /// The folder is known to hold nothing else.
        case nothing
    }

    package init(
        path: String,
        displayPath: String,
        files: [GeneratedFile],
        kind: Kind = .swift,
        languageVersion: Int = 1,
        coversAllSpecs: Bool,
        isExclusive: Bool = false
    ) {
        self.path = path
        self.displayPath = displayPath
        self.files = files
        self.kind = kind
        self.languageVersion = languageVersion
        self.coversAllSpecs = coversAllSpecs
        self.isExclusive = isExclusive
    }

    /// What sort of files a folder holds.
    package struct Kind: Hashable, Sendable {
        /// Only files of one of these types are looked at when stale ones are removed.
        package var types: [FileType]
        /// Swift refuses two files of one name in a module, whatever their folders.
        package var requiresUniqueNames: Bool
        /// The command that makes them: `screenspec compile`.
        package var command: String

        package init(types: [FileType], requiresUniqueNames: Bool = false, command: String = "screenspec compile") {
            self.types = types
            self.requiresUniqueNames = requiresUniqueNames
            self.command = command
        }

        package init(suffixes: [String], comment: CommentSyntax, requiresUniqueNames: Bool = false) {
            self.init(
                types: suffixes.map { FileType(suffix: $0, comment: comment) },
                requiresUniqueNames: requiresUniqueNames
            )
        }

        package static let swift = Kind(suffixes: [".swift"], comment: .slashes, requiresUniqueNames: true)

        package var suffixes: [String] { types.map(\.suffix) }

        /// How a file writes the lines of its header.
        func comment(of path: String) -> CommentSyntax {
            types.first { path.hasSuffix($0.suffix) }?.comment ?? .slashes
        }
    }

    /// Files with one suffix, and how they write a comment.
    package struct FileType: Hashable, Sendable {
        package var suffix: String
        package var comment: CommentSyntax

        package init(suffix: String, comment: CommentSyntax) {
            self.suffix = suffix
            self.comment = comment
        }
    }

    package func display(_ path: String) -> String {
        Paths.display(path, in: displayPath)
    }

    /// The header of a file, with an empty line after it where something follows.
    package func head(of file: GeneratedFile) -> [UInt8] {
        let separator: [UInt8] = file.body.isEmpty ? [] : [UInt8(ascii: "\n")]
        let header = OutputHeader(
            origin: file.origin,
            languageVersion: languageVersion,
            hash: ContentHash(separator + file.body)
        )
        return Array(header.text(kind.comment(of: file.path)).utf8) + separator
    }

    /// The owner of a line of the whole file, counted from 0.
    func owner(ofLine line: Int, in file: GeneratedFile) -> SourceRange? {
        line <= OutputHeader.lineCount ? nil : file.owners.owner(ofLine: line - OutputHeader.lineCount - 1)
    }
}
