import SpecRules
import ScreenModel
import ScreenSpecDiagnostics

/// Findings about forbidden imports.
struct ImportFindings {
    typealias Import = ForbiddenImports.Import

    let subject: CodeSubject

    /// Those that the rule reports.
    func findings(_ description: RuleDescription, where isReported: (Import) -> Bool) -> [Diagnostic] {
        subject.analysis(ForbiddenImports.self).all.filter(isReported).map { finding($0, description) }
    }

    func finding(_ found: ForbiddenImports.Unimported, _ description: RuleDescription) -> Diagnostic {
        let role = found.owner.role.name.text
        let who = found.owner.type.map { "The \(role) '\($0.name)'" } ?? "The role '\(role)'"
        let architecture = found.owner.architecture
        let message =
            found.use.path.map { "\(who) reaches UIKit by '\($0)', \(found.use.name.quotedWithArticle)." }
            ?? "\(who) names '\(found.use.name)' of 'UIKit', which '\(architecture.name.text)' forbids it."
        return description.finding(
            at: found.use.range,
            message,
            help: [ImportUse.advice(on: found.use.name, in: architecture).asSentence],
            notes: [
                Diagnostic.Note(
                    at: subject.specs.isInSpecs(found.entry.range) ? found.entry.range : nil,
                    "This is the row '\(found.owner.row): forbids: imports' of the architecture '\(architecture.name.text)': "
                        + "'\(found.entry.text)'. Another import of the file brings the type along."
                )
            ],
            subject: found.owner.type.map { subject.subject($0, "import UIKit") }
                ?? key(of: role, inFile: found.use.range.file, "UIKit")
        )
    }

    private func finding(_ found: Import, _ description: RuleDescription) -> Diagnostic {
        let owner = found.owner
        let module = found.fact.module.string
        let role = owner.role.name.text
        let called =
            owner.screen == nil && !owner.isViewWithoutRole && owner.role.isView == true ? "view controller" : role
        let who = owner.type.map { "The \(called) '\($0.name)'" } ?? "The role '\(role)'"
        let architecture = owner.architecture.name.text
        let message: String
        let help: String
        let limit: String
        var place = found.entry?.range
        var fixes: [Diagnostic.Fix] = []
        if let entry = found.entry {
            let use = ImportUse(found, in: subject)
            fixes = use.fixes
            message = "\(who) imports '\(module)', which '\(architecture)' forbids it."
            help = use.remedy
            limit = "'\(entry.text)'"
        } else {
            let allowed = owner.role.allows?.imports ?? []
            place = allowed.first?.range ?? owner.role.name.range
            let list = allowed.map { "'\($0.text)'" }.formattedList(with: "and")
            message = "\(who) imports '\(module)', which '\(architecture)' does not allow it."
            help = "do without it, or allow it there"
            limit = allowed.isEmpty ? "no import at all" : "\(list) only"
        }
        let row = found.entry == nil ? "allows" : "forbids"
        return description.finding(
            at: found.fact.range,
            message,
            help: [help.asSentence],
            notes: [
                Diagnostic.Note(
                    at: place.flatMap { subject.specs.isInSpecs($0) ? $0 : nil },
                    "This is the row '\(owner.row): \(row): imports' of the architecture "
                        + "\(subject.words(forRowAt: place, in: owner.architecture)): \(limit)."
                )
            ],
            fixes: fixes,
            subject: key(found, module)
        )
    }

    /// A file that is renamed keeps its baseline where a type owns it.
    private func key(_ found: Import, _ module: String) -> Subject {
        if let type = found.owner.type { return subject.subject(type, "import \(module)") }
        return key(of: found.owner.role.name.text, inFile: found.fact.facts.file, module)
    }

    private func key(of role: String, inFile id: FileID, _ module: String) -> Subject {
        let path = subject.code.file(id)?.path ?? ""
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return Subject("\(role).\(file)", "import \(module)")
    }
}
