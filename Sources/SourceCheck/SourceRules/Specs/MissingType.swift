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
        if component.vocabulary == nil, component.declaration.isScreen {
            // What its classes are called, an architecture says that nobody knows.
            required = []
        } else if component.vocabulary == nil {
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
                    written: written?.type?.range
                )
            }
        }
        return told(required, requiredContent(of: component, subject), of: component, subject)
            + requiredProtocols(of: component, subject).map { comparison(.protocolType, $0, component, subject) }
            + missingMembers(of: component, subject) + movedScreen(component, subject)
    }

    // MARK: One mistake

    /// A class that plays a role and is what is shown is missing once, and a screen without a single class as well.
    private static func told(
        _ roles: [RequiredType],
        _ contents: [RequiredType],
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let found = roles.map { comparison(.roleType, $0, component, subject) }
        let missing = zip(roles, found).compactMap { role, found in
            found.difference.map { (type: role, finding: $0) }
        }
        let shown = contents.map { content in
            comparison(.contentType, content, component, subject).map { finding in
                finding.leading(missing.filter { $0.type.name == content.name }.map(\.finding))
            }
        }
        let views = component.component.roles.filter(\.isView).map { "types.\($0.role)" }
        let isNothingThere = missing.count == roles.count && missing.count > 1
        guard isNothingThere, let view = missing.firstIndex(where: { views.contains($0.type.member) }) else {
            return found + shown
        }
        var others = missing.map(\.finding)
        others.remove(at: view)
        var led = found
        led[view] = found[view].map { leader($0, of: others, component) }
        return led + shown
    }

    /// What tells of the view tells of all.
    private static func leader(
        _ view: Diagnostic,
        of others: [Diagnostic],
        _ component: IndexedComponent
    ) -> Diagnostic {
        let writing =
            component.component.generates
            ? "Write them with 'screenspec scaffold \(component.name)'" : "Write them"
        var leader = view.leading(others)
        leader.message = "\(view.message.dropLast()), nor any other class of it."
        leader.help = ["\(writing), or name those that there are under 'types'."]
        leader.fixes = []
        return leader
    }

    // MARK: What is asked for

    /// The protocols by which somebody speaks whom the spec does not name: of all others it is told that they do not conform.
    private static func requiredProtocols(of component: IndexedComponent, _ subject: CodeSubject) -> [RequiredType] {
        let isThere = !subject.types(called: component.component.viewType, of: component).isEmpty
        guard !component.component.generates, isThere else { return [] }
        return component.component.interfaces.filter { interface in
            guard !interface.isForeign, interface.members.contains(where: { component.owns($0.name.range) }) else {
                return false
            }
            guard component.component.player(ofRole: interface.to)?.type != nil else { return true }
            return isGone(interface, of: component, subject)
        }.map { interface in
            let purpose = "by which '\(component.name)' tells its \(interface.to) something"
            let key =
                switch interface.kind {
                case .channel: "'protocols'"
                case .delegate: "'delegate', by 'name' or 'type'"
                case .dataSource: "'dataSource', by 'name'"
                }
            let receivers = receivers(of: interface, component, subject)
            let changes = component.declaration.screen?.protocols ?? []
            return RequiredType(
                name: interface.name,
                as: purpose,
                at: interface.origin,
                member: interface.name,
                way: "name the one that there is under \(key)",
                written: changes.first { interface.channels.contains($0.channel.text) }?.name?.range,
                meant: meant(interface, by: receivers, subject.code),
                covers: receivers.map {
                    Diagnostic.Counterpart(MissingConformance.description.id, subject.subject($0, interface.name))
                }
            )
        }
    }

    private static func receivers(of interface: Interface, _ component: IndexedComponent, _ subject: CodeSubject)
        -> [CodeType]
    {
        let receiver = component.component.player(ofRole: interface.to)?.type
        return receiver.map { subject.types(called: $0, of: component) } ?? []
    }

    /// The protocol that somebody has given another name: the only one of the receiver's that asks for one of the messages.
    private static func meant(_ interface: Interface, by receivers: [CodeType], _ code: CodeIndex) -> String? {
        let protocols = Set(receivers.flatMap { code.protocols(of: $0.id).flatMap(\.candidates) })
        let asking = protocols.map { code[$0] }.filter { stated in
            stated.members.contains { found in interface.members.contains { $0.isCalled(found) } }
        }
        return asking.count == 1 ? asking.first?.name : nil
    }

    /// Whether the code has no protocol of that name, and has another one of the screen's.
    private static func isGone(
        _ interface: Interface,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Bool {
        let code = subject.code
        return code.types(named: interface.name).isEmpty && PlatformType(named: interface.name) == nil
            && component.component.interfaces.contains { !$0.isForeign && !code.types(named: $0.name).isEmpty }
            && !receivers(of: interface, component, subject).isEmpty
    }

    private static func requiredContent(of component: IndexedComponent, _ subject: CodeSubject) -> [RequiredType] {
        describedContents(of: component).map { content in
            let meant = meant(content, of: component, subject)
            return RequiredType(
                name: content.fullTypeName,
                as: "what '\(component.name)' shows",
                at: content.declaration.type?.range ?? content.declaration.range,
                member: content.declaration.section,
                way: content.declaration.listedName == nil
                    ? "name the one that there is under '\(content.declaration.section)', by 'type'"
                    : "give it the name of the one that there is",
                written: content.declaration.type?.range,
                meant: meant,
                // The view knows it, of which the spec has no name.
                covers: meant.map { meant in
                    subject.types(called: component.component.viewType, of: component).map {
                        Diagnostic.Counterpart(ViewOnlyTalksToPresenter.description.id, subject.subject($0, meant))
                    }
                } ?? []
            )
        }
    }

    /// The type that somebody has given another name: the only one that has all the properties.
    private static func meant(_ content: Content, of component: IndexedComponent, _ subject: CodeSubject) -> String? {
        let code = subject.code
        let declaration = content.declaration
        let names = Set((declaration.properties.map(\.name) + declaration.derived.map(\.name)).map(\.text))
        guard names.count > 1, let first = names.min(), code.types(named: content.fullTypeName).isEmpty else {
            return nil
        }
        let files = Set(code.files(saying: NameFingerprint.of(first)))
        let alike = code.types.filter { type in
            type.kind != .protocol && files.contains(type.file) && code.file(of: type).isChecked
                && names.isSubset(of: type.members.filter(\.isProperty).map(\.baseName.string))
        }
        return alike.count == 1 ? alike.first.map { code.qualifiedName(of: $0.id) } : nil
    }

    static func describedContents(of component: IndexedComponent) -> [Content] {
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
        /// Where the spec writes the name.
        let written: SourceRange?
        /// The one of another name that does the same.
        let meant: String?
        /// What else is found since the name is another one.
        let covers: [Diagnostic.Counterpart]

        init(
            name: String,
            as purpose: String,
            at place: SourceRange,
            member: String,
            way: String,
            written: SourceRange? = nil,
            meant: String? = nil,
            covers: [Diagnostic.Counterpart] = []
        ) {
            (self.name, self.purpose, self.place, self.member) = (name, purpose, place, member)
            (self.way, self.written, self.meant, self.covers) = (way, written, meant, covers)
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
        let close = required.meant ?? closestType(to: required.name, subject.code)
        let fix = required.written.flatMap { place in
            close.flatMap { ContractFixes(subject).respelling(place, as: $0) }
        }
        let writing = "rite it, or \(required.way)."
        var finding = description.finding(
            at: required.place,
            "No Swift file declares '\(required.name)', \(required.purpose).",
            help: close.map { ["Did you mean '\($0)'?", "Otherwise w" + writing] } ?? ["W" + writing],
            fixes: [fix],
            subject: component.subject(required.member)
        )
        finding.covers = required.covers
        return Comparison(key, required.place, of: required.name, .differs(finding))
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

extension Diagnostic {
    /// Tells what others tell.
    fileprivate func leading(_ others: [Diagnostic]) -> Diagnostic {
        var leader = self
        leader.covers += others.map { Counterpart($0.rule, $0.subject) }
        leader.notes += others.map { Note(at: $0.range, $0.message) }
        return leader
    }
}
