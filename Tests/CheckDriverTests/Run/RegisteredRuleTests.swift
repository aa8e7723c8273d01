import ScreenSpecDiagnostics
import ScreenSpecReporting
import SourceCheck
import SpecProject
import SpecRules
import TestSupport
import Testing

@testable import CheckDriver

/// A rule that stands in the list of rules over code needs nothing else to be known and to run.
@Suite("A rule over code that is registered")
struct RegisteredRuleTests {
    private static let description = RuleDescription(
        "temporary-class",
        .warning,
        .style,
        purpose: "No class is called temporary.",
        why: "Nothing lasts longer.",
        wrong: .swift("class ⟦TemporaryView⟧ {}\n"),
        right: .swift("class LoginView {}\n")
    )

    private static let rules =
        SourceCheck.rules + [
            .types(
                TypeRule(description) { (type: CodeType, subject: CodeSubject) in
                    guard type.name.hasPrefix("Temporary") else { return [] }
                    return [
                        description.finding(
                            at: type.declaration.nameRange,
                            "'\(type.name)' is called temporary.",
                            help: ["Call it by what it does."],
                            subject: subject.subject(type)
                        )
                    ]
                }
            )
        ]

    @Test("is listed by 'rules' and explained by 'explain'")
    func isListed() throws {
        let registry = RuleRegistry.check(Self.rules)
        #expect(RuleText.list(registry) { $0.severity }.contains("temporary-class"))
        let found = try #require(registry.description("temporary-class"))
        #expect(RuleText.explanation(of: found, severity: found.severity).contains("Nothing lasts longer."))
    }

    @Test("finds something in a check, and can be allowed")
    func isRun() throws {
        try TemporaryFolder.with { folder in
            try folder.write("class TemporaryView {}\n", to: "View.swift")
            try folder.write(
                "// screenspec:allow temporary-class because it goes soon\nclass TemporaryCell {}\n",
                to: "Cell.swift"
            )
            var request = CheckRequest(CompileRequest(workingFolder: folder.path))
            request.rules = Self.rules
            let findings = CheckedProject.checked(request).findings
            #expect(findings.map(\.rule) == ["temporary-class"])
            #expect(findings.first?.help == ["Call it by what it does."])
        }
    }
}
