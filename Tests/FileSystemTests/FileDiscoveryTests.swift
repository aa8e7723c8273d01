import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecConcurrency
@testable import ScreenSpecFileSystem

@Suite struct FileDiscoveryTests {
    private static let tree = [
        "Specs/Login.screen.yaml", "Specs/Shop/Cart.view.yaml", "Specs/Shop/Models/Shop.models.yaml",
        "Specs/notes.yaml",
        "Specs/.hidden/A.screen.yaml", "Specs/.B.screen.yaml", "Specs/.screen.yaml", "Specs/node_modules/C.view.yaml",
        "Specs/Pods/D.view.yaml", "Other/E.architecture.yaml",
    ]
    private static let all = [
        "Other/E.architecture.yaml", "Specs/Login.screen.yaml", "Specs/Shop/Cart.view.yaml",
        "Specs/Shop/Models/Shop.models.yaml",
    ]

    private func find(
        _ arguments: [String],
        prepare: (TemporaryFolder) throws -> Void = { _ in }
    ) throws -> (paths: [String], diagnostics: [Diagnostic]) {
        try TemporaryFolder.with { folder in
            for path in Self.tree { try folder.write("view: A\n", to: path) }
            try prepare(folder)
            let found = FileDiscovery(folder: folder.path).find(arguments)
            let listings = FolderListings(below: folder.path, Jobs(2))
            let foundAgain = FileDiscovery(folder: folder.path, listings: listings).find(arguments)
            #expect(foundAgain.paths == found.paths)
            #expect(foundAgain.diagnostics == found.diagnostics)
            return (
                found.paths.map { Paths.relative($0, to: folder.path) },
                found.diagnostics.map { diagnostic in
                    var diagnostic = diagnostic
                    diagnostic.message = diagnostic.message.replacingOccurrences(of: folder.path, with: "ROOT")
                    return diagnostic
                }
            )
        }
    }

    @Test(arguments: [
        (["."], all), (["Specs", "Other"], all), (["Specs", "Specs/"], Array(all[1...])),
        (["**/*.yaml"], all), (["**"], all), (["Specs/**/*.view.yaml"], [all[2]]), (["Specs/*.screen.yaml"], [all[1]]),
        (["{Specs,Other}/*.{screen,architecture}.yaml"], Array(all[..<2])), (["S*/Sh?p"], Array(all[2...])),
        (["[N-P]ther/**"], [all[0]]), (["Specs/Login.screen.yaml", "./Other/../Specs/Login.screen.yaml"], [all[1]]),
        (["Specs/Shop/../Login.*"], [all[1]]), (["Specs/.hidden"], ["Specs/.hidden/A.screen.yaml"]),
        (["Specs/notes.yaml"], ["Specs/notes.yaml"]),
    ])
    func finds(arguments: [String], expected: [String]) throws {
        let found = try find(arguments)
        #expect(found.paths == expected)
        #expect(found.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("Spec", "There is no file or folder 'Spec'; did you mean 'Specs'?"),
        (
            "Specs/Shpo/Cart.view.yaml",
            "There is no file or folder 'Specs/Shpo/Cart.view.yaml'; did you mean 'Specs/Shop'?"
        ),
        (
            "Specs/Logni.screen.yaml",
            "There is no file or folder 'Specs/Logni.screen.yaml'; did you mean 'Specs/Login.screen.yaml'?"
        ),
        ("Nowhere", "There is no file or folder 'Nowhere'. Correct the path."),
        ("", "There is no file or folder ''. Correct the path."),
        ("Specs/notes.yaml/x", "There is no file or folder 'Specs/notes.yaml/x'. Correct the path."),
        ("Specs/*.yml", "No file matches 'Specs/*.yml' in 'ROOT'. Correct the pattern."),
        (
            "Specs/n*.yaml",
            "'Specs/n*.yaml' matches no spec file: a spec ends in .screen.yaml, .view.yaml, .models.yaml or .architecture.yaml."
                + " Rename it, or name the file itself, which is then read whatever its name."
        ),
    ])
    func saysWhatIsNotThere(argument: String, message: String) throws {
        let found = try find([argument])
        #expect(found.paths.isEmpty)
        #expect(found.diagnostics.map(\.rule) == ["no-such-path"])
        #expect(found.diagnostics.map(\.messageWithHelp) == [message])
    }

    @Test func emptyFolderIsAWarning() throws {
        let found = try find(["Empty"]) { try $0.write("", to: "Empty/readme.txt") }
        #expect(found.diagnostics.map(\.rule) == ["no-specs"])
        #expect(found.diagnostics.map(\.severity) == [.warning])
    }

    @Test func linksAreFollowedOnceAndCirclesEnd() throws {
        let manager = FileManager.default
        let prepare: (TemporaryFolder) throws -> Void = { folder in
            for (link, target) in [
                ("Specs/A-circle", ".."), ("Specs/B-twice", "Shop"), ("Specs/Alias.screen.yaml", "Login.screen.yaml"),
                ("Specs/Z-other", "../Other"), ("Specs/Loop", "Loop"),
            ] {
                try manager.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
            }
        }
        let found = try find(["Specs"], prepare: prepare)
        #expect(found.paths == ["Specs/A-circle/Other/E.architecture.yaml"] + Self.all[1...])
        #expect(found.diagnostics.isEmpty)
        let globbed = try find(["Specs/**/*.view.yaml"], prepare: prepare)
        #expect(globbed.paths.count == 1)
    }

    /// What is found when the files are read.
    private func problems(_ paths: [String]) -> [RuleID] {
        paths.compactMap { path in
            do throws(FileProblem) {
                _ = try FileReader().read(path)
                return nil
            } catch {
                return error.diagnostic(path: path).rule
            }
        }
    }

    @Test func danglingLinkNamedLikeASpecIsReadAndReported() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("Gone.screen.yaml"),
                withDestinationPath: "nowhere"
            )
            let found = FileDiscovery(folder: folder.path).find(["."])
            #expect(problems(found.paths) == ["unreadable-file"])
        }
    }

    @Test func otherNameOfOneFileIsNotASecondFile() throws {
        let found = try find(["Specs/Login.screen.yaml", "Link.screen.yaml", "Specs"]) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("Link.screen.yaml"),
                withDestinationPath: "Specs/Login.screen.yaml"
            )
        }
        #expect(found.paths == Array(Self.all[1...]))
    }

    @Test func folderNamedLikeASpecIsReportedWhenItIsRead() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "Specs/A.screen.yaml/inner.txt")
            for argument in ["Specs", "Specs/A.screen.yaml", "Specs/*"] {
                let found = FileDiscovery(folder: folder.path).find([argument])
                #expect(found.diagnostics.isEmpty)
                #expect(problems(found.paths) == ["not-a-file"])
            }
        }
    }

    @Test func pathsStandInTheirOrderWhateverTheArguments() throws {
        let arguments = Self.all + ["Specs", "**", "Other"]
        for _ in 0..<20 {
            #expect(try find(arguments.shuffled()).paths == Self.all)
        }
    }
}
