import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// The classes that a spec counts on exist.
package enum MissingType {
    package static let description = RuleDescription.missingType

    package static let rule = Rule(description, relyingOn: .file) { (subject: CodeSubject) in
        guard subject.hasCode else { return [] }
        return subject.specs.components.flatMap { findings(in: $0, subject) }
    }

    private static func findings(in component: IndexedComponent, _ subject: CodeSubject) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        func require(_ name: String, as what: String, at place: SourceRange, member: String) {
            guard subject.code.types(named: name).isEmpty else { return }
            let close = closestType(to: name, subject.code)
            let writing = "rite it, or name the one that there is under 'types'."
            let help = close.map { ["Did you mean '\($0)'?", "Otherwise w" + writing] } ?? ["W" + writing]
            findings.append(
                description.finding(
                    at: place,
                    "No Swift file declares '\(name)', \(what).",
                    help: help,
                    subject: component.subject(member)
                )
            )
        }
        let name = component.component.declaration.name
        guard component.vocabulary != nil else {
            require(component.component.viewType, as: "the view itself", at: name.range, member: "view")
            requireContent(of: component, require)
            return findings + missingMembers(of: component, subject)
        }
        let active = rolesThatTakePart(in: component)
        for player in component.component.roles {
            guard let type = player.type, player.isView || active.contains(player.role) else { continue }
            let written = component.declaration.screen?.types.first { $0.role.text == player.role }
            require(
                type,
                as: "the \(player.role) of '\(component.name)'",
                at: written?.type.range ?? name.range,
                member: "types.\(player.role)"
            )
        }
        requireContent(of: component, require)
        return findings + missingMembers(of: component, subject)
    }

    private static func requireContent(
        of component: IndexedComponent,
        _ require: (String, String, SourceRange, String) -> Void
    ) {
        guard let content = component.component.content, !content.generates, component.owns(content.declaration.range)
        else { return }
        let place = content.declaration.type?.range ?? content.declaration.range
        require(content.fullTypeName, "what '\(component.name)' shows", place, content.declaration.kind.rawValue)
    }

    private static func missingMembers(of component: IndexedComponent, _ subject: CodeSubject) -> [Diagnostic] {
        missingProperties(of: component, subject) + missingInitializers(of: component, subject)
    }

    /// Properties that a view model of the code does not have, though the spec lists them.
    private static func missingProperties(of component: IndexedComponent, _ subject: CodeSubject) -> [Diagnostic] {
        guard let content = component.component.content, !content.generates, component.owns(content.declaration.range)
        else { return [] }
        let types = subject.code.types(named: content.fullTypeName, inModule: component.module)
        guard types.count == 1, let id = types.first, subject.code[id].kind != .typealias else { return [] }
        let type = subject.code[id]
        let names = (content.declaration.properties.map(\.name) + content.declaration.derived.map(\.name))
        return names.compactMap { name in
            guard subject.code.hasMember(name.text, .project(id)) == false else { return nil }
            let known = subject.code.inheritedMembers(of: type).filter(\.isProperty).map(\.baseName.string)
            let hint =
                Spelling.closest(to: name.text, among: known).map { "Did you mean '\($0)'?" }
                ?? "Add it there, or take it out of the spec."
            return description.finding(
                at: type.declaration.nameRange,
                "'\(content.fullTypeName)' has no '\(name.text)', which the spec of '\(component.name)' lists.",
                help: [hint],
                notes: [Diagnostic.Note(at: name.range, "The spec lists '\(name.text)' here.")],
                subject: subject.subject(type, name.text)
            )
        }
    }

    /// A role that sends or receives messages of this screen.
    private static func rolesThatTakePart(in component: IndexedComponent) -> Set<String> {
        var roles: Set<String> = []
        for interface in component.component.interfaces where interface.kind == .channel {
            roles.insert(interface.from)
            roles.insert(interface.to)
        }
        return roles
    }

    /// A type with a name so close that it may be meant.
    private static func closestType(to name: String, _ code: CodeIndex) -> String? {
        Spelling.closest(
            to: name,
            among: code.types.lazy.filter { $0.parent == nil && code.file(of: $0).isChecked }.map(\.name)
        )
    }
}
