import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecRules

/// What is found in a whole project, put together from what is known of each of its files.
package struct ProjectFindings: Sendable {
    private let pipeline: SpecPipeline
    private let results: [SpecResult]
    private let scopes: [Scope]
    private let architectures: ArchitectureTable
    /// The specs that are read for their names alone.
    private let others: OtherModules

    package init(
        _ pipeline: SpecPipeline,
        _ results: [SpecResult],
        _ scopes: [Scope],
        _ architectures: ArchitectureTable
    ) {
        self.pipeline = pipeline
        self.results = results
        self.scopes = scopes
        self.architectures = architectures
        others = OtherModules(pipeline.sources, pipeline.files)
    }

    /// - Parameters:
    ///   - architectures: What is wrong with the architectures themselves.
    ///   - rules: What rules found in them.
    package func all(architectures: [Diagnostic], rules: [Diagnostic]) -> [Diagnostic] {
        var found = pipeline.project.diagnostics + pipeline.sources.diagnostics
        let isCircle = moduleProblems.contains { $0.rule == RuleDescription.moduleCycle.id }
        found += moduleProblems
        // In a circle, no module can be compiled first.
        if !isCircle { found += pipeline.interfaces.diagnostics }
        found += others.withoutWarnings(results.flatMap(\.findings.reading))
        let projectArchitectures = self.projectArchitectures
        let lacksNames = results.contains(where: \.share.isCutShort) || pipeline.sources.lackSpecs
        // All else would be held against an architecture that nobody has named, or whose document nobody can read.
        guard projectArchitectures.isEmpty else {
            let mayBeThere = lacksNames || pipeline.project.mayLackNames
            return found + architectures + (mayBeThere ? [] : projectArchitectures)
        }
        var resolution = architectures + results.flatMap(\.findings.resolution)
        resolution += unknownTypes + pipeline.project.project.unknownCarriedTypes(in: scopes)
        if lacksNames {
            resolution = Self.withoutConsequences(resolution)
        }
        if architectures.contains(where: { Self.rulesOfMissingBases.contains($0.rule) }) {
            resolution.removeAll { Self.rulesOfMissingRoles.contains($0.rule) }
        }
        if pipeline.project.mayLackNames {
            resolution = Self.withoutConsequences(resolution, of: [RuleDescription.unknownModule.id])
        }
        found += others.removed(from: resolution)
        let broken = results.flatMap(\.findings.rules) + rules + amongScreens
        return found + others.removed(from: SpecRules.reliable(broken, after: LanguageRules.hidingErrors(among: found)))
    }

    package var suppressions: Suppressions {
        var all = pipeline.project.suppressions
        for (position, result) in results.enumerated() where !others.contains(pipeline.files.id(position)) {
            all.append(result.suppressions)
        }
        return all
    }

    private var moduleProblems: [Diagnostic] {
        pipeline.sources.areDescribed ? [] : ModuleGraph.check(pipeline.project.project)
    }

    // MARK: Between files

    private var unknownTypes: [Diagnostic] {
        // Any of them may stand in a file that could not be read.
        if pipeline.project.lacksTypes { return [] }
        var uses: [Int: [UnknownUse]] = [:]
        for result in results where !result.unknownTypes.isEmpty {
            uses[result.module, default: []] += result.unknownTypes
        }
        return scopes.indices.flatMap { module in
            uses[module].map { UnknownTypes.diagnostics($0, scope: scopes[module]) } ?? []
        }
    }

    private var amongScreens: [Diagnostic] {
        var screens = pipeline.sources.modules.map { _ in [NavigationScreen]() }
        for result in results {
            for var screen in result.screens {
                screen.module = pipeline.sources.modules[result.module].name
                screens[result.module].append(screen)
            }
        }
        return SpecRules.findings(among: screens.flatMap(\.self), running: pipeline.policy.isOn)
    }

    /// An architecture that the project names, and that there is not.
    private var projectArchitectures: [Diagnostic] {
        let (sources, project) = (pipeline.sources, pipeline.project.project)
        // Where not all modules are compiled, it may be known to others, and need not be known to one without screens.
        let isWhole = sources.modules.count >= project.modules.count
        guard isWhole || results.contains(where: \.share.reliesOnProjectArchitecture) else { return [] }
        let names =
            isWhole
            ? [project.architecture] + project.modules.map(\.architecture)
            : sources.modules.map(\.project.architecture)
        return names.compactMap(\.self).flatMap(unknownArchitecture)
    }

    private func unknownArchitecture(_ name: Name) -> [Diagnostic] {
        if architectures[name.text] != nil { return [] }
        let closest = architectures.closest(to: name.text)
        return [
            RuleDescription.unknownArchitecture.finding(
                at: name.range,
                "There is no architecture '\(name.text)'\(closest.map { "; did you mean '\($0)'?" } ?? ".")",
                help: closest == nil ? ["There are \(architectures.names.joined(separator: ", "))."] : []
            )
        ]
    }

    // MARK: Files that could not be read to their end

    /// What they miss may stand where a file could not be read on, and that is reported already.
    private static func withoutConsequences(_ diagnostics: [Diagnostic], of rules: Set<RuleID> = []) -> [Diagnostic] {
        let consequences = rulesOfMissingNames.union(rules)
        return diagnostics.filter { $0.severity != .error || !consequences.contains($0.rule) }
    }

    private static let rulesOfMissingBases = Set([RuleDescription.unknownArchitecture, .architectureCycle].map(\.id))
    /// What an architecture has from the one that it extends.
    private static let rulesOfMissingRoles = Set([RuleDescription.unknownRole, .unknownChannel].map(\.id))

    private static let rulesOfMissingNames = Set(
        [RuleDescription.unknownType, .unknownView, .unknownArchitecture, .routeToNowhere].map(\.id)
    )
}
