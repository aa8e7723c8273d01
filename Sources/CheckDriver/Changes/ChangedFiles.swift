import SpecProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// The files that have changed since a branch left another one, those of the working tree and untracked ones included.
package struct ChangedFiles: Sendable {
    /// Absolute, without symbolic links in the way to the repository.
    private let paths: Set<String>
    /// By the names that git has for them.
    private let changes: [Change]
    private let git: Git
    /// The commit at which the two branches parted.
    private let base: String

    private struct Change {
        let name: String
        /// Whether there was such a file, and whether there is one now.
        let wasThere: Bool
        let isThere: Bool
    }

    /// Asks git; what keeps it from answering is for the person at the command line.
    package init(since reference: String, in folder: String) throws(ChangesUnknown) {
        let root = try Git(folder: folder).root()
        let git = Git(folder: root)
        let base = try git.mergeBase(with: reference)
        // A letter and a name in turn. A file that was renamed is one that was removed and one that was added.
        let words = try git.names(["diff", "--name-status", "-z", "--no-renames", "--no-ext-diff", base, "--"])
        let tracked = stride(from: 0, to: words.count - 1, by: 2).map { index in
            Change(name: words[index + 1], wasThere: words[index] != "A", isThere: words[index] != "D")
        }
        let untracked = try git.names(["ls-files", "--others", "--exclude-standard", "-z"])
        let top = FileReplacement.resolved(root)
        changes = tracked + untracked.map { Change(name: $0, wasThere: false, isThere: true) }
        paths = Set(changes.filter(\.isThere).map { Paths.join(top, $0.name) })
        self.git = git
        self.base = base
    }

    package func contains(_ path: String) -> Bool {
        paths.contains(FileReplacement.resolved(path))
    }

    /// Whether files that were there before and end so have changed or are gone.
    func concern(suffix: String) -> Bool {
        changes.contains { $0.wasThere && $0.name.hasSuffix(suffix) }
    }

    /// What the changed files below a folder were before.
    func earlierFiles(withSuffix suffix: String, below folder: String) throws(ChangesUnknown) -> FileOverlay {
        var files = FileOverlay()
        let top = FileReplacement.resolved(git.folder)
        let resolvedFolder = FileReplacement.resolved(folder)
        let contents = try git.contents(
            of: changes.filter { $0.wasThere && $0.name.hasSuffix(suffix) }.map(\.name),
            in: base
        )
        for change in changes where change.name.hasSuffix(suffix) {
            let resolved = Paths.join(top, change.name)
            guard Paths.isInside(resolved, resolvedFolder) else { continue }
            // As the project names it, which may lead through a link.
            let path = Paths.normalised(Paths.join(folder, Paths.relative(resolved, to: resolvedFolder)))
            if change.wasThere {
                files.texts[path] = contents[change.name] ?? []
            } else {
                files.absent.insert(path)
            }
        }
        return files
    }
}

/// Why it is not known what has changed.
package struct ChangesUnknown: Error, Hashable, Sendable {
    package let reason: String
    /// What to do about it.
    package var help: String?

    package var diagnostic: Diagnostic {
        RuleDescription.unknownChanges.finding(at: nil, reason.asSentence, help: help.map { [$0.asSentence] } ?? [])
    }
}

/// The few questions that are put to git.
private struct Git: Sendable {
    let folder: String

    /// The top of the working tree. All other questions are put there, since git lists untracked files below a folder
    /// and counts their names from it.
    func root() throws(ChangesUnknown) -> String {
        let completed = try run(["rev-parse", "--show-toplevel"])
        guard completed.status == 0 else {
            throw ChangesUnknown(
                reason: "--changed-since needs a git repository, and '\(folder)' is in none that git opens:"
                    + " \(Self.firstLine(of: completed.errors))"
            )
        }
        return Self.line(completed.output)
    }

    func mergeBase(with reference: String) throws(ChangesUnknown) -> String {
        let known = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"])
        guard known.status == 0 else {
            let branch = reference.hasPrefix("origin/") ? String(reference.dropFirst("origin/".count)) : reference
            throw ChangesUnknown(
                reason: "git knows no commit, branch or tag '\(reference)' here",
                help: "correct --changed-since, or fetch it first: 'git fetch origin \(branch)'"
            )
        }
        let completed = try run(["merge-base", Self.line(known.output), "HEAD"])
        let base = Self.line(completed.output)
        if completed.status == 0, !base.isEmpty { return base }
        let isShallow = Self.line(try run(["rev-parse", "--is-shallow-repository"]).output) == "true"
        throw ChangesUnknown(
            reason: isShallow
                ? "this clone is shallow, so that git cannot tell where '\(reference)' and HEAD parted"
                : "'\(reference)' and HEAD have no commit in common",
            help: isShallow
                ? "fetch the history first: 'git fetch --unshallow', or in a GitHub workflow 'fetch-depth: 0'"
                : "name a branch that this one comes from"
        )
    }

    /// The names in an answer, however odd they are.
    func names(_ arguments: [String]) throws(ChangesUnknown) -> [String] {
        let completed = try run(arguments)
        guard completed.status == 0 else {
            throw ChangesUnknown(reason: "git does not say what has changed: \(Self.firstLine(of: completed.errors))")
        }
        return completed.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Files as a commit has them, by their names. What was no file, such as the folder of another repository, is left out.
    func contents(of names: [String], in commit: String) throws(ChangesUnknown) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        // Git reads one name a line.
        let (odd, plain) = (names.filter { $0.contains("\n") }, names.filter { !$0.contains("\n") })
        for name in odd {
            let completed = try run(["cat-file", "blob", "\(commit):\(name)"])
            if completed.status == 0 { contents[name] = completed.output }
        }
        guard !plain.isEmpty else { return contents }
        do throws(ChildProgram.Failure) {
            let program = try ChildProgram(command(["cat-file", "--batch"]))
            for name in plain {
                let answer = try program.ask(
                    Array("\(commit):\(name)\n".utf8),
                    until: { BatchAnswer($0).isComplete($0) },
                    limit: 1 << 30,
                    deadline: .now + .seconds(60)
                )
                contents[name] = BatchAnswer(answer).content(of: answer)
            }
        } catch {
            throw ChangesUnknown(error)
        }
        return contents
    }

    private func run(_ arguments: [String]) throws(ChangesUnknown) -> ChildProgram.Completed {
        do throws(ChildProgram.Failure) {
            return try ChildProgram.run(command(arguments))
        } catch {
            throw ChangesUnknown(error)
        }
    }

    private func command(_ arguments: [String]) -> ChildProgram.Command {
        ChildProgram.Command(
            "git",
            ["-C", folder, "--no-pager"] + arguments,
            // An index that another git holds is none of this run's business.
            environment: ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"]
        )
    }

    private static func line(_ bytes: [UInt8]) -> String {
        var bytes = bytes
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func firstLine(of text: String) -> String {
        let line = text.split(separator: "\n").first.map(String.init) ?? "it says nothing"
        return line.hasPrefix("fatal: ") ? String(line.dropFirst("fatal: ".count)) : line
    }
}

/// What `git cat-file --batch` says of one object: a line that ends in the type and the size, then so many bytes and a line's end;
/// or a line alone where there is no such object.
private struct BatchAnswer {
    private var start: Int?
    /// Of what follows the line.
    private var size: Int?
    private var isFile = false

    init(_ bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
        start = end + 1
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        guard words.count == 3, let size = Int(words[2]) else { return }
        self.size = size
        isFile = words[1] == "blob"
    }

    func isComplete(_ bytes: [UInt8]) -> Bool {
        guard let start else { return false }
        return size.map { bytes.count > start + $0 } ?? true
    }

    func content(of bytes: [UInt8]) -> [UInt8]? {
        guard let start, let size, isFile else { return nil }
        return Array(bytes[start..<start + size])
    }
}

extension ChangesUnknown {
    fileprivate init(_ failure: ChildProgram.Failure) {
        reason =
            switch failure {
            case .missing: "--changed-since asks git, which is not on the path; install it"
            case .notStarted(let error): "--changed-since asks git, which cannot be started: \(error.reason)"
            case .endless: "git names more changed files than can be; name a reference that is nearer"
            case .ended, .late: "--changed-since asks git, which ended before it had answered; try again"
            }
    }
}
