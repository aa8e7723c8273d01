import Foundation
import TestSupport
import Testing

@Suite("Mistakes")
struct MistakeTests {
    @Test("that are independent are all shown, each at its place")
    func fiveMistakes() throws {
        let spec = """
            screen: Login
            architecture: viper
            summry: Where people sign in.
            subviews:
              loginButton: UIButton
              nameLabel:
                type: UILabel
                shows: {text: nam}
            viewModel:
              properties:
                name: Strin
            actions:
              userTappedLogin:
                trigger: logginButton.touchUpInside
            routes:
              showHelp: {to: HelpScreen, presentation: push}

            """
        try TemporaryFolder.with { folder in
            try folder.write(spec, to: "Login.screen.yaml")
            let compiled = try folder.compile()
            #expect(
                compiled.errors.map { "\($0.position) \($0.rule)" } == [
                    "Login.screen.yaml:3:1 unknown-key",
                    "Login.screen.yaml:8:19 unknown-property",
                    "Login.screen.yaml:11:11 unknown-type",
                    "Login.screen.yaml:14:14 unknown-subview",
                    "Login.screen.yaml:16:18 route-to-nowhere",
                ]
            )
            #expect(compiled.status == 1)
            #expect(try folder.files() == ["Login.screen.yaml"])
        }
    }

    @Test("in YAML hide no names: what stands behind them is not missed")
    func nothingIsMissedBehindBrokenYAML() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                view: JogList
                subviews:
                  list: {type: UITableView, rows: {jogs: JogCell}}
                viewModel:
                  properties: {jogs: [Jog]}
                  derived:
                    first: {type: String, swift: text(of: jogs)}
                ---
                view: JogCell
                inherits: UITableViewCell
                viewModel: {properties: {jog: Jog}}
                ---
                models:
                  Jog: {}

                """,
                to: "JogList.view.yaml"
            )
            try folder.write(
                """
                view: JogMap
                subviews:
                  list: {type: UITableView, rows: {jogs: JogCell}}
                viewModel:
                  properties: {jogs: [Jog], region: MKCoordinateRegoin}

                """,
                to: "JogMap.view.yaml"
            )
            let compiled = try folder.compile()
            #expect(compiled.errors.map { "\($0.position) \($0.rule)" } == ["JogList.view.yaml:7:41 yaml-syntax"])
            #expect(
                compiled.findings.contains { $0.severity == "warning" && $0.rule == "unknown-type" },
                "no other file declares a system type"
            )
        }
    }

    @Test("in one type that is used ten times are one error, with its uses noted")
    func oneUnknownType() throws {
        try TemporaryFolder.with { folder in
            for number in 0..<10 {
                try folder.write(
                    "view: V\(number)\ndataSource: {properties: {a: Nowhere}}\n",
                    to: "V\(number).view.yaml"
                )
            }
            let compiled = try folder.compile()
            #expect(compiled.errors.map(\.position) == ["V0.view.yaml:2:30"])
            #expect(compiled.errors.map(\.rule) == ["unknown-type"])
            let notes = compiled.errors.first?.notes ?? []
            #expect(notes.first?.place?.path == "V1.view.yaml")
            #expect(notes.last?.message == "It is used 4 more times.")
            #expect(notes.count == 6)
        }
    }

    @Test("leave everything that was written before as it is")
    func nothingIsWritten() throws {
        try TemporaryFolder.with { folder in
            try folder.write("view: One\nviewModel: {properties: {a: Int}}\n", to: "Specs/One.view.yaml")
            try folder.write("view: Two\nviewModel: {properties: {a: Int}}\n", to: "Specs/Two.view.yaml")
            try #require(try folder.compile().status == 0)
            let before = try folder.texts(in: "Generated")
            try folder.write("view: One\nviewModel: {properties: {a: Int, b: Int}}\n", to: "Specs/One.view.yaml")
            try folder.write("view: Two\nviewModel: {properties: {a: Nowhere}}\n", to: "Specs/Two.view.yaml")
            try folder.write("view: Three\nviewModel: {properties: {a: Int}}\n", to: "Specs/Three.view.yaml")
            #expect(try folder.compile().status == 1)
            #expect(try folder.texts(in: "Generated") == before)
            #expect(try folder.compile(["--force"]).status == 1)
            #expect(try folder.texts(in: "Generated") == before)
        }
    }

    @Test("of thousands of names that look alike are reported in bounded time")
    func manySpellings() throws {
        let names = (0..<2000).map(String.init)
        let subviews = names.map { "  k\($0): {type: UILabel, shows: {text: k\($0)x}}\n" }.joined()
        let properties = names.map { "    k\($0): String\n" }.joined()
        try TemporaryFolder.with { folder in
            try folder.write(
                "view: Many\nsubviews:\n\(subviews)viewModel:\n  properties:\n\(properties)",
                to: "Many.view.yaml"
            )
            let compiled = try folder.compile(timeout: 60)
            #expect(compiled.errors.count == 2000)
            #expect(compiled.status == 1)
        }
    }
}
