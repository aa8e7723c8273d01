import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecProject

/// What somebody may do next who checks an app for the first time.
struct Advice {
    private let isSetUp: Bool
    private let hasBaseline: Bool
    private let isUnattended: Bool

    /// As many as nobody mends in one go.
    private static let manyFindings = 20

    init(
        _ project: CheckedProject,
        hasBaseline: Bool,
        environment: [String: String] = Environment.variables
    ) {
        isSetUp = project.compilation.location.file != nil
        self.hasBaseline = hasBaseline
        isUnattended = Self.variablesOfServices.contains { environment[$0]?.isEmpty == false }
    }

    /// What services for continuous integration set; most of them set the first.
    private static let variablesOfServices = ["CI", "BUILD_ID", "TEAMCITY_VERSION", "TF_BUILD"]

    /// None where a project is set up, or nobody reads along.
    func lines(on findings: Findings) -> [String] {
        guard !isSetUp else { return [] }
        return (isUnattended ? [] : steps(findings)) + leniency(findings)
    }

    private func steps(_ findings: Findings) -> [String] {
        guard findings.count >= Self.manyFindings else { return [] }
        let fixable = findings.count { $0.fixes.contains(where: \.isSafe) }
        var steps = [("init", "writes down the sources and the architecture, in a project file")]
        if fixable > 0 { steps.append(("check --fix", "mends \(fixable) of them; --dry-run shows how")) }
        if !hasBaseline {
            steps.append(("check --write-baseline", "notes what is left as known, so that later runs show what is new"))
        }
        steps.append(("extract", "writes specs of the screens that are there"))
        let width = steps.map(\.0.count).max() ?? 0
        return ["Next:"]
            + steps.map { command, purpose in
                "  screenspec \(command.padded(to: width))  \(purpose)"
            }
    }

    /// That the rules of visibility weigh less than they will.
    private func leniency(_ findings: Findings) -> [String] {
        let rules = Set(findings.map(\.rule)).intersection(LoadedProject.leniencies.keys)
        guard !rules.isEmpty else { return [] }
        let names = rules.map { "'\($0.text)'" }.sorted().formattedList(with: "and")
        let (are, they) = rules.count == 1 ? ("is a warning", "it is an error") : ("are warnings", "they are errors")
        return ["Without a project file, \(names) \(are); with one, \(they)."]
    }
}
