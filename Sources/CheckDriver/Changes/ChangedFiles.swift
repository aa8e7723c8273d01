import CompileDriver
import SourceText

/// The files that have changed since a branch left another one, those of the working tree and untracked ones included.
package struct ChangedFiles: Sendable {
    /// Absolute, without symbolic links in the way to the repository.
    private let paths: Set<String>

    /// Asks git; what keeps it from answering is for the person at the command line.
    package init(since reference: String, in folder: String) throws(ChangesUnknown) {
        let root = try Git(folder: folder).root()
        let git = Git(folder: root)
        let base = try git.mergeBase(with: reference)
        // A file that was renamed counts by its new name, one that was removed not at all.
        let changed = try git.names([
            "diff", "--name-only", "-z", "--no-renames", "--diff-filter=d", "--no-ext-diff", base, "--",
        ])
        let untracked = try git.names(["ls-files", "--others", "--exclude-standard", "-z"])
        let top = FileReplacement.resolved(root)
        paths = Set((changed + untracked).map { Paths.join(top, $0) })
    }

    package func contains(_ path: String) -> Bool {
        paths.contains(FileReplacement.resolved(path))
    }
}

/// Why it is not known what has changed.
package struct ChangesUnknown: Error, Hashable, Sendable {
    package let reason: String

    package var diagnostic: Diagnostic {
        Diagnostic("unknown-changes", at: nil, reason.asSentence)
    }
}

/// The few questions that are put to git.
private struct Git {
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
                reason: "git knows no commit, branch or tag '\(reference)' here; correct --changed-since, or fetch it"
                    + " first: 'git fetch origin \(branch)'"
            )
        }
        let completed = try run(["merge-base", Self.line(known.output), "HEAD"])
        let base = Self.line(completed.output)
        if completed.status == 0, !base.isEmpty { return base }
        let isShallow = Self.line(try run(["rev-parse", "--is-shallow-repository"]).output) == "true"
        throw ChangesUnknown(
            reason: isShallow
                ? "this clone is shallow, so that git cannot tell where '\(reference)' and HEAD parted; fetch the history"
                    + " first: 'git fetch --unshallow', or in a GitHub workflow 'fetch-depth: 0'"
                : "'\(reference)' and HEAD have no commit in common; name a branch that this one comes from"
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

    private func run(_ arguments: [String]) throws(ChangesUnknown) -> ChildProgram.Completed {
        let command = ChildProgram.Command(
            "git",
            ["-C", folder, "--no-pager"] + arguments,
            // An index that another git holds is none of this run's business.
            environment: ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"]
        )
        do throws(ChildProgram.Failure) {
            return try ChildProgram.run(command)
        } catch {
            switch error {
            case .missing:
                throw ChangesUnknown(reason: "--changed-since asks git, which is not on the path; install it")
            case .notStarted(let error):
                throw ChangesUnknown(reason: "--changed-since asks git, which cannot be started: \(error.reason)")
            case .endless:
                throw ChangesUnknown(
                    reason: "git names more changed files than can be; name a reference that is nearer"
                )
            case .ended, .late:
                throw ChangesUnknown(reason: "--changed-since asks git, which ended before it had answered; try again")
            }
        }
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
