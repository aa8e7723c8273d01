import ArchitectureRules
import PlatformFacts
import ScreenModel
import SourceFacts
import SourceText
import SpecFrontEnd

extension ImportLimits {
    /// Those of the breaks that the rule reports.
    func findings(_ card: RuleCard, where isReported: (Import) -> Bool) -> [Diagnostic] {
        breaks.filter(isReported).map { finding($0, card) }
    }

    private func finding(_ found: Import, _ card: RuleCard) -> Diagnostic {
        let owner = found.owner
        let module = found.fact.module.string
        let role = owner.role.name.text
        let who = owner.type.map { "The \(role) '\($0.name)'" } ?? "The role '\(role)'"
        let architecture = owner.architecture.name.text
        let message: String
        var place = found.entry?.range
        if let entry = found.entry {
            message =
                "\(who) imports '\(module)', which '\(architecture)' forbids it (imports: \(entry.text)): \(remedy(found))."
        } else {
            let allowed = owner.role.allows?.imports ?? []
            place = allowed.first?.range ?? owner.role.name.range
            let list = allowed.isEmpty ? "nothing" : allowed.map { "'\($0.text)'" }.asAlternatives
            message =
                "\(who) imports '\(module)', and '\(architecture)' allows it \(list.replacing(" or ", with: " and ")) only: "
                + "do without it, or allow it there."
        }
        let row = found.entry == nil ? "allows" : "forbids"
        return card.finding(
            at: found.fact.range,
            message,
            notes: [
                Diagnostic.Note(
                    at: place.flatMap { subject.specs.isInSpecs($0) ? $0 : nil },
                    "This is the row 'roles: \(role): \(row)' of the architecture '\(architecture)'."
                )
            ],
            subject: key(found, module)
        )
    }

    /// A file that is renamed keeps its baseline where a type owns it.
    private func key(_ found: Import, _ module: String) -> Subject {
        if let type = found.owner.type { return subject.subject(type, "import \(module)") }
        let path = subject.code.file(found.fact.facts)?.path ?? ""
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return Subject("\(found.owner.role.name.text).\(file)", "import \(module)")
    }

    /// What the import is there for, where that can be seen.
    private func remedy(_ found: Import) -> String {
        let module = found.fact.module.string
        let facts = found.fact.facts
        let inTypes = facts.types.lazy.filter { $0.kind == .named && $0.base == nil }.compactMap(\.name)
        let inPaths = facts.uses.lazy.filter { $0.root == .name }.compactMap(\.components.first?.name)
        let isOfModule: (String) -> Bool = { name in
            PlatformFacts.module(of: name) == module && subject.code.types(named: name).isEmpty
        }
        let used = inTypes.map(\.string).first(where: isOfModule) ?? inPaths.map(\.string).first(where: isOfModule)
        guard let used else { return "no type of it is named here, so try without it" }
        return "it names '\(used)'; pass on plain values, and let the view make a '\(used)' of them"
    }
}
