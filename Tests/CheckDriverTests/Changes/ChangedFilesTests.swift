import Foundation
import TestSupport
import Testing

@testable import CheckDriver

enum GitProgram {
    static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

@Suite(
    "Changed files",
    .enabled(if: GitProgram.path != nil, "This needs the program 'git'.")
)
struct ChangedFilesTests {
    private func git(_ arguments: String..., in folder: String) throws {
        let identity = [
            "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main",
            "-c", "commit.gpgsign=false", "-c", "protocol.file.allow=always",
        ]
        let completed = try run(try #require(GitProgram.path), identity + arguments, in: folder)
        try #require(completed.status == 0, "\(arguments): \(completed.output)\(completed.errors)")
    }

    private func withRepository(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try git("init", "--quiet", in: folder.path)
            for path in ["Sources/Old.swift", "Sources/Other.swift", "Sources/Gone.swift", "top.swift"] {
                try folder.write("class A {}\n", to: path)
            }
            try git("add", ".", in: folder.path)
            try git("commit", "--quiet", "--message", "First", in: folder.path)
            try git("branch", "-M", "main", in: folder.path)
            try git("checkout", "--quiet", "-b", "feature", in: folder.path)
            try body(folder)
        }
    }

    private func changed(_ folder: TemporaryFolder, since reference: String, in subfolder: String = "") throws
        -> [String]
    {
        let changes = try ChangedFiles(since: reference, in: folder.path(subfolder))
        return try folder.files().filter { !$0.hasPrefix(".git/") && changes.contains(folder.path($0)) }
    }

    @Test("are those of commits, of the index, of the working tree, and untracked ones")
    func allKinds() throws {
        try withRepository { folder in
            #expect(try changed(folder, since: "main") == [])
            try folder.write("class B {}\n", to: "Sources/committed.swift")
            try git("add", ".", in: folder.path)
            try git("commit", "--quiet", "--message", "Second", in: folder.path)
            try folder.write("class C {}\n", to: "Sources/staged.swift")
            try git("add", ".", in: folder.path)
            try folder.write("class D {}\n", to: "Sources/Other.swift")
            try folder.write("class E {}\n", to: "New folder/Ünïcode \"𝄞\"\n'.swift")
            try folder.write("Ignored\n", to: ".gitignore")
            try folder.write("", to: "Ignored/f.swift")
            try FileManager.default.removeItem(atPath: folder.path("Sources/Gone.swift"))
            let expected = [
                ".gitignore", "New folder/Ünïcode \"𝄞\"\n'.swift", "Sources/Other.swift", "Sources/committed.swift",
                "Sources/staged.swift",
            ]
            #expect(try changed(folder, since: "main").sorted() == expected.sorted())
            // Also asked from a folder further down, of whose files git would else speak alone.
            #expect(try changed(folder, since: "main", in: "Sources").sorted() == expected.sorted())
        }
    }

    @Test("do not count what the other branch has changed since")
    func mergeBase() throws {
        try withRepository { folder in
            try git("checkout", "--quiet", "main", in: folder.path)
            try folder.write("class B {}\n", to: "Sources/Other.swift")
            try git("commit", "--quiet", "--all", "--message", "On main", in: folder.path)
            try git("checkout", "--quiet", "feature", in: folder.path)
            #expect(try changed(folder, since: "main") == [])
        }
    }

    @Test("are found through symbolic links")
    func links() throws {
        try withRepository { folder in
            try folder.write("class B {}\n", to: "Sources/Other.swift")
            try TemporaryFolder.with { elsewhere in
                try FileManager.default.createSymbolicLink(
                    atPath: elsewhere.path("link"),
                    withDestinationPath: folder.path
                )
                let changes = try ChangedFiles(since: "main", in: elsewhere.path("link"))
                #expect(changes.contains(elsewhere.path("link/Sources/Other.swift")))
                #expect(!changes.contains(elsewhere.path("link/Sources/Old.swift")))
            }
        }
    }

    @Test("are unknown outside a repository, and the message says so")
    func noRepository() throws {
        try TemporaryFolder.with { folder in
            let error = #expect(throws: ChangesUnknown.self) { try ChangedFiles(since: "main", in: folder.path) }
            #expect(error?.reason.contains("needs a git repository") == true, "\(error?.reason ?? "")")
            #expect(error?.diagnostic.rule == "unknown-changes")
        }
    }

    @Test(
        "are unknown for an unknown reference, and the message names it",
        arguments: ["nothing", "--help", "", "a b"]
    )
    func unknownReference(reference: String) throws {
        try withRepository { folder in
            let error = #expect(throws: ChangesUnknown.self) { try ChangedFiles(since: reference, in: folder.path) }
            let start = "git knows no commit, branch or tag '\(reference)' here"
            #expect(error?.reason.hasPrefix(start) == true, "\(error?.reason ?? "")")
        }
    }

    @Test("are unknown for a branch that was not fetched, and the message says how to fetch it")
    func branchThatWasNotFetched() throws {
        try withRepository { folder in
            let error = #expect(throws: ChangesUnknown.self) {
                try ChangedFiles(since: "origin/release/2", in: folder.path)
            }
            #expect(error?.help?.hasSuffix("fetch it first: 'git fetch origin release/2'") == true)
        }
    }

    @Test("are unknown in a shallow clone that ends too soon, and the message says how to go on")
    func shallowClone() throws {
        try withRepository { folder in
            for name in ["one", "two"] {
                try folder.write(name, to: name)
                try git("add", ".", in: folder.path)
                try git("commit", "--quiet", "--message", name, in: folder.path)
            }
            try TemporaryFolder.with { clones in
                let url = "file://\(folder.path)"
                try git(
                    "clone",
                    "--quiet",
                    "--depth",
                    "1",
                    "--no-single-branch",
                    "--branch",
                    "feature",
                    url,
                    "clone",
                    in: clones.path
                )
                let clone = clones.path("clone")
                let error = #expect(throws: ChangesUnknown.self) { try ChangedFiles(since: "origin/main", in: clone) }
                #expect(error?.help?.contains("git fetch --unshallow") == true, "\(error?.reason ?? "")")
                try git("fetch", "--quiet", "--unshallow", in: clone)
                #expect(try ChangedFiles(since: "origin/main", in: clone).contains("\(clone)/one"))
            }
        }
    }
}
