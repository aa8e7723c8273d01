import ScreenModel
import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts
import SpecRules

/// How a screen holds the receiver of a channel where a finding says that it does so otherwise than its architecture: a few who do are no
/// reason to say nothing of all others.
package struct OwnReferences {
    package struct Reference {
        /// That of the screen.
        package let component: IndexedComponent
        package let channel: String
        package let reference: Channel.Reference
    }

    private let subject: CodeSubject

    package init(_ subject: CodeSubject) {
        self.subject = subject
    }

    private static func areAbout(_ finding: Diagnostic) -> Bool {
        finding.rule == RuleDescription.weakDelegate.id || finding.rule == RuleDescription.mismatchedOwnership.id
    }

    /// Whether some screen, with a document or without one, has the class that a finding is about hold another of its roles.
    package func mayBeSaid(of finding: Diagnostic) -> Bool {
        Self.areAbout(finding) && !channels(of: finding).isEmpty
    }

    /// What the documents of screens are to say; empty where one of them does already, or has no say in it.
    package func references(for finding: Diagnostic) -> [Reference] {
        guard Self.areAbout(finding) else { return [] }
        let found = channels(of: finding).map { screen, channel, member -> Reference? in
            guard let component = screen.component,
                component.declaration.ownReference(onChannel: channel.name.text) == nil
            else { return nil }
            let reference = Self.way(of: member)
            return Reference(component: component, channel: channel.name.text, reference: reference)
        }
        return found.contains { $0 == nil } ? [] : found.compactMap(\.self)
    }

    /// What screens are to say though nothing is found: where they do otherwise than their architecture, and where that leaves channels
    /// open for the sake of classes that no document describes.
    ///
    /// - Parameter findings: All of them. A property that is told as a mistake is none of a screen's ways.
    package func references(leftOpen channels: Set<String>, by architecture: String?, beside findings: Findings)
        -> [Reference]
    {
        let told = Set(findings.filter { Self.areAbout($0) }.map(\.subject))
        return subject.roles.screens.indices.flatMap { number -> [Reference] in
            let screen = subject.roles.screens[number]
            guard let component = screen.component else { return [] }
            let open = screen.architecture.name.text == architecture ? channels : []
            return screen.architecture.channels.compactMap { channel in
                let name = channel.name.text
                guard component.declaration.ownReference(onChannel: name) == nil,
                    let reference = way(of: channel, number, told), reference != channel.reference,
                    channel.reference == .weak || channel.reference == .strong || open.contains(name)
                else { return nil }
                return Reference(component: component, channel: name, reference: reference)
            }
        }
    }

    /// How the sender of a channel holds its receiver, where all of its properties do so in one way.
    private func way(of channel: Channel, _ number: Int, _ told: Set<Subject>) -> Channel.Reference? {
        guard let from = channel.from?.text, let to = channel.to?.text else { return nil }
        let senders = subject.roles.screens[number].types(playing: from)
        guard senders.count == 1 else { return nil }
        let members = subject.code.classes(from: senders[0]).flatMap { subject.code[$0].members }.filter { member in
            member.kind == .storedProperty && !member.isTypeMember
                && !member.attributes.contains { $0.name.startsUppercase && $0.name != "IBOutlet" }
                && subject.roles(heldBy: member).contains { $0.screen == number && $0.role == to }
        }
        let owner = subject.code.qualifiedName(of: senders[0])
        let ways = Set(members.map { Self.way(of: $0) })
        guard ways.count == 1, let way = ways.first, way != .any,
            !members.contains(where: { told.contains(Subject(owner, $0.baseName.string)) })
        else { return nil }
        return way
    }

    private static func way(of member: MemberFact) -> Channel.Reference {
        member.isUnowned ? .any : member.isWeak ? .weak : .strong
    }

    /// The channels of which the property does not do as they say.
    private func channels(of finding: Diagnostic) -> [(screen: CodeScreen, channel: Channel, member: MemberFact)] {
        let code = subject.code
        return code.types(named: finding.subject.owner).flatMap { type in
            let members = code.classes(from: type).flatMap { code[$0].members }.filter { member in
                member.kind == .storedProperty && member.baseName.string == finding.subject.member
            }
            return members.flatMap { member in
                let held = subject.roles(heldBy: member)
                return subject.roles.plays(of: type).flatMap { play in
                    let screen = subject.roles.screen(of: play)
                    return screen.architecture.channels.filter { channel in
                        channel.from?.text == play.role && channel.reference == Self.opposite(of: member)
                            && held.contains { $0.screen == play.screen && $0.role == channel.to?.text }
                    }.map { (screen, $0, member) }
                }
            }
        }
    }

    private static func opposite(of member: MemberFact) -> Channel.Reference {
        member.isWeak || member.isUnowned ? .strong : .weak
    }
}
