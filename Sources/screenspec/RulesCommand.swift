import ArchitectureRules
import ArgumentParser
import CheckDriver
import CompileCommandLine
import CompileDriver
import SourceText

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
        abstract: "Explains a rule: why it exists, with a wrong and a right example.",
        discussion: """
            Example:
              screenspec explain private-subviews
            """
    )

    @Argument(help: "The id of the rule, as findings and 'screenspec rules' show it.")
    var rule: String

    @OptionGroup var project: ProjectOption

    func run() throws {
        let registry = RuleRegistry.check
        guard let card = registry.card(RuleID(rule)) else {
            let hint =
                registry.closest(to: RuleID(rule)).map { " Did you mean '\($0.text)'?" }
                ?? " 'screenspec rules' lists them."
            throw ValidationError("There is no rule '\(rule)'.\(hint)")
        }
        StandardStream.output.write(
            RuleText.explanation(of: card, severity: project.loaded.policy(of: .check).severity(of: card))
        )
    }
}
