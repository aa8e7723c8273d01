import ArgumentParser
import CheckDriver
import CodeProject
import CompileCommandLine
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SpecRules

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists all rules with their severities in the project.",
        discussion: """
            Example:
              screenspec rules
            """
    )

    @OptionGroup var project: ProjectOption

    func run() {
        let policy = project.loaded.policy(of: .check)
        StandardStream.output.write(RuleText.list(.check) { policy.severity(of: $0) })
    }
}

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a rule, or which roles a Swift file plays and what it may name.",
        discussion: """
            Examples:
              screenspec explain private-subviews
              screenspec explain Sources/Login/LoginPresenter.swift
            """
    )

    @Argument(help: "The id of a rule, as findings and 'screenspec rules' show it, or the path of a Swift file.")
    var rule: String

    @OptionGroup var project: ProjectOption

    func run() throws {
        if rule.hasSuffix(".swift") { return try explainFile() }
        let registry = RuleRegistry.check
        guard let description = registry.description(RuleID(rule)) else {
            let hint =
                registry.closest(to: RuleID(rule)).map { " Did you mean '\($0.text)'?" }
                ?? " 'screenspec rules' lists them."
            throw ValidationError("There is no rule '\(rule)'.\(hint)")
        }
        StandardStream.output.write(
            RuleText.explanation(of: description, severity: project.loaded.policy(of: .check).severity(of: description))
        )
    }

    private func explainFile() throws {
        guard let text = CodeReports.make(for: project.request).explanation(ofFile: rule) else {
            throw ValidationError(
                "'\(rule)' is none of the project's Swift files: 'sources' in the project file says which are."
            )
        }
        StandardStream.output.write(text)
    }
}
