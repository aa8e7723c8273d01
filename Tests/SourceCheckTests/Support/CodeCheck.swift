import InterfaceBuilder
import SpecRules
import ScreenModel
import SourceCheck
import SourceFacts
import ScreenSpecDiagnostics
import SpecFrontEnd
import TestSupport

/// Swift files, specs and a project file as text, and all that the rules over code and the policy find in them.
struct CodeCheck {
    let findings: Findings
    let files: SourceFiles
    let subject: CodeSubject

    /// `switchingOn` gives rules that are off by default the severity of a warning; `only` leaves all other findings out.
    init(
        files: [(path: String, text: String)],
        switchingOn: [RuleID] = [],
        settings: [RuleID: Severity?] = [:],
        only rule: RuleID? = nil,
        running rules: [CodeRule] = SourceCheck.rules
    ) {
        let sorted = files.sorted { $0.path < $1.path }
        var sources = SourceFiles()
        for file in sorted { _ = sources.append(path: file.path, bytes: Array(file.text.utf8)) }
        let specs = sources.all.filter { $0.path.hasSuffix(".yaml") && !$0.path.hasSuffix(ProjectParser.fileName) }
        let project =
            sources.all.first { $0.path.hasSuffix(ProjectParser.fileName) }.map {
                ProjectParser.parse($0).project.making(doubles: false, examples: false)
            } ?? ProjectFile()
        let linked = LinkedSpecs(specs, project: project)
        var suppressions = linked.suppressions
        let code = sources.all.filter { $0.path.hasSuffix(".swift") }.map { source in
            var facts = KnownFacts.of(source.bytes)
            facts.facts.file = source.id
            suppressions.append(facts.withFacts(\.suppressions))
            return CodeFile(path: source.path, facts: facts)
        }
        let interfaces = Self.interfaces(in: sources)
        let registry = RuleRegistry(SourceCheck.descriptions + SpecRules.descriptions + LanguageRules.descriptions)
        var all: [RuleID: Severity?] = settings
        for rule in switchingOn where registry.description(rule)?.severity == nil { all[rule] = .some(.warning) }
        let policy = Policy(
            registry,
            settings: all.sorted { $0.key.text < $1.key.text }.map { rule, severity in
                RuleSetting(Suppression.NamedRule(rule, at: .none), severity: severity)
            }
        )
        let index = CodeIndex(
            code,
            externalClasses: ExternalClasses(
                project: project,
                programs: [linked.program],
                architectures: linked.architectures
            )
        )
        subject = CodeSubject(
            CodeSurvey(index),
            specs: ProgramIndex([linked.program]),
            interfaces: interfaces,
            rules: project.rules,
            specFiles: sources,
            architectures: EffectiveArchitectures(
                for: index,
                programs: [linked.program],
                project: project,
                architectures: linked.architectures
            )
        )
        let found = linked.diagnostics + SourceCheck.check(subject, rules: rules, running: policy.isOn)
        let kept = policy.apply(to: found, suppressions: suppressions)
        self.findings = Findings(rule.map { rule in kept.filter { $0.rule == rule } } ?? kept)
            .groupedByPlace(SourceCheck.rulesAboutUses.contains, in: sources)
        self.files = sources
    }

    /// What the storyboards, xibs and files of Objective-C say.
    private static func interfaces(in sources: SourceFiles) -> InterfaceSources {
        var documents: [InterfaceFile] = []
        var classes: Set<String> = []
        var isComplete = true
        for source in sources.all {
            guard let kind = InterfaceFacts.Kind(path: source.path) else { continue }
            switch InterfaceFacts(source.bytes, kind) {
            case .document(var document):
                document.file = source.id
                documents.append(InterfaceFile(path: source.path, document: document))
            case .classes(let names): classes.formUnion(names)
            case .fault: isComplete = false
            }
        }
        return InterfaceSources(files: documents, objectiveCClasses: classes, isComplete: isComplete)
    }

    /// `path:line:column: rule-id: message` for each finding, in order, its notes and fixes below it.
    var report: String {
        var lines: [String] = []
        for finding in findings {
            lines += FindingList.lines(
                of: finding,
                head: "\(place(finding.range))\(finding.rule.text): \(finding.message)",
                place: place
            )
        }
        return lines.map { "\($0)\n" }.joined()
    }

    /// The first file, or the first document beside it, with the first fix of each finding made.
    var fixedText: String {
        let edits = Set(findings.compactMap(\.fixes.first).flatMap(\.edits)).sorted { $0.range > $1.range }
        let document = files.all.first { InterfaceFacts.Kind(path: $0.path) == .document }
        let isInDocument = edits.contains { $0.range.file == document?.id }
        guard let file = isInDocument ? document : files.all.first else { return "" }
        var bytes = file.bytes
        for edit in edits where edit.range.file == file.id {
            bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `path:lower..<upper rule-id` for each finding in Swift, in bytes.
    var places: [String] {
        findings.map { finding in
            let range = finding.range
            let path = range.flatMap { files.path(of: $0) } ?? ""
            return "\(path):\(range?.lower ?? 0)..<\(range?.upper ?? 0) \(finding.rule.text)"
        }
    }

    private func place(_ range: SourceRange?) -> String {
        guard let range, let position = files.position(of: range), let path = files.path(of: range) else { return "" }
        return "\(path):\(position.line):\(position.column): "
    }
}

/// Specs taken through the front end as one module.
private struct LinkedSpecs {
    let program: Program
    let architectures: ArchitectureTable
    private(set) var diagnostics: [Diagnostic]
    private(set) var suppressions = Suppressions()

    init(_ sources: [SourceFile], project: ProjectFile) {
        let parsed = sources.map { SpecParser.parse($0) }
        let architectures = Linker.architectures(in: parsed)
        let symbols = Linker.symbols(in: parsed, architectures: architectures, project: project)
        let scope = Scope(project: project, module: nil, architectures: architectures, symbols: symbols)
        diagnostics = architectures.diagnostics + symbols.diagnostics
        var files: [SpecFile] = []
        for (file, source) in zip(parsed, sources) {
            let outlines = Linker.outlines(of: file, architectures: architectures, project: project)
            let linked = Linker.link(file, source: source, scope: scope, outlines: outlines)
            files.append(linked.file)
            diagnostics += file.diagnostics + linked.diagnostics
            suppressions.append(file.suppressions)
        }
        self.architectures = architectures
        program = Linker.program(files, scope: scope)
    }
}
