import ScreenSpecDiagnostics

/// The spec files that paths, folders and globs name, sorted and each once.
package struct FileDiscovery: Sendable {
    /// What spec files end in, so that build systems find them unread.
    package static let suffixes = [".screen.yaml", ".view.yaml", ".models.yaml", ".architecture.yaml"]

    /// The folder from which relative paths start: that of the project file, or the one the program was started in.
    package let folder: String
    private let suffixes: [String]
    /// What is found beside them, and not asked for in messages.
    private let companions: [String]
    private let wanted: Wanted
    private let listings: FolderListings?
    private let overlay: FileOverlay

    /// - Parameters:
    ///   - companions: What other files end in that are found beside those.
    ///   - listings: Those of folders that were listed already.
    ///   - overlay: Texts of which some may have no file yet; they are found all the same, and what it leaves out is not.
    package init(
        folder: String,
        suffixes: [String] = FileDiscovery.suffixes,
        companions: [String] = [],
        wanted: Wanted = .specs,
        listings: FolderListings? = nil,
        overlay: FileOverlay = FileOverlay()
    ) {
        self.folder = Paths.normalised(folder)
        self.listings = listings
        self.overlay = overlay
        self.suffixes = suffixes
        self.companions = companions
        self.wanted = wanted
    }

    /// What the files are called in messages, and which rule says that there are none.
    package struct Wanted: Sendable {
        package let name: String
        package let file: String
        package let nothingFound: RuleDescription
        /// Whether folders may be called like the files, as those of repositories are: `Alamofire.swift`.
        let entersNamedFolders: Bool
        /// What files end in that are easily taken for these, and are none.
        let misnamed: [String]

        package static let specs = Wanted(
            name: "spec",
            file: "spec file",
            nothingFound: .noSpecs,
            entersNamedFolders: false,
            misnamed: FileDiscovery.suffixes.map { "\($0.dropLast(5)).yml" }
        )
        package static let sources = Wanted(
            name: "Swift file",
            file: "Swift file",
            nothingFound: .noSources,
            entersNamedFolders: true,
            misnamed: []
        )
    }

    package struct Found: Sendable {
        /// Absolute, in the order of the paths that people see.
        package var paths: [String] = []
        package var diagnostics: [Diagnostic] = []
        /// The folders that were looked into: as long as none has other entries, nothing else would be found.
        package var folders: [WatchedFile] = []
        /// Whether symbolic links were met, which may lead elsewhere without any of the folders changing.
        package var meetsLinks = false
    }

    /// Whether a file lies in a folder that is never entered unless it is named.
    package static func passesOver(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0 != ".." && FolderWalk.isSkipped(folder: String($0)) }
    }

    /// What a command line names.
    package func find(_ arguments: [String]) -> Found {
        find(arguments.map { (text: $0, range: nil) })
    }

    /// What is named somewhere; what is wrong with a name is found where it stands.
    package func find(_ arguments: [(text: String, range: SourceRange?)]) -> Found {
        var named = Named()
        named.unsaved = overlay.added
        for (argument, range) in arguments {
            named.range = range
            resolve(argument, into: &named)
        }
        // Folders first, so that a file keeps the path that leads to it without a link.
        var walk = FolderWalk(
            suffixes: suffixes + companions + wanted.misnamed,
            entersNamedFolders: wanted.entersNamedFolders,
            listings: listings
        )
        for (_, path, _) in named.folders { walk.add(folder: path) }
        for (path, identity) in named.files { walk.add(file: path, identity: identity) }
        walk.followLinks()
        let misnamed = walk.files.filter { path in wanted.misnamed.contains { path.hasSuffix($0) } }
        let leftOut = overlay.absent.union(misnamed)
        let files = (leftOut.isEmpty ? walk.files : walk.files.filter { !leftOut.contains($0) }) + unsaved(named)

        var diagnostics = named.diagnostics
        diagnostics += misnamed.map { path in
            wanted.nothingFound.finding(
                at: nil,
                "'\(Paths.display(path, from: folder))' is not read: the name of a \(wanted.name) ends in .yaml.",
                help: ["Rename it."]
            )
        }
        diagnostics += walk.problems.map { path, error in
            FileProblem.unreadable(error).diagnostic(path: Paths.display(path, from: folder))
        }
        diagnostics += named.folders.compactMap { argument, path, range in
            let isEmpty = !files.contains { Paths.isInside($0, path) }
            return isEmpty ? withoutSpecs(argument, range) : nil
        }
        return Found(
            paths: Self.eachOnce(files.sorted()),
            diagnostics: diagnostics,
            folders: walk.folders + named.searched,
            meetsLinks: walk.meetsLinks
        )
    }

    private static func eachOnce(_ sorted: [String]) -> [String] {
        guard zip(sorted, sorted.dropFirst()).contains(where: ==) else { return sorted }
        return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    /// What the arguments themselves lead to, before any folder is entered.
    fileprivate struct Named {
        var folders: [(argument: String, path: String, range: SourceRange?)] = []
        var files: [(path: String, identity: FileIdentity)] = []
        var diagnostics: [Diagnostic] = []
        /// Where the argument stands that is looked at.
        var range: SourceRange?
        /// The folders that patterns were looked for in.
        var searched: [WatchedFile] = []
        /// The paths of texts that the disk has no file for.
        var unsaved: [String] = []
        /// Those of them that are named themselves, or by a pattern, and folders that hold nothing else.
        var namedUnsaved: [String] = []

        /// Whether a path leads to a text that the disk has no file for, or to a folder with such ones.
        mutating func takeUnsaved(_ path: String) -> Bool {
            guard unsaved.contains(where: { Paths.isInside($0, path) }) else { return false }
            namedUnsaved.append(path)
            return true
        }
    }

    /// The texts without a file that would be found if they had one.
    private func unsaved(_ named: Named) -> [String] {
        guard !named.unsaved.isEmpty else { return [] }
        let folders = named.folders.map(\.path) + named.namedUnsaved
        return named.unsaved.filter { path in
            folders.contains { folder in
                guard Paths.isInside(path, folder), path != folder else { return path == folder }
                return isSpec(path) && !Paths.name(of: path).hasPrefix(".")
                    && !Self.passesOver(Paths.display(path, from: folder))
            }
        }
    }

    private func resolve(_ argument: String, into named: inout Named) {
        let path = Paths.normalised(Paths.join(folder, argument))
        do throws(SystemError) {
            guard !argument.isEmpty, !argument.utf8.contains(0) else { throw .missing }
            let status = try FileStatus(path: path)
            if status.kind == .folder, isEntered(path) {
                named.folders.append((argument, path, named.range))
            } else {
                named.files.append((path, status.identity))
            }
        } catch {
            if named.takeUnsaved(path) { return }
            // A pattern may well be longer than a path can be.
            guard error.isMissing || GlobPattern.hasWildcard(argument) else {
                named.diagnostics.append(FileProblem.unreadable(error).diagnostic(path: argument, at: named.range))
                return
            }
            guard GlobPattern.hasWildcard(argument) else {
                named.diagnostics.append(missing(argument, path: path, at: named.range))
                return
            }
            expand(argument, into: &named)
        }
    }

    /// Whether a folder is looked into, rather than taken for a file by its name.
    private func isEntered(_ path: String) -> Bool {
        wanted.entersNamedFolders || !isSpec(path)
    }

    private func isSpec(_ path: String) -> Bool {
        FolderWalk.hasSuffix(Paths.name(of: path), among: suffixes + companions)
    }

    private func expand(_ argument: String, into named: inout Named) {
        guard let pattern = GlobPattern(argument) else {
            named.refuse(
                "'\(argument.prefix(80))' is too long or its braces spell out more than \(GlobPattern.alternativeLimit) paths.",
                help: "Name several patterns instead."
            )
            return
        }
        let (matches, searched) = GlobSearch(pattern, from: folder).run()
        named.searched += searched
        let entered = matches.filter { $0.isFolder && isEntered($0.path) }
        let folders = entered.map { (argument, $0.path, named.range) }
        let files = matches.filter { isSpec($0.path) && !($0.isFolder && isEntered($0.path)) }
            .map { ($0.path, $0.identity) }
        let selection = PathSelection(patterns: [argument])
        let unsaved = named.unsaved.filter { path in
            let path = Paths.display(path, from: folder)
            return isSpec(path) && selection.contains(path) && !Self.passesOver(path)
        }
        named.namedUnsaved += unsaved
        if !unsaved.isEmpty {
            // There is something to find, if not on the disk.
        } else if matches.isEmpty {
            named.refuse("No file matches '\(argument)' in '\(folder)'.", help: "Correct the pattern.")
        } else if folders.isEmpty, files.isEmpty {
            named.refuse(
                "'\(argument)' matches no \(wanted.file): a \(wanted.name) ends in \(suffixes.formattedList).",
                help: "Rename it, or name the file itself, which is then read whatever its name."
            )
        }
        named.folders += folders
        named.files += files
    }

    /// Names the first part of the path that does not exist, with what may have been meant.
    private func missing(_ argument: String, path: String, at range: SourceRange?) -> Diagnostic {
        var parent = Paths.folder(of: path)
        var name = Paths.name(of: path)
        var siblings = try? FolderListing(path: parent)
        while siblings == nil, parent != "/" {
            name = Paths.name(of: parent)
            parent = Paths.folder(of: parent)
            siblings = try? FolderListing(path: parent)
        }
        let names = (siblings?.entries ?? []).map(\.name)
        let suggestion = Spelling.closest(to: name, among: names).map { close in
            "; did you mean '\(Paths.display(Paths.join(parent, close), from: folder))'?"
        }
        return RuleDescription.noSuchPath.finding(
            at: range,
            "There is no file or folder '\(argument)'\(suggestion ?? ".")",
            help: suggestion == nil ? ["Correct the path."] : []
        )
    }

    private func withoutSpecs(_ argument: String, _ range: SourceRange?) -> Diagnostic {
        wanted.nothingFound.finding(
            at: range,
            "'\(argument)' holds no \(wanted.file): a \(wanted.name) ends in \(suffixes.formattedList)."
        )
    }
}

extension FileDiscovery.Named {
    /// A path or pattern that leads to nothing.
    fileprivate mutating func refuse(_ message: String, help: String) {
        diagnostics.append(RuleDescription.noSuchPath.finding(at: range, message, help: [help]))
    }
}
