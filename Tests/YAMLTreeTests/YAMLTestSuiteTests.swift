import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing
import YAMLTree

/// The YAML test suite (https://github.com/yaml/yaml-test-suite, its `data` branch), which is not part of this package.
private let suiteFolder = ProcessInfo.processInfo.environment["SCREENSPEC_YAML_TEST_SUITE"]

@Suite(
    .enabled(
        if: suiteFolder != nil,
        "Set SCREENSPEC_YAML_TEST_SUITE to the folder of the YAML test suite's data to run these."
    )
)
struct YAMLTestSuiteTests {
    /// What becomes of every input, as `ID: outcome`; a file that a person has read.
    @Test func decidesOnEveryInput() throws {
        let inputs = try Self.inputs()
        #expect(inputs.count == 402)
        let lines = inputs.map { "\($0.name): \(Self.outcome(of: $0.bytes))\n" }
        Golden.expect(lines.joined(), at: Fixtures.url("Fixtures/yaml-test-suite.expected"))
    }

    @Test func agreesWithLibYAML() throws {
        for input in try Self.inputs() {
            let (tree, diagnostics) = parse(bytes: input.bytes)
            guard let reference = ReferenceEvents.ofLibYAML(input.bytes) else {
                let range = try #require(diagnostics.first?.range, "\(input.name) is refused without a place")
                #expect(range.upper <= UInt32(input.bytes.count), "\(input.name)")
                #expect(diagnostics.contains { Self.endsReading.contains($0.rule.text) }, "\(input.name)")
                continue
            }
            #expect(!diagnostics.contains { $0.rule.text == "yaml-syntax" }, "\(input.name)")
            if diagnostics.contains(where: { $0.rule.text.hasSuffix("-alias") || $0.rule.text == "yaml-line-break" }) {
                continue
            }
            #expect(ReferenceEvents.ofTree(tree) == reference, "\(input.name)")
        }
    }

    @Test func rangesAreExact() throws {
        for input in try Self.inputs() where parse(bytes: input.bytes).diagnostics.isEmpty {
            let faults = RangeChecks(input.bytes).faults
            #expect(faults.isEmpty, "\(input.name)")
        }
    }

    /// The ids of what libyaml itself cannot read.
    private static let endsReading: Set = ["yaml-syntax", "yaml-tab", "yaml-tag", "yaml-directive", "yaml-encoding"]

    private static func outcome(of bytes: [UInt8]) -> String {
        let file = SourceFile(id: FileID(index: 0), path: "in.yaml", bytes: bytes)
        let diagnostics = YAMLTree.parse(file).diagnostics
        let isAccepted = ReferenceEvents.ofLibYAML(bytes) != nil
        guard !diagnostics.isEmpty else { return "read" }
        let places = diagnostics.map { diagnostic in
            let position = file.position(at: Int(diagnostic.range?.lower ?? 0))
            return "\(position.line):\(position.column) \(diagnostic.rule.text)"
        }
        return (isAccepted ? "refused on purpose, " : "refused by libyaml, ") + places.joined(separator: ", ")
    }

    private static func inputs() throws -> [(name: String, bytes: [UInt8])] {
        let folder = URL(fileURLWithPath: try #require(suiteFolder))
        return try Fixtures.cases(in: folder, suffix: "in.yaml").map { url in
            let name = url.deletingLastPathComponent().path.dropFirst(folder.path.count + 1)
            return (String(name), Array(try Data(contentsOf: url)))
        }
    }
}
