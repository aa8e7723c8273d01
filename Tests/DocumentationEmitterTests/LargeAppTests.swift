import DocumentationEmitter
import Foundation
import TestSupport
import Testing

@Suite("The pages of a large app")
struct LargeAppTests {
    /// So many screens in each of so many folders; each leads to the next one.
    private func site(folders: Int, screens: Int, _ body: (DocumentedCase) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            for number in 0..<folders {
                let documents = (0..<screens).map { screen in
                    let next = screen + 1 < screens ? "S\(number)x\(screen + 1)" : "S\((number + 1) % folders)x0"
                    return "screen: S\(number)x\(screen)\narchitecture: mvc\nentry: \(number + screen == 0)\n"
                        + "routes: {next: {to: \(next), presentation: push}}\n"
                }
                try folder.write(documents.joined(separator: "---\n"), to: "Specs/F\(number)/All.screen.yaml")
            }
            try body(DocumentedCase(folder: folder.url, rules: []))
        }
    }

    @Test("hold no picture of all its screens, but one of its folders, and a page with a picture for each")
    func folders() throws {
        try site(folders: 5, screens: 50) { test in
            let navigation = try #require(test.pages.first { $0.outline.kind == .navigation })
            #expect(navigation.diagrams.map(\.name) == ["folders"])
            #expect(navigation.diagrams[0].graph.edges.map(\.label) == Array(repeating: ["1"], count: 5))
            let folders = test.pages.filter { $0.outline.kind == .folder }
            #expect(folders.map(\.outline.title) == ["F0", "F1", "F2", "F3", "F4"])
            for folder in folders {
                #expect(folder.diagrams.first?.graph.nodes.count == 51)
            }
        }
    }

    @Test("stay short where a browser would cut them off")
    func index() throws {
        try site(folders: 6, screens: 200) { test in
            let index = try #require(test.pages.first { $0.outline.kind == .index })
            let markdown = MarkdownEmitter(test.site, projectFolder: "..").files(for: index).map(\.text).joined()
            #expect(markdown.utf8.count < 10_000)
            #expect(markdown.contains("[F5](folders/F5.md)"))
            // Every file that GitHub shows in full is smaller than this.
            for file in test.files(MarkdownEmitter(test.site, projectFolder: "..")) {
                #expect(file.body.count < 500_000)
            }
        }
    }

    @Test("count the lines of a file with many documents as an editor does")
    func lines() throws {
        try site(folders: 1, screens: 300) { test in
            let outlines = test.site.outlines.filter { $0.kind == .screen }
            #expect(outlines.map { $0.source?.line } == (0..<300).map { $0 * 5 + 1 })
        }
    }

    @Test("leave screens without routes out of the picture where they are many", arguments: [12, 13])
    func apart(_ count: Int) throws {
        try TemporaryFolder.with { folder in
            let alone = (0..<count).map { "screen: Alone\($0)\narchitecture: mvc\n" }
            let linked = [
                "screen: First\narchitecture: mvc\nroutes: {next: {to: Last}}\n", "screen: Last\narchitecture: mvc\n",
            ]
            try folder.write((linked + alone).joined(separator: "---\n"), to: "Specs/All.screen.yaml")
            let test = try DocumentedCase(folder: folder.url, rules: [])
            let navigation = try #require(test.pages.first { $0.outline.kind == .navigation })
            #expect(navigation.diagrams.first?.graph.nodes.count == (count == 12 ? 14 : 2))
            let markdown = MarkdownEmitter(test.site, projectFolder: "..").files(for: navigation).map(\.text).joined()
            let sentence = "13 screens that no route leads from or to are not in the picture."
            #expect(markdown.contains(sentence) == (count == 13))
            #expect(markdown.contains("Alone12") == (count == 13))
        }
    }

    @Test("list what a screen may know apart where it is much", arguments: [6, 7])
    func knownTypes(_ count: Int) throws {
        try TemporaryFolder.with { folder in
            let names = (0..<count).map { "Other\($0)" }.joined(separator: ", ")
            try folder.write("screen: First\narchitecture: mvc\nknows: [\(names)]\n", to: "Specs/First.screen.yaml")
            let test = try DocumentedCase(folder: folder.url, rules: [])
            let screen = try #require(test.pages.first { $0.outline.kind == .screen })
            let markdown = MarkdownEmitter(test.site, projectFolder: "..").files(for: screen).map(\.text).joined()
            #expect(markdown.contains("Other\(count - 1)"))
            #expect(markdown.contains("## Other types") == (count == 7))
        }
    }
}
