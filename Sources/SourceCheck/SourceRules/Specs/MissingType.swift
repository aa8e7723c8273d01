import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SystemTypes

/// The classes that a spec counts on exist.
package enum MissingType {
    package static let description = RuleDescription.missingType

    static let rule = ComparingRule(description) { subject in
        guard subject.hasCode else { return [] }
        return subject.specs.components.flatMap { comparisons(of: $0, subject) } + missingModels(subject)
    }

    private static func comparisons(of component: IndexedComponent, _ subject: CodeSubject) -> [Comparison<Diagnostic>]
    {
        let name = component.component.declaration.name
        let required: [RequiredType]
        if component.vocabulary == nil {
            required = [
                RequiredType(
                    name: component.component.viewType,
                    as: "the view itself",
                    at: name.range,
                    member: "view",
                    way: "let 'view' name the one that there is"
                )
            ]
        } else {
            let active = rolesThatTakePart(in: component)
            required = component.component.roles.compactMap { player in
                guard let type = player.type else { return nil }
                let written = component.declaration.screen?.types.first { $0.role.text == player.role }
                guard
                    player.isView || active.contains(player.role)
                        || written?.type != nil && isInside(player.role, component) && PlatformType(named: type) == nil
                else { return nil }
                return RequiredType(
                    name: type,
                    as: "the \(player.role) of '\(component.name)'",
                    at: written?.type?.range ?? name.range,
                    member: "types.\(player.role)",
                    way: "name the one that there is under 'types'",
                    isWritten: written?.type != nil
                )
            }
        }
        return required.map { comparison(.roleType, $0, component, subject) }
            + requiredContent(of: component).map { comparison(.contentType, $0, component, subject) }
            + requiredProtocols(of: component, subject).map { comparison(.protocolType, $0, component, subject) }
            + missingMembers(of: component, subject)
    }

    /// The protocols by which somebody speaks whom the spec does not name: of all others it is told that they do not conform.
    private static func requiredProtocols(of component: IndexedComponent, _ subject: CodeSubject) -> [RequiredType] {
        let isThere = !subject.types(called: component.component.viewType, of: component).isEmpty
        guard !component.component.generates, isThere else { return [] }
        return component.component.interfaces.filter { interface in
            guard !interface.isForeign, interface.members.contains(where: { component.owns($0.name.range) }) else {
                return false
            }
            guard let receiver = component.component.player(ofRole: interface.to)?.type else { return true }
            return isGone(interface, of: component, to: receiver, subject)
        }.map { interface in
            let purpose = "by which '\(component.name)' tells its \(interface.to) something"
            let key =
                switch interface.kind {
                case .channel: "'protocols'"
                case .delegate: "'delegate', by 'name' or 'type'"
                case .dataSource: "'dataSource', by 'name'"
                }
            return RequiredType(
                name: interface.name,
                as: purpose,
                at: interface.origin,
                member: interface.name,
                way: "name the one that there is under \(key)"
            )
        }
    }

    /// Whether the code has no protocol of that name though who receives states it, and has another one of the screen's.
    private static func isGone(
        _ interface: Interface,
        of component: IndexedComponent,
        to receiver: String,
        _ subject: CodeSubject
    ) -> Bool {
        let code = subject.code
        let receivers = subject.types(called: receiver, of: component)
        return code.types(named: interface.name).isEmpty && PlatformType(named: interface.name) == nil
            && component.component.interfaces.contains { !$0.isForeign && !code.types(named: $0.name).isEmpty }
            && !receivers.isEmpty
            && receivers.allSatisfy { code.conforms($0.id, toProtocolNamed: interface.name) }
    }

    private static func requiredContent(of component: IndexedComponent) -> [RequiredType] {
        describedContents(of: component).map { content in
            RequiredType(
                name: content.fullTypeName,
                as: "what '\(component.name)' shows",
                at: content.declaration.type?.range ?? content.declaration.range,
                member: content.declaration.section,
                way: content.declaration.listedName == nil
                    ? "name the one that there is under '\(content.declaration.section)', by 'type'"
                    : "give it the name of the one that there is",
                isWritten: content.declaration.type != nil
            )
        }
    }

    private static func describedContents(of component: IndexedComponent) -> [Content] {
        component.component.contents.filter { !$0.generates && component.owns($0.declaration.range) }
    }

    /// A type without which a spec makes no sense.
    private struct RequiredType {
        let name: String
        /// What it is, for a sentence.
        let purpose: String
        /// In the spec.
        let place: SourceRange
        let member: String
        /// How the spec can name another one.
        let way: String
        /// Whether the spec names it there.
        let isWritten: Bool

        init(
            name: String,
            as purpose: String,
            at place: SourceRange,
            member: String,
            way: String,
            isWritten: Bool = false
        ) {
            (self.name, self.purpose, self.place, self.member) = (name, purpose, place, member)
            (self.way, self.isWritten) = (way, isWritten)
        }
    }

    private static func comparison(
        _ key: ComparedKey,
        _ required: RequiredType,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Comparison<Diagnostic> {
        if let found = subject.code.types(named: required.name).first {
            return Comparison(key, required.place, .held(subject.code[found].declaration.nameRange))
        }
        let close = closestType(to: required.name, subject.code)
        let writing = "rite it, or \(required.way)."
        let finding = description.finding(
            at: required.place,
            "No Swift file declares '\(required.name)', \(required.purpose).",
            help: close.map { ["Did you mean '\($0)'?", "Otherwise w" + writing] } ?? ["W" + writing],
            fixes: required.isWritten
                ? [close.flatMap { ContractFixes(subject).respelling(required.place, as: $0) }].compactMap(\.self) : [],
            subject: component.subject(required.member)
        )
        return Comparison(key, required.place, .differs(finding))
    }

    private static func missingMembers(of component: IndexedComponent, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        describedContents(of: component).flatMap { missingProperties(of: $0, of: component, subject) }
            + component.component.contents.flatMap { missingInitializers(of: $0, of: component, subject) }
    }

    /// Properties that a view model of the code does not have, though the spec lists them.
    private static func missingProperties(
        of content: Content,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
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
            let finding = description.finding(
                at: type.declaration.nameRange,
                "'\(content.fullTypeName)' has no '\(name.text)', which the spec of '\(component.name)' lists.",
                help: [hint],
                notes: [Diagnostic.Note(at: name.range, "The spec lists '\(name.text)' here.")],
                subject: subject.subject(type, name.text)
            )
            return Comparison(.property, name.range, .differs(finding))
        }
    }

    /// Whether a role is one of the screen, and not whoever opened it.
    private static func isInside(_ role: String, _ component: IndexedComponent) -> Bool {
        component.vocabulary?.architecture.role(role)?.isOutside != true
    }

    /// A role that sends or receives messages of this screen, by a protocol or as it is.
    private static func rolesThatTakePart(in component: IndexedComponent) -> Set<String> {
        var roles: Set<String> = []
        for channel in component.vocabulary?.architecture.channels ?? []
        where component.component.interface(ofChannel: channel.name.text) == nil
            && !component.messages(ofChannel: channel.name.text).isEmpty
        {
            roles.formUnion([channel.from, channel.to].compactMap { $0?.text }.filter { isInside($0, component) })
        }
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
