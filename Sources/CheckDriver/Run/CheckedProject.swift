import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SpecProject

/// A project with all that the rules find in its specs and its hand-written code, worked out or remembered.
struct CheckedProject: Sendable {
    let specs: CompiledSpecs
    let result: CheckResult
    /// Those that findings show places in have their bytes.
    let files: SourceFiles
    let statistics: RunStatistics

    var compilation: Compilation { specs.compilation }
    var findings: Findings { result.findings }
    var registry: RuleRegistry { specs.rawFindings.policy.registry }

    /// Whether there is nothing wrong that no team can switch off: rules are silent about what they could not see.
    var isComplete: Bool {
        !findings.contains { $0.severity == .error && registry.description($0.rule)?.isConfigurable != true }
    }

    /// Whether every file of Swift and of Interface Builder was read from its first to its last byte.
    var hasReadEverything: Bool {
        let unread: [RuleDescription] = [.unreadSource, .swiftSyntax, .interfaceSyntax]
        return !findings.contains { finding in unread.contains { $0.id == finding.rule } }
    }
}
