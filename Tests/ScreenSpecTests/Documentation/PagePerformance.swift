import Foundation
import ScreenSpecDiagnostics
import TestSupport

/// A page as it should be: each example performed, and what the program says and makes put in its place.
struct PagePerformance {
    /// The page with the real outputs and tables.
    private(set) var text = ""
    /// Examples that are not what they are said to be.
    private(set) var problems: [String] = []

    private var project: ExampleProject
    private var file: MarkdownPage.Marker?
    private var linesBefore: [String] = []
    private var expected: Set<String> = []
    private var showsOutput = false
    private let scratch: TemporaryFolder

    static func of(_ page: MarkdownPage) throws -> PagePerformance {
        try TemporaryFolder.with { scratch in
            var performance = try PagePerformance(in: scratch)
            for piece in page.pieces { try performance.perform(piece) }
            try performance.finishProject()
            return performance
        }
    }

    private init(in scratch: TemporaryFolder) throws {
        self.scratch = scratch
        project = try ExampleProject(in: scratch)
    }

    private mutating func perform(_ piece: MarkdownPage.Piece) throws {
        switch piece {
        case .prose(let lines): add(lines)
        case .marker(let marker):
            try follow(marker)
            add(marker.source)
        case .table(var table):
            table.lines = try GeneratedTable.lines(for: table.marker)
            add(table.source)
        case .block(var block):
            switch block.language {
            case "yaml": try perform(yaml: block)
            case "swift": block = try performed(swift: block)
            case "xml": if let file { try project.write(block.text, to: file.argument) }
            case "console": block.lines = try ConsoleExample(block.lines).performed(in: project)
            default: break
            }
            add(block.source)
            (file, linesBefore, expected, showsOutput) = (nil, [], [], false)
        }
    }

    private mutating func add(_ lines: [String]) {
        // A page ends with a line break, behind which its last line is an empty one.
        text += (text.isEmpty ? "" : "\n") + lines.joined(separator: "\n")
    }

    private mutating func follow(_ marker: MarkdownPage.Marker) throws {
        switch marker.name {
        case .project:
            try finishProject()
            project = try ExampleProject(in: scratch)
        case .file where marker.body.isEmpty: file = marker
        case .file: try project.write(marker.body.map { $0 + "\n" }.joined(), to: marker.argument)
        case .copy: try project.copy(contentsOf: Fixtures.packageFolder().appendingPathComponent(marker.argument))
        case .run:
            let completed = try project.run(marker.argument)
            if completed.status != 0 { problems.append("line \(marker.line): \(completed.output)") }
        case .before: linesBefore = marker.body
        case .fails: expected = Set(marker.argument.split(separator: ",").map { $0.filter { $0 != " " } })
        case .output: showsOutput = true
        case .keys, .rules, .compared, .uncompared, .events, .end: break
        }
    }

    // MARK: Blocks

    private mutating func perform(yaml block: MarkdownPage.Block) throws {
        let text = linesBefore.map { $0 + "\n" }.joined() + block.text
        if let file {
            try project.write(text, to: file.argument, expecting: expected)
        } else {
            try report(project.compileAlone(text, expecting: expected), at: block.line)
        }
    }

    private mutating func performed(swift block: MarkdownPage.Block) throws -> MarkdownPage.Block {
        if let file { try project.write(block.text, to: file.argument) }
        guard showsOutput else { return block }
        var block = block
        let actual = try project.generated(withHeader: block.lines.first?.hasPrefix(ExampleProject.headerStart) == true)
        if !ElidedLines(block.lines).match(actual) { block.lines = actual }
        return block
    }

    private mutating func finishProject() throws {
        try report(project.check(), at: nil)
    }

    private mutating func report(_ messages: [String], at line: Int?) {
        problems += messages.map { message in line.map { "line \($0): \(message)" } ?? message }
    }
}
