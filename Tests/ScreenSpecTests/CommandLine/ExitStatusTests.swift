import Foundation
import TestSupport
import Testing

/// What a build system learns without reading a word.
@Suite("The exit status")
struct ExitStatusTests {
    private static let clean = "view: Badge\nviewModel: {properties: {}}\n"
    private static let warning =
        "view: Badge\nsubviews: {icon: UIImageView}\n" + "viewModel: {properties: {title: String}}\n"
    private static let error = "view: Badge\nsummry: A badge.\n"

    struct Case: Sendable, CustomTestStringConvertible {
        let status: Int32
        let arguments: [String]
        var spec: String = ExitStatusTests.clean
        /// A piece of what is said.
        var message = ""

        var testDescription: String { "\(status) of \(arguments.joined(separator: " "))" }
    }

    private static let cases = [
        Case(status: 0, arguments: ["compile"], spec: warning, message: "unshown-property"),
        Case(status: 1, arguments: ["compile", "--strict"], spec: warning, message: "unshown-property"),
        Case(status: 1, arguments: ["compile"], spec: error, message: "did you mean 'summary'?"),
        Case(status: 1, arguments: ["compile", "--check"], message: "is missing"),
        Case(status: 2, arguments: ["compile", "Nowhere"], message: "no file or folder 'Nowhere'"),
        Case(status: 2, arguments: ["compile", "*.nothing"], message: "No file matches '*.nothing'"),
        Case(
            status: 2,
            arguments: ["compile", "--project", "Nowhere"],
            message: "'Nowhere' cannot be read: it does not exist"
        ),
        Case(
            status: 2,
            arguments: ["compile", "--report", "json=/dev/null/report.json"],
            message: "cannot be written"
        ),
        Case(status: 1, arguments: ["compile", "--module", "Shop"], message: "There is no module 'Shop'"),
        Case(status: 64, arguments: ["compile", "--jobs", "0"], message: "--jobs takes a number from 1 on"),
        Case(status: 64, arguments: ["compile", "--jobs", "many"], message: "many"),
        Case(status: 64, arguments: ["compile", "--check", "--force"], message: "--check writes nothing"),
        Case(status: 64, arguments: ["compile", "--report", "jsn"], message: "did you mean 'json'?"),
        Case(status: 64, arguments: ["compile", "--report", "json="], message: "names no file"),
        Case(status: 64, arguments: ["compile", "--report", "json", "--report", "json"], message: "json=FILE"),
        Case(status: 64, arguments: ["compile", "--emit", "asm"], message: "ir"),
        Case(status: 64, arguments: ["compile", "--nothing"], message: "--nothing"),
        Case(status: 64, arguments: ["nothing"], message: "There is no command 'nothing'."),
        Case(status: 64, arguments: ["compil"], message: "There is no command 'compil'; did you mean 'compile'?"),
        Case(status: 64, arguments: ["help", "compil"], message: "did you mean 'compile'?"),
        Case(status: 64, arguments: ["explain", "mising-summary"], message: "Did you mean 'missing-summary'?"),
        Case(status: 2, arguments: ["explain", "Nowhere.swift"], message: "There is no file 'Nowhere.swift'"),
        Case(status: 2, arguments: ["explain", "Nowhere.yaml"], message: "There is no file 'Nowhere.yaml'"),
        Case(status: 64, arguments: ["architecture", "show", "vipr"], message: "viper"),
        Case(status: 64, arguments: ["schema", "nothing"], message: "architecture"),
        Case(status: 0, arguments: ["compile", "--emit", "ir"]),
        Case(status: 0, arguments: ["compile", "--stats"], message: "peak memory"),
        Case(status: 0, arguments: ["docs", "--stats"], message: "pages"),
        Case(status: 1, arguments: ["docs"], spec: error, message: "did you mean 'summary'?"),
        Case(status: 1, arguments: ["docs", "--strict"], spec: warning, message: "unshown-property"),
        Case(status: 1, arguments: ["docs", "--check"], message: "is missing"),
        Case(status: 2, arguments: ["docs", "Nowhere"], message: "no file or folder 'Nowhere'"),
        Case(status: 64, arguments: ["docs", "--jobs", "0"], message: "--jobs takes a number from 1 on"),
        Case(status: 64, arguments: ["docs", "--check", "--force"], message: "--check writes nothing"),
        Case(status: 64, arguments: ["docs", "--format", "pdf"], message: "There is no format 'pdf'"),
        Case(status: 64, arguments: ["docs", "--output", ""], message: "A path is empty"),
        Case(status: 0, arguments: ["docs", "--format", "markdown ,dot "]),
        Case(status: 64, arguments: ["compile", ""], message: "A path is empty"),
        Case(status: 64, arguments: ["compile", "--output", ""], message: "A path is empty"),
        Case(status: 64, arguments: ["compile", "--doubles", ""], message: "A path is empty"),
        Case(status: 64, arguments: ["compile", "--xcfilelist", ""], message: "A path is empty"),
        Case(status: 64, arguments: ["compile", "--project", ""], message: "A path is empty"),
        Case(status: 64, arguments: ["compile", "--check", "--stamp", "s"], message: "leave out --depfile, --stamp"),
        Case(
            status: 64,
            arguments: ["compile", "--emit", "ir", "--depfile", "d"],
            message: "leave out --depfile, --stamp"
        ),
        Case(status: 64, arguments: ["compile", "--stamp", "Badge.view.yaml"], message: "would overwrite"),
        Case(status: 64, arguments: ["compile", "--depfile", "Badge.view.yaml"], message: "would overwrite"),
        Case(status: 64, arguments: ["check", "--report", "json=Badge.view.yaml"], message: "would overwrite"),
        Case(
            status: 2,
            arguments: ["rules", "--project", "Nowhere"],
            message: "'Nowhere' cannot be read: it does not exist"
        ),
        Case(
            status: 2,
            arguments: ["architecture", "list", "--project", "Nowhere"],
            message: "'Nowhere' cannot be read: it does not exist"
        ),
        Case(
            status: 2,
            arguments: ["architecture", "show", "mvc", "--project", "Nowhere"],
            message: "'Nowhere' cannot be read: it does not exist"
        ),
        Case(
            status: 2,
            arguments: ["schema", "--project", "Nowhere"],
            message: "'Nowhere' cannot be read: it does not exist"
        ),
        Case(status: 2, arguments: ["init", "Badge.view.yaml"], message: "unwritable-output"),
        Case(status: 0, arguments: ["rules"]),
        Case(status: 0, arguments: ["schema"]),
        Case(status: 0, arguments: ["architecture", "list"]),
    ]

    @Test("is as documented, with the reason in words", arguments: cases)
    func status(_ example: Case) throws {
        try TemporaryFolder.with { folder in
            try folder.write(example.spec, to: "Badge.view.yaml")
            let completed = try folder.screenspec(example.arguments)
            #expect(!completed.wasKilled)
            let text = completed.output + completed.errors
            #expect(completed.status == example.status, "\(text)")
            #expect(example.message.isEmpty || text.contains(example.message), "\(text)")
            #expect(example.status != 0 || text != "" || example.arguments == ["compile"])
        }
    }

    @Test("of outputs that cannot be written comes without a word about what was written")
    func fruitless() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.clean, to: "Badge.view.yaml")
            try folder.write("", to: "taken")
            let completed = try folder.screenspec(["compile", "--output", "taken/Generated"])
            #expect(completed.status == 2)
            #expect(completed.errors == "")
        }
    }

    #if os(Linux)
    @Test(
        "is two where standard output takes no more, with the reason in words",
        arguments: ["rules", "check --report json", "schema"]
    )
    func fullDisk(_ command: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.clean, to: "Badge.view.yaml")
            let program = try Products.executable("screenspec")
            let completed = try run("/bin/sh", ["-c", "'\(program)' \(command) > /dev/full"], in: folder.path)
            #expect(completed.status == 2)
            #expect(completed.errors.contains("Standard output cannot be written: the disk is full; make room."))
        }
    }
    #endif

    @Test(
        "is zero for every --help, which shows an example",
        arguments: [
            ["compile"], ["rules"], ["explain"], ["architecture", "list"], ["architecture", "show"], ["schema"],
            ["init"],
        ]
    )
    func help(_ command: [String]) throws {
        try TemporaryFolder.with { folder in
            let completed = try folder.screenspec(command + ["--help"])
            #expect(completed.status == 0)
            #expect(completed.output.contains("Example"))
            #expect(completed.output.contains("screenspec \(command.joined(separator: " "))"))
        }
    }
}
