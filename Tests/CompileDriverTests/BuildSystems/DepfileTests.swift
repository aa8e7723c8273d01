import Testing

@testable import CompileDriver
@testable import SpecProject

/// Names that Make and Ninja would read otherwise.
@Suite struct DepfileTests {
    @Test(arguments: [
        ("Specs/Login.screen.yaml", "Specs/Login.screen.yaml"),
        ("My Specs", #"My\ Specs"#),
        ("No. #1", ##"No.\ \#1"##),
        ("Pric$", "Pric$$"),
        ("a:b", #"a\:b"#),
        (#"a\b"#, #"a\b"#),
        (#"a\ b"#, #"a\\\ b"#),
        (#"end\"#, #"end\"#),
        ("Zoë", "Zoë"),
    ])
    func escapes(path: String, expected: String) {
        #expect(Depfile.escaped(path) == expected)
    }

    @Test func namesNoFolderThatBuildsWriteTo() {
        let files = ProjectFiles(
            folder: "/app",
            inputs: [],
            folders: [".", "Specs", "Module", "/elsewhere"],
            outputs: ["Module/Generated/A.swift"]
        )
        #expect(files.searchedFolders == ["Specs", "/elsewhere"])
        #expect(files.path("Specs", from: "/app/Specs") == ".")
        #expect(files.path("Specs", from: "/") == "app/Specs")
    }
}
