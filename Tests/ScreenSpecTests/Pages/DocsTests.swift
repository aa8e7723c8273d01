import Foundation
import TestSupport
import Testing

/// `screenspec docs`, from the command line to the disk.
@Suite("docs")
struct DocsTests {
    private static let jogs = """
        screen: Jogs
        entry: true
        summary: All jogs of the person.
        routes: {showJog: {to: Jog, presentation: push}}

        """
    private static let jog = "screen: Jog\nsummary: One jog.\n"

    private func project(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.jogs, to: "Specs/Jogs.screen.yaml")
            try folder.write(Self.jog, to: "Specs/Jog.screen.yaml")
            try body(folder)
        }
    }

    private func docs(_ arguments: String..., in folder: TemporaryFolder) throws -> Completed {
        try run(Products.executable("screenspec"), ["docs"] + arguments, in: folder.path)
    }

    @Test("writes Markdown to Docs unless it is told otherwise")
    func defaults() throws {
        try project { folder in
            let result = try docs(in: folder)
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.errors.hasPrefix("Docs: "))
            #expect(try folder.read("Docs/screens/Jogs.md").contains("[Jog](Jog.md)"))
            #expect(try folder.read("Docs/README.md").contains("[Jogs](screens/Jogs.md)"))
            #expect(try folder.read("Docs/screens/Jogs.md").contains("](../../Specs/Jogs.screen.yaml#L1)"))
        }
    }

    @Test("leaves pages alone that would not change, and removes those of specs that are gone")
    func unchanged() throws {
        try project { folder in
            #expect(try docs(in: folder).status == 0)
            let again = try docs(in: folder)
            #expect(again.errors.contains("unchanged") && !again.errors.contains("written"))
            try folder.write("mine\n", to: "Docs/Mine.md")
            try folder.write("screen: Jogs\n", to: "Specs/Jogs.screen.yaml")
            try FileManager.default.removeItem(atPath: folder.path("Specs/Jog.screen.yaml"))
            #expect(try docs(in: folder).status == 0)
            #expect(!folder.exists("Docs/screens/Jog.md"))
            #expect(try folder.read("Docs/Mine.md") == "mine\n")
        }
    }

    @Test("removes the pages of a form that the project no longer has")
    func droppedForm() throws {
        try project { folder in
            func choose(_ formats: String) throws {
                try folder.write("version: 1\ndocumentation: {formats: [\(formats)]}\n", to: "screenspec.yaml")
            }
            try choose("markdown, html")
            #expect(try docs(in: folder).status == 0)
            #expect(folder.exists("Docs/html/index.html"))
            try choose("markdown")
            #expect(try docs("--check", in: folder).status == 1)
            #expect(try docs(in: folder).status == 0)
            let files = try folder.files()
            #expect(!files.contains { $0.hasPrefix("Docs/html/") || $0.hasPrefix("Docs/markdown/") })
            #expect(files.contains("Docs/README.md"))
            #expect(try docs("--check", in: folder).status == 0)
            try choose("markdown, html")
            #expect(try docs("--format", "html", in: folder).status == 0)
            #expect(try docs(in: folder).status == 0)
            #expect(try docs("--format", "html", in: folder).status == 0)
            #expect(folder.exists("Docs/markdown/README.md"), "What one run leaves out stays.")
        }
    }

    @Test("fails under --check with a difference, and writes nothing")
    func check() throws {
        try project { folder in
            #expect(try docs(in: folder).status == 0)
            #expect(try docs("--check", in: folder).status == 0)
            let page = try folder.read("Docs/screens/Jog.md")
            try folder.write("screen: Jog\nsummary: Another one.\n", to: "Specs/Jog.screen.yaml")
            let result = try docs("--check", in: folder)
            #expect(result.status == 1)
            #expect(result.output.contains("-One jog.\n+Another one.\n"))
            #expect(result.errors.contains("Run 'screenspec docs'"))
            #expect(try folder.read("Docs/screens/Jog.md") == page)
        }
    }

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="JogViewController">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <label text="A good run" id="l"><rect key="frame" x="16" y="30" width="200" height="21"/></label>
        </subviews></view>
        <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
        </viewController>
        </objects></scene></scenes></document>
        """

    @Test("draws a screen that a storyboard lays out, and nothing where there is none")
    func layout() throws {
        try project { folder in
            let jog = "screen: Jog\nlayout: interfaceBuilder\nsubviews: {nameLabel: UILabel}\n"
            try folder.write(jog, to: "Specs/Jog.screen.yaml")
            #expect(try docs("--format", "markdown,html,docc", in: folder).status == 0)
            #expect(!folder.exists("Docs/markdown/screens/Jog.svg"))
            let before = try folder.read("Docs/html/screens/Jog.html")
            #expect(!before.contains("class=\"layout\""))

            try folder.write(Self.storyboard, to: "App/Main.storyboard")
            try folder.write("<document", to: "App/Broken.xib")
            #expect(try docs("--format", "markdown,html,docc", in: folder).status == 0)
            #expect(try folder.read("Docs/markdown/screens/Jog.svg").contains("A good run"))
            #expect(try folder.read("Docs/markdown/screens/Jog.md").contains("](Jog.svg)"))
            let page = try folder.read("Docs/html/screens/Jog.html")
            #expect(page.contains("<a href=\"#subview-nameLabel\">"))
            #expect(page.contains("<tr id=\"subview-nameLabel\">"))
            #expect(
                page.contains("as &#39;Main.storyboard&#39; lays it out") || page.contains("as 'Main.storyboard' lays")
            )
            #expect(try docs("--format", "markdown,html,docc", "--check", in: folder).status == 0)

            try FileManager.default.removeItem(atPath: folder.path("App/Main.storyboard"))
            #expect(try docs("--format", "markdown,html,docc", in: folder).status == 0)
            #expect(!folder.exists("Docs/markdown/screens/Jog.svg"))
            #expect(try folder.read("Docs/html/screens/Jog.html") == before)
        }
    }

    @Test("refuses to overwrite what was edited or written by hand")
    func edited() throws {
        try project { folder in
            #expect(try docs(in: folder).status == 0)
            let page = try folder.read("Docs/screens/Jog.md")
            try folder.write(page + "\nMore.\n", to: "Docs/screens/Jog.md")
            let refused = try docs(in: folder)
            #expect(refused.status == 1 && refused.output.contains("edited-output"), "\(refused.output)")
            #expect(try docs("--force", in: folder).status == 0)
            #expect(try folder.read("Docs/screens/Jog.md") == page)
            try folder.write("# Mine\n", to: "Docs/README.md")
            let foreign = try docs("--force", in: folder)
            #expect(foreign.status == 1 && foreign.output.contains("foreign-output"), "\(foreign.output)")
        }
    }

    @Test("writes nothing while a spec has an error")
    func errors() throws {
        try project { folder in
            try folder.write("screen: Jog\nsummry: One jog.\n", to: "Specs/Jog.screen.yaml")
            let result = try docs("--report", "json=findings.json", in: folder)
            #expect(result.status == 1)
            #expect(try folder.read("findings.json").contains("unknown-key"))
            #expect(!folder.exists("Docs"))
        }
    }

    @Test("gives several forms a folder each, and takes the pages of the form before out of the way")
    func forms() throws {
        try project { folder in
            #expect(try docs(in: folder).status == 0)
            #expect(try docs("--format", "markdown,dot,mermaid", in: folder).status == 0)
            #expect(!folder.exists("Docs/README.md"))
            #expect(try folder.read("Docs/markdown/README.md").hasPrefix("<!-- Generated by ScreenSpec"))
            #expect(try folder.read("Docs/dot/navigation.map.dot").hasPrefix("# Generated by ScreenSpec"))
            #expect(try folder.read("Docs/mermaid/navigation.map.mmd").hasPrefix("%% Generated by ScreenSpec"))
            let unknown = try docs("--format", "markdwn", in: folder)
            #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'markdown'?"), "\(unknown.errors)")
        }
    }

    @Test("goes by the project file")
    func projectFile() throws {
        try project { folder in
            try folder.write("documentation: {output: Handbook, formats: [markdown]}\n", to: "screenspec.yaml")
            #expect(try docs(in: folder).status == 0)
            #expect(folder.exists("Handbook/screens/Jogs.md"))
            #expect(try docs("--output", "Elsewhere", in: folder).status == 0)
            #expect(folder.exists("Elsewhere/screens/Jogs.md"))
        }
    }

    @Test("says once that a file stands where its folders would be")
    func fileInTheWay() throws {
        try project { folder in
            try folder.write("mine\n", to: "Handbook")
            let refused = try docs("--output", "Handbook", "--format", "markdown,html,dot", in: folder)
            #expect(refused.status == 2)
            #expect(refused.output.contains("'Handbook' cannot be written") && refused.output.contains("1 error\n"))
            #expect(try folder.read("Handbook") == "mine\n")
        }
    }

    @Test("writes only the pages of the specs that are named")
    func selection() throws {
        try project { folder in
            try folder.write("version: 1\n", to: "screenspec.yaml")
            #expect(try docs(in: folder).status == 0)
            try folder.write("screen: Jog\nsummary: Another one.\n", to: "Specs/Jog.screen.yaml")
            try folder.write(Self.jogs.replacing("All jogs", with: "The jogs"), to: "Specs/Jogs.screen.yaml")
            #expect(try docs("Specs/Jog.screen.yaml", in: folder).status == 0)
            #expect(try folder.read("Docs/screens/Jog.md").contains("Another one."))
            #expect(try folder.read("Docs/screens/Jogs.md").contains("All jogs"))
        }
    }

    @Test("is the same from any folder and on any number of threads")
    func determinism() throws {
        func pages(_ arguments: String..., under name: String) throws -> [String: String] {
            try TemporaryFolder.with { folder in
                let town = SpecProject(path: "Specs/TownLibrary")
                try town.copy(to: folder, in: "\(name)/")
                let result = try run(
                    Products.executable("screenspec"),
                    ["docs", "--output", "Docs"] + arguments,
                    in: folder.path(name)
                )
                #expect(result.status == 0, "\(result.errors)")
                let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path("\(name)/Docs"))
                let files = paths.filter { $0.hasSuffix(".md") }
                return try Dictionary(uniqueKeysWithValues: files.map { ($0, try folder.read("\(name)/Docs/\($0)")) })
            }
        }
        let one = try pages("--jobs", "1", under: "here")
        #expect(one.count > 100)
        #expect(try pages("--jobs", "8", under: "there/deeper") == one)
    }
}
