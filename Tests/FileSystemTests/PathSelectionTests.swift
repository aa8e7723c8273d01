import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecFileSystem

@Suite struct PathSelectionTests {
    private static let nowhere = SourceRange(file: FileID(index: 0), lower: 0, upper: 0)

    private func selection(paths: [String], except: [String] = []) -> PathSelection {
        func patterns(_ texts: [String]) -> [RuleSetting.Pattern] {
            texts.map { RuleSetting.Pattern($0, at: Self.nowhere) }
        }
        return PathSelection(
            RuleSetting(
                Suppression.NamedRule("r", at: Self.nowhere),
                level: .error,
                paths: patterns(paths),
                except: patterns(except)
            )
        )
    }

    @Test(arguments: [
        ("Sources", "Sources/App/A.swift", true), ("Sources/", "Sources/A.swift", true),
        ("Sources/App", "Sources/Application/A.swift", false), ("Sources/*.swift", "Sources/A.swift", true),
        ("Sources/*.swift", "Sources/App/A.swift", false), ("Sources/**", "Sources/App/A.swift", true),
        ("**/*View.swift", "Sources/App/AView.swift", true), ("**/*View.swift", "AView.swift", true),
        ("**/Legacy", "Sources/App/Legacy/Old/A.swift", true), ("**/Legacy/**", "Sources/App/Legacy/A.swift", true),
        ("**/a/**/a/**/b", "a/a/a/a/a/a/c", false), ("{A,B}/C.swift", "B/C.swift", true), (".", "A.swift", true),
        ("App/[A-M]*.swift", "App/Menu.swift", true), ("App/[A-M]*.swift", "App/Zoo.swift", false),
        ("/other", "other/A.swift", false), ("/other", "/other/A.swift", true), ("**", "A.swift", true),
        ("Sources/App/A.swift", "Sources/App", false), ("../Other/**", "../Other/A.swift", true),
        ("Sources/*", "Sources/App/Old/A.swift", true), ("Sources/*", "Tests/A.swift", false),
        ("**/Views/*", "Views/Login.swift", true), ("**/Views/*", "Sources/Views", false),
        ("./Sources/*", "Sources/Login.swift", true), ("Sources/L?gin.swift", "Sources/Lögin.swift", true),
        ("Sources/Lo?in.swift", "Sources/Loin.swift", false), ("Sources/*/**/*/x.swift", "Sources/a/x.swift", false),
        ("Sources/*/**/*/x.swift", "Sources/a/b/x.swift", true), ("Sources/Views", "Sources/ViewsOld/A.swift", false),
        ("**/Views/*", "/elsewhere/Views/A.swift", true), ("Views/*", "/Views/A.swift", false),
        ("[Ä-Ü]x.swift", "Öx.swift", true), ("\\[a].swift", "[a].swift", true),
    ])
    func patternsCoverFilesAndFolders(pattern: String, path: String, isCovered: Bool) {
        #expect(selection(paths: [pattern]).contains(path) == isCovered)
    }

    @Test func exceptionsWin() {
        let selection = selection(paths: ["Sources"], except: ["Sources/Legacy", "**/*+Old.swift"])
        #expect(selection.contains("Sources/App/A.swift"))
        #expect(!selection.contains("Sources/Legacy/A.swift"))
        #expect(!selection.contains("Sources/App/A+Old.swift"))
        #expect(!selection.contains("Tests/A.swift"))
    }

    @Test func withoutPathsAllFilesCount() {
        let selection = selection(paths: [], except: ["Legacy"])
        #expect(selection.contains("A.swift"))
        #expect(!selection.contains("Legacy/A.swift"))
    }

    @Test(.takes(atMost: .seconds(1 * 60)))
    func aPatternOfManyStarsEnds() {
        let pattern = Array(repeating: "**/a*", count: 200).joined(separator: "/")
        let path = Array(repeating: "ab", count: 400).joined(separator: "/")
        #expect(selection(paths: [pattern]).contains(path))
        #expect(!selection(paths: [pattern + "/c"]).contains(path))
    }
}
