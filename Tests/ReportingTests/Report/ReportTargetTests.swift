import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecReporting

@Suite struct ReportTargetTests {
    private func report() -> Report {
        var files = SourceFiles()
        let file = files.append(path: "a.yaml", bytes: Array("view: A\n".utf8))
        let finding = Diagnostic.sample("r", at: SourceRange(file: file, lower: 6, upper: 7), "m")
        return Report(Findings([finding]), in: files, folder: "/p", policy: Policy(.screenspec))
    }

    private static let forms = "terminal, xcode, json, sarif, github, gitlab, junit, checkstyle, markdown"

    @Test func formAndFile() throws {
        #expect(try ReportTarget.targets([]).map(\.form.name) == ["terminal"])
        let targets = try ReportTarget.targets(["terminal", "json=a=b.json", "xcode=-"])
        #expect(targets.map(\.form.name) == ["terminal", "json", "xcode"])
        #expect(targets.map(\.destination) == [.stream(.errors), .file("a=b.json"), .stream(.output)])
    }

    @Test(arguments: [
        (["terminal"], ReportTarget.OutputUse.nothing, [StandardStream.output]),
        (["terminal"], .difference, [.errors]),
        (["terminal"], .product, [.errors]),
        (["xcode", "json"], .nothing, [.errors, .output]),
        (["json"], .difference, [.output]),
    ])
    func whatPeopleReadGivesWay(
        arguments: [String],
        use: ReportTarget.OutputUse,
        streams: [StandardStream]
    ) throws {
        let targets = try ReportTarget.targets(arguments, beside: use)
        #expect(targets.map(\.destination) == streams.map(ReportTarget.Destination.stream))
    }

    @Test(arguments: [
        (["jsn"], "There is no report form 'jsn'; did you mean 'json'? The forms are \(Self.forms)."),
        (["html"], "There is no report form 'html'. The forms are \(Self.forms)."),
        (["json="], "'json=' names no file after '='; write 'json=FILE'."),
        (
            ["terminal", "xcode"],
            "'--report xcode' goes where another report goes; name a file: '--report xcode=FILE'."
        ),
        (
            ["json=a", "xcode=a"],
            "'--report xcode=a' goes where another report goes; name a file: '--report xcode=FILE'."
        ),
        (
            ["json=a", "xcode=./b/../a"],
            "'--report xcode=./b/../a' goes where another report goes; name a file: '--report xcode=FILE'."
        ),
        (
            ["json=Specs/A.view.YAML"],
            "'--report json=Specs/A.view.YAML' would overwrite what ScreenSpec reads; give it another name."
        ),
    ])
    func refusedArguments(arguments: [String], message: String) {
        #expect(throws: ReportTarget.ArgumentError(description: message)) { try ReportTarget.targets(arguments) }
    }

    @Test(arguments: ["json", "xcode=-"])
    func whatWasAskedForStandsAlone(argument: String) {
        let name = argument.prefix { $0 != "=" }
        let message =
            "'--report \(argument)' goes to standard output, where the result is printed; "
            + "name a file: '--report \(name)=FILE'."
        #expect(throws: ReportTarget.ArgumentError(description: message)) {
            try ReportTarget.targets([argument], beside: .product)
        }
    }

    @Test func writesFilesAndTheirFolders() throws {
        try TemporaryFolder.with { folder in
            try folder.write("something longer than the report will ever be, so that a rest would show", to: "b/r")
            for path in ["new/folder/r", "b/r"] {
                let target = ReportTarget(.xcode, to: .file(folder.path(path)))
                #expect(target.write(report()) == nil)
                #expect(try folder.read(path) == "/p/a.yaml:1:7: error: m [r]\n")
            }
        }
    }

    @Test func fileThatCannotBeWrittenIsAFinding() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "file")
            for path in [folder.path, folder.path("file/below")] {
                let problem = ReportTarget(.json, to: .file(path)).write(report())
                #expect(problem?.rule == "unwritable-report")
                #expect(problem?.message.contains("'\(path)'") == true)
            }
        }
    }

    /// A full disk, or a run that is killed, leaves the old report as it was: nothing is written in its place.
    @Test func reportIsReplacedAndNotRewritten() throws {
        try TemporaryFolder.with { folder in
            try folder.write("old", to: "r")
            let old = try #require(FileHandle(forReadingAtPath: folder.path("r")))
            #expect(ReportTarget(.xcode, to: .file(folder.path("r"))).write(report()) == nil)
            #expect(try old.readToEnd() == Data("old".utf8))
            #expect(try folder.files() == ["r"])
        }
    }

    @Test func devicesAreWrittenTo() {
        #expect(ReportTarget(.xcode, to: .file("/dev/null")).write(report()) == nil)
        #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    }

    @Test func colorsNeedATerminal() throws {
        // The tests' own output is none, or is one: NO_COLOR decides in either case.
        #expect(!StandardStream.errors.showsColors(environment: ["NO_COLOR": "1", "TERM": "xterm"]))
        #expect(!StandardStream.errors.showsColors(environment: ["TERM": "dumb"]))
        let isTerminal = StandardStream.errors.isTerminal
        #expect(StandardStream.errors.showsColors(environment: ["TERM": "xterm"]) == isTerminal)
        #expect(StandardStream.errors.showsColors(environment: ["NO_COLOR": "", "TERM": "xterm"]) == isTerminal)
    }
}
