import Testing

@testable import SourceCheck

/// Globs over paths and over names.
struct PathGlobTests {
    @Test(
        arguments: [
            ("Sources/Views/*.swift", "Sources/Views/Login.swift", true),
            ("Sources/Views/*.swift", "Sources/Views/Login/Cell.swift", false),
            ("Sources/Views/*.swift", "App/Sources/Views/Login.swift", false),
            ("Sources/**/*.swift", "Sources/Login.swift", true),
            ("Sources/**/*.swift", "Sources/A/B/C/Login.swift", true),
            ("**/Views/*", "Sources/A/Views/Login.swift", true),
            ("**/Views/*", "Views/Login.swift", true),
            ("**/Views/*", "Sources/Views", false),
            ("**", "Sources/Login.swift", true),
            ("./Sources/*", "Sources/Login.swift", true),
            ("Sources/*", "./Sources/Login.swift", true),
            ("Sources/L?gin.swift", "Sources/Lögin.swift", true),
            ("Sources/Lo?in.swift", "Sources/Loin.swift", false),
            ("Sources/*View*.swift", "Sources/LoginViewController.swift", true),
            ("Sources/*/**/*/x.swift", "Sources/a/x.swift", false),
            ("Sources/*/**/*/x.swift", "Sources/a/b/x.swift", true),
        ]
    )
    func pathsFitPatterns(_ pattern: String, _ path: String, _ isMatch: Bool) {
        #expect(PathGlob(pattern).matches(path) == isMatch)
    }

    @Test(
        arguments: [
            ("Sources/Views", "Sources/Views/Login.swift", true),
            ("Sources/Views", "Sources/Views/Cells/Login.swift", true),
            ("Sources/Views", "Sources/ViewsOfOthers/Login.swift", false),
            ("Sources/Views", "Sources/Views", false),
            ("Sources/Views/", "Sources/Views/Login.swift", true),
            ("Sources/Login.swift", "Sources/Login.swift", true),
            ("Sources/Login.swift", "Sources/Login.swift/Other.swift", false),
            (".", "Sources/Login.swift", true),
        ]
    )
    func foldersHoldWhatLiesBelow(_ folder: String, _ path: String, _ isMatch: Bool) {
        #expect(PathGlob(folder).matches(path) == isMatch)
    }

    @Test(
        arguments: [
            ("LoginService", "*Service", true), ("Service", "*Service", true), ("ServiceLocator", "*Service", false),
            ("Keychain", "Keychain*", true), ("AKeychain", "Keychain*", false), ("", "*", true), ("", "", true),
            ("a", "", false), ("abcabd", "*abd", true), ("aXbXc", "a*b*c", true), ("acb", "a*b*c", false),
            ("Größe", "Gr??e", true), ("Größe", "Gr?e", false), ("🎉Party", "?Party", true), ("x🎉🎊y", "x*🎊y", true),
            ("LoginService", "Login", false), ("***", "*", true), ("Ab", "ab", false),
        ]
    )
    func namesFitPatterns(_ name: String, _ pattern: String, _ isMatch: Bool) {
        #expect(PathGlob.fits(name, pattern) == isMatch)
        #expect(PathGlob.fits(name[...], pattern[...]) == isMatch)
    }

    /// Stars that could each stand for anything must not multiply: if they did, this would never end.
    @Test func manyStarsEnd() {
        let name = String(repeating: "a", count: 2_000)
        #expect(!PathGlob.fits(name, String(repeating: "a*", count: 200) + "b"))
        let folders = Array(repeating: "a", count: 400).joined(separator: "/")
        #expect(!PathGlob(Array(repeating: "**", count: 100).joined(separator: "/") + "/b").matches(folders))
    }
}
