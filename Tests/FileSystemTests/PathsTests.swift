import Testing

@testable import ScreenSpecFileSystem

@Suite struct PathsTests {
    @Test(arguments: [
        ("", "."), (".", "."), ("/", "/"), ("a", "a"), ("a/", "a"), ("./a", "a"), ("a//b", "a/b"),
        ("a/./b/../c", "a/c"),
        ("a/..", "."), ("..", ".."), ("../a/../b", "../b"), ("a/../../b", "../b"), ("/..", "/"), ("/../a", "/a"),
        ("/a/b/../../c/", "/c"), ("a/.../b", "a/.../b"), ("../../x", "../../x"),
    ])
    func normalises(path: String, expected: String) {
        #expect(Paths.normalised(path) == expected)
        #expect(Paths.normalised(expected) == expected)
    }

    @Test(arguments: [
        ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/a", "/a/b", ".."), ("/a/x", "/a/b/c", "../../x"),
        ("/x", "/", "x"),
        ("/ab", "/a", "../ab"),
    ])
    func relates(path: String, folder: String, expected: String) {
        #expect(Paths.relative(path, to: folder) == expected)
        #expect(Paths.normalised(Paths.join(folder, expected)) == path)
    }

    @Test func namesAndFolders() {
        #expect(Paths.name(of: "/a/b.yaml") == "b.yaml")
        #expect(Paths.name(of: "b.yaml") == "b.yaml")
        #expect(Paths.folder(of: "/a/b.yaml") == "/a")
        #expect(Paths.folder(of: "/b.yaml") == "/")
        #expect(Paths.folder(of: "b.yaml") == ".")
    }

    @Test func displaysPathsInsideRelatively() {
        #expect(Paths.display("/app/Specs/A.yaml", from: "/app") == "Specs/A.yaml")
        #expect(Paths.display("/application/A.yaml", from: "/app") == "/application/A.yaml")
        #expect(Paths.display("/A.yaml", from: "/") == "A.yaml")
        #expect(Paths.display("/app", from: "/app") == ".")
        #expect(Paths.display("/", from: "/") == ".")
        #expect(Paths.display("/", from: "/app") == "/")
    }

    @Test(arguments: [
        ("/a/b", ["/a/b", "/a", "/"]), ("/", ["/"]), ("a/b", ["a/b", "a", "."]), ("", ["."]),
    ])
    func ancestryEnds(path: String, folders: [String]) {
        #expect(Array(Paths.ancestry(of: path)) == folders)
    }
}
