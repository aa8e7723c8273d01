import ArgumentParser
import CheckDriver
import CodeProject
import CompileCommandLine
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting

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

    func run() throws {
        try project.requireSoundFile()
        let policy = project.loaded.policy(of: .check)
        StandardStream.output.write(RuleText.list(.check) { policy.severity(of: $0) })
    }
}

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a rule, which roles a Swift file plays and what it may name, or what a spec is held to.",
        discussion: """
            Examples:
              screenspec explain private-subviews
              screenspec explain Sources/Login/LoginPresenter.swift
              screenspec explain Login
              screenspec explain Specs/Login.screen.yaml --form json
            """
    )

    @Argument(
        help:
            "The id of a rule, as findings and 'screenspec rules' show it, the path of a Swift file or of a spec, or the name of a screen or view."
    )
    var rule: String

    @Option(help: "text, or json for a spec.")
    var form = Form.text

    enum Form: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @OptionGroup var project: ProjectOption

    func validate() throws {
        guard form == .text || form == .json && rule.hasSuffix(".yaml") else {
            throw ValidationError("'\(form)' is no form of an explanation: text is, and json of that of a spec.")
        }
    }

    func run() throws {
        if rule.hasSuffix(".swift") { return try explainFile() }
        if rule.hasSuffix(".yaml") { return try explainSpec() }
        let registry = RuleRegistry.check
        guard let description = registry.description(RuleID(rule)) else {
            if let text = try explanationOfComponent() {
                StandardStream.output.write(text)
                return
            }
            let hint =
                registry.closest(to: RuleID(rule)).map { " Did you mean '\($0.text)'?" }
                ?? " 'screenspec rules' lists them."
            throw ValidationError("There is no rule '\(rule)'.\(hint)")
        }
        let loaded = project.loaded
        StandardStream.output.write(
            RuleText.explanation(
                of: description,
                severity: loaded.policy(of: .check).severity(of: description),
                isEvery: loaded.project.rules.contains { $0.rule.id == description.id && $0.isEvery == true }
            )
        )
    }

    /// A name that starts like a type is no rule's.
    private func explanationOfComponent() throws -> String? {
        guard rule.first?.isUppercase == true, rule.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return nil
        }
        try project.requireSoundFile()
        return CodeReports.make(for: project.request).explanation(ofComponent: rule)
    }

    /// A file that is not there is no mistake of the command line.
    private func requireFile() throws {
        guard !FileReader.exists(Paths.join(project.request.workingFolder, rule)) else { return }
        let missing = RuleDescription.noSuchPath.finding(
            at: nil,
            "There is no file '\(rule)'.",
            help: ["Correct the path."]
        )
        let report = Report(Findings([missing]), in: SourceFiles(), folder: "", policy: project.loaded.policy)
        _ = ReportTarget(.terminal, to: .stream(.errors)).write(report)
        throw ExitCode(ExitStatus(report.findings, of: report.policy.registry).rawValue)
    }

    private func mistake(_ kind: String, _ key: String) -> ValidationError {
        ValidationError("'\(rule)' is none of the project's \(kind): '\(key)' in the project file says which are.")
    }

    private func explainFile() throws {
        try project.requireSoundFile()
        guard let text = CodeReports.make(for: project.request).explanation(ofFile: rule) else {
            try requireFile()
            throw mistake("Swift files", "sources")
        }
        StandardStream.output.write(text)
    }

    private func explainSpec() throws {
        try project.requireSoundFile()
        guard let text = CodeReports.make(for: project.request).explanation(ofSpec: rule, form == .json ? .json : .text)
        else {
            try requireFile()
            throw mistake("specs", "specs")
        }
        StandardStream.output.write(text)
    }
}
