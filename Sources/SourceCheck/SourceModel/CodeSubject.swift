import SpecRules
import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SpecFrontEnd

/// What a rule over hand-written Swift looks at: the code, the specs, and which type plays which role.
///
/// A class, since every rule passes it on.
package final class CodeSubject: Sendable {
    package let code: CodeIndex
    package let specs: ProgramIndex
    /// Storyboards, xibs and the names of Objective-C.
    package let interfaces: InterfaceSources
    let specTable: SpecTable
    package let architectures: EffectiveArchitectures
    package let roles: RoleAssignment
    /// Which roles types and protocols stand for.
    package let references: RoleReferences
    package let rootViews: RootViews
    /// The types whose code the rules look at: neither tests nor generated nor other people's.
    package let checkedTypes: [CodeType]
    let visibility: MemberVisibility
    /// The rules that are to look at every case, also where they could prove that nothing comes of it.
    private let rulesWithEvery: Set<RuleID>
    /// The text of specs, for what the program keeps the values only.
    private let specFiles: SourceFiles
    /// To read one as YAML takes its time.
    private let specTexts = Memo<FileID, SpecText?>()
    /// The words of each: most have no key that is asked for, which nobody has to read as YAML to see.
    private let specWords = Memo<FileID, Set<String>>()
    private let analyses = CodeAnalyses()

    /// - Parameter architectures: To find out which apply may take as long as all else that is found out here.
    package init(
        _ survey: CodeSurvey,
        specs: ProgramIndex,
        interfaces: InterfaceSources = .none,
        rules: [RuleSetting] = [],
        specFiles: SourceFiles = SourceFiles(),
        architectures: @autoclosure @escaping @Sendable () -> EffectiveArchitectures
    ) {
        let code = survey.code
        self.code = code
        self.specs = specs
        self.interfaces = interfaces
        rulesWithEvery = Set(rules.filter { $0.isEvery == true }.map(\.rule.id))
        self.specFiles = specFiles
        specTable = SpecTable(specs)
        // Who plays which role has to be found out one after the other.
        let found: CodeSurvey.Findings
        ((self.architectures, roles, references), found) = code.jobs.both(
            {
                let architectures = architectures()
                let roles = RoleAssignment(code, specs: specs, architectures: architectures)
                return (architectures, roles, RoleReferences(code, roles))
            },
            { survey.findings }
        )
        (checkedTypes, rootViews, visibility) = (found.checkedTypes, found.rootViews, found.visibility)
    }

    /// Made by whoever asks for it first. Who asks for each of many types had better ask once and keep it.
    package func analysis<Analysis: CodeAnalysis>(_ type: Analysis.Type) -> Analysis {
        analyses.analysis(of: self)
    }

    func asksForEvery(_ rule: RuleDescription) -> Bool {
        rulesWithEvery.contains(rule.id)
    }

    /// The key of baselines for a type, or for a member of it.
    package func subject(_ type: CodeType, _ member: String? = nil) -> Subject {
        Subject(code.qualifiedName(of: type.id), member)
    }

    // MARK: Specs

    /// The text of the spec file that a range is in; `nil` where that is another module's.
    func specText(at range: SourceRange) -> SpecText? {
        specTexts(range.file) { specFiles[range.file].map { SpecText($0) } }
    }

    /// The views and screens of specs whose view is the class: those of its module, or of one without such a class where several
    /// modules compile it.
    package func components(showing type: CodeType) -> [IndexedComponent] {
        let (name, module) = (code.qualifiedName(of: type.id), code.file(of: type).module)
        let own = specTable.components(showing: name, inModule: module)
        guard own.isEmpty, module == nil else { return own }
        return specTable.components(showing: name).filter {
            code.types(named: name, inModule: $0.module).contains(type.id)
        }
    }

    /// The place in a spec that declares a subview of the class.
    func declaredSubview(_ name: String, of type: CodeType) -> SourceRange? {
        components(showing: type).lazy
            .compactMap { $0.declaration.subviews.first { $0.name.text == name }?.name.range }.first
    }

    /// The place in a spec that declares an action which the class handles itself.
    func declaredAction(_ name: String, of type: CodeType) -> SourceRange? {
        components(showing: type).lazy
            .compactMap { $0.declaration.actions.first { $0.exit == .targetAction && $0.member.name.text == name } }
            .first?.member.name.range
    }

    /// Whether a spec writes a key for what a name stands for, and does not leave it to the default.
    func isWritten(_ key: String, for name: SourceRange) -> Bool {
        let words = specWords(name.file) {
            let isLetter: (UInt8) -> Bool = { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
            let words = specFiles[name.file]?.bytes.split { !isLetter($0) } ?? []
            return Set(words.map { String(decoding: $0, as: UTF8.self) })
        }
        return words.contains(key) && specText(at: name)?.place(of: key, for: name) != nil
    }

    /// Whether the code was read at all: without sources, nothing can be said to be missing from them.
    package var hasCode: Bool {
        code.files.contains { $0.isChecked }
    }
}
