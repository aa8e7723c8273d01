import CodeProject
import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// No rule without a test that shows it.
@Suite("Every rule")
struct RuleCoverageTests {
    /// Rules about files, runs and modules have no spec that shows them: the test that does, from the folder `Tests`.
    private static let shownInCode: [String: String] = [
        "case-clash": "GeneratedFilesTests/Output/OutputWriterTests.swift",
        "damaged-baseline": "CheckDriverTests/Baseline/BaselineFileTests.swift",
        "edited-output": "ScreenSpecTests/Projects/CompileTests.swift",
        "file-too-large": "ScreenSpecTests/BadInput/HostileFileTests.swift",
        "foreign-output": "GeneratedFilesTests/Output/OutputWriterTests.swift",
        "generated-code-edited": "SourceCheckTests/GeneratedCodeTests.swift",
        "hidden-type": "ScreenSpecTests/Modules/ModuleTests.swift",
        "interface-syntax": "CodeProjectTests/Sources/InterfaceSourceTests.swift",
        "invalid-build-description": "SpecProjectTests/BuildDescription/BuildDescriptionTests.swift",
        "missing-graphviz": "DocumentationDriverTests/GraphvizTests.swift",
        "module-cycle": "ScreenSpecTests/Modules/ModuleTests.swift",
        "no-sources": "CodeProjectTests/Sources/BadSourceTests.swift",
        "no-specs": "FileSystemTests/FileDiscoveryTests.swift",
        "no-such-path": "ScreenSpecTests/BadInput/HostileFileTests.swift",
        "not-a-file": "ScreenSpecTests/BadInput/HostileFileTests.swift",
        "outdated-output": "ScreenSpecTests/Projects/CompileTests.swift",
        "outdated-baseline": "CheckDriverTests/Baseline/BaselineUseTests.swift",
        "outdated-types": "ScreenSpecTests/CommandLine/TypesTests.swift",
        "output-outside": "GeneratedFilesTests/Output/OutputHostileTests.swift",
        "refused-fix": "CheckDriverTests/Fixes/FixTests.swift",
        "refused-scaffold": "ScreenSpecTests/CommandLine/ScaffoldTests.swift",
        "refused-update": "ExtractDriverTests/UpdateTests.swift",
        "selects-nothing": "CodeProjectTests/Check/IdlePatternsTests.swift",
        "shared-spec": "ScreenSpecTests/Modules/ModuleTests.swift",
        "unknown-changes": "CheckDriverTests/Changes/ChangedFilesTests.swift",
        "undrawn-diagram": "DocumentationDriverTests/GraphvizTests.swift",
        "swift-syntax": "CodeProjectTests/Sources/BadSourceTests.swift",
        "unknown-module": "ScreenSpecTests/Modules/ModuleTests.swift",
        "unread-source": "CodeProjectTests/Sources/BadSourceTests.swift",
        "unreadable-file": "ScreenSpecTests/BadInput/HostileFileTests.swift",
        "unusable-interface": "ScreenSpecTests/Modules/InterfaceMistakeTests.swift",
        "unusable-types": "ScreenSpecTests/CommandLine/TypesTests.swift",
        "unwritable-output": "GeneratedFilesTests/Output/OutputHostileTests.swift",
        "unwritable-report": "ReportingTests/Report/ReportTargetTests.swift",
        "yaml-alias-expansion": "ScreenSpecTests/BadInput/HostileSpecTests.swift",
        "yaml-too-costly": "YAMLTreeTests/HostileInputTests.swift",
        "yaml-too-deep": "ScreenSpecTests/BadInput/HostileSpecTests.swift",
        "yaml-too-large": "YAMLTreeTests/HostileInputTests.swift",
        "yaml-too-many-findings": "YAMLTreeTests/HostileInputTests.swift",
        "yaml-too-many-nodes": "YAMLTreeTests/HostileInputTests.swift",
    ]

    private static let tests = Fixtures.packageFolder().appendingPathComponent("Tests")

    /// What the golden reports of all fixtures say.
    private static let reports: [String] = Fixtures.cases(in: tests, suffix: ".errors").compactMap {
        try? $0.readText()
    }

    @Test("has a case that shows it", arguments: RuleRegistry.check.descriptions.map(\.id.text))
    func isShown(_ id: String) throws {
        if let path = Self.shownInCode[id] {
            let text = try Self.tests.appendingPathComponent(path).readText()
            #expect(text.contains("\"\(id)\""), "\(path) does not name \(id)")
        } else {
            // As the forms of reports write it, `error[id]:`, `[id]` at the end of a line, or `: id:`.
            let isShown = Self.reports.contains { $0.contains("[\(id)]") || $0.contains(": \(id): ") }
            #expect(isShown, "no file 'Fixtures/\(id)/*.errors' shows it, and no test is named for it here")
        }
    }

    @Test("that is said to be shown in a test exists")
    func listIsUpToDate() {
        let known = Set(RuleRegistry.check.descriptions.map(\.id.text))
        #expect(Self.shownInCode.keys.filter { !known.contains($0) }.sorted() == [])
    }
}
