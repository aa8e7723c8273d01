import TestSupport
import Testing

/// What a project file with a mistake leads to: the mistake, and nothing of what only follows from it.
@Suite("A project file that is wrong")
struct ProjectFileMistakeTests {
    private static let project = """
        version: 1
        architecture: viper
        modules:
          Lists: {specs: [Lists], sources: [Lists], dependsOn: [Items]}
          Items: {specs: [Items], sources: [Items]}

        """

    private static let items = """
        models:
          Item: {generate: true, access: public, properties: {name: String}}
        ---
        screen: Editor
        opens: {with: {item: Item}}

        """

    private static let lists = """
        screen: Main
        entry: true
        displays: {display: {parameters: {items: "[Items.Item]"}}}
        routes:
          showEditor: {to: Items.Editor, presentation: push, parameters: {item: Items.Item}}

        """

    @Test(
        "hides nothing but what follows from it",
        arguments: [
            (
                "specs: [Items],", "specs: [Itms],",
                "screenspec.yaml:5:19 no-such-path: There is no file or folder 'Itms'; did you mean 'Items'?"
            ),
            (
                "specs: [Items],", "specs: Items,",
                "screenspec.yaml:5:18 wrong-shape: Expected a list of names, found 'Items'."
            ),
            (
                "dependsOn: [Items]", "dependsOn: [Itemz]",
                "screenspec.yaml:4:57 unknown-module: 'Lists' depends on 'Itemz', which is no module of the project; did you mean 'Items'?"
            ),
        ]
    )
    func hidesConsequences(_ old: String, _ new: String, _ finding: String) throws {
        let project = Self.project.replacing(old, with: new)
        try expectOnly(finding, in: ["compile"]) { try $0.write(project, to: "screenspec.yaml") }
    }

    @Test("names an architecture that there is not", arguments: ["compile", "check"])
    func hidesWhatLacksAnArchitecture(_ command: String) throws {
        let finding =
            "screenspec.yaml:2:15 unknown-architecture: There is no architecture 'vipre'; did you mean 'viper'?"
        try expectOnly(finding, in: [command]) {
            try $0.write(Self.project.replacing("viper", with: "vipre"), to: "screenspec.yaml")
            let main =
                "routes: {show: {to: Editor}}\nprotocols: {displays: Shown}\nactions: {a: {parameters: {b: MainDisplays}}}\n"
            try $0.write("screen: Other\n\(main)", to: "Lists/Other.screen.yaml")
            try $0.write(
                "import UIKit\n\nfinal class Other: UIView { let label = UILabel() }\n",
                to: "Lists/Other.swift"
            )
        }
    }

    @Test("is not the only file with a name that nobody reads")
    func namesMisnamedSpecs() throws {
        let finding = " no-specs: 'Lists/Other.screen.yml' is not read: the name of a spec ends in .yaml."
        try expectOnly(finding, in: ["compile"]) {
            try $0.write(Self.project, to: "screenspec.yaml")
            try $0.write("screen: Other\n", to: "Lists/Other.screen.yml")
        }
    }

    @Test("of modules is told where a command leaves out which one is meant")
    func namesModules() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.project, to: "screenspec.yaml")
            try folder.write(Self.items, to: "Items/items.models.yaml")
            try folder.write(Self.lists, to: "Lists/Main.screen.yaml")
            let new = try folder.screenspec(["new", "screen", "Login"]).output
            #expect(new.contains("help: Name its module: '--module Lists' or '--module Items'."), "\(new)")
            let other = try folder.compile(["--module", "Lists", "Items/items.models.yaml"])
            #expect(
                other.errors.first?.message
                    == "'Items/items.models.yaml' belongs to the module 'Items', which is not compiled."
            )
        }
    }

    @Test("of folders for Swift that there are not hides classes that nobody has found")
    func hidesMissingCode() throws {
        let project = Self.project.replacing("sources: [Lists]", with: "sources: [List]")
        try expectOnly(
            "screenspec.yaml:4:37 no-such-path: There is no file or folder 'List'; did you mean 'Lists'?",
            in: ["check"]
        ) { try $0.write(project, to: "screenspec.yaml") }
    }

    private func expectOnly(
        _ finding: String,
        _ options: [String] = [],
        in commands: [String] = ["compile", "check"],
        _ write: (TemporaryFolder) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.items, to: "Items/items.models.yaml")
            try folder.write(Self.lists, to: "Lists/Main.screen.yaml")
            try folder.write("final class MainViewController {}\n", to: "Lists/Main.swift")
            try folder.write("final class EditorViewController {}\n", to: "Items/Editor.swift")
            try write(folder)
            for command in commands {
                let found = try folder.reported(command, options)
                #expect(found.findings.map(\.description) == [finding], "\(command)\n\(found.completed.errors)")
            }
        }
    }

    @Test(
        "and can't be taken stands for nothing",
        arguments: [
            (
                "version: 2\n",
                "screenspec.yaml:1:10 newer-language: The project is of language version 2; this program knows 1."
            ),
            ("", "screenspec.yaml:1:1 wrong-shape: The project file is empty."),
            (" \r\n\n", "screenspec.yaml:1:1 wrong-shape: The project file is empty."),
            ("- a\n", "screenspec.yaml:1:1 wrong-shape: Expected a project file, a mapping, found a list."),
        ]
    )
    func standsForNothing(_ text: String, _ finding: String) throws {
        try expectOnly(finding) { try $0.write(text, to: "screenspec.yaml") }
    }

    @Test("that holds comments alone leaves all as it is by default")
    func holdsComments() throws {
        try TemporaryFolder.with { folder in
            try folder.write("# Nothing is ours yet.\n# version: 1\n", to: "screenspec.yaml")
            try folder.write("view: Badge\nviewModel: {properties: {name: String}}\n", to: "Specs/Badge.view.yaml")
            #expect(try folder.screenspec(["compile"]).status == 0)
            #expect(try folder.read("Generated/Badge.view.swift").contains("name: String"))
        }
    }

    @Test("and is a folder, is not there or has another name stands for nothing")
    func isNone() throws {
        try expectOnly(" not-a-file: 'screenspec.yaml' is a folder where a file is expected.") {
            try $0.write("", to: "screenspec.yaml/a.txt")
        }
        try expectOnly(" unreadable-file: 'nope' cannot be read: it does not exist.", ["--project", "nope"]) { _ in }
        try expectOnly(" no-such-path: There is no 'screenspec.yaml', and 'screenspec.yml' is not read.") {
            try $0.write(Self.project, to: "screenspec.yml")
        }
    }
}
