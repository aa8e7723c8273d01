import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SystemTypes

/// What a protocol of the code has of what a spec says, and what it may have besides.
extension DescribedProtocol {
    func note(_ range: SourceRange) -> Diagnostic.Note {
        Diagnostic.Note(at: range, "The spec of '\(specName)' describes it here.")
    }

    /// Where the document has what it says of the protocol itself.
    var keyPlace: SourceRange {
        let changes = component?.declaration.screen?.protocols ?? []
        return changes.first { interface.channels.contains($0.channel.text) }?.channel.range ?? interface.origin
    }

    /// What the document writes that the protocol inherits.
    var inherited: [TypeReference] {
        let declaration = component?.declaration
        let ofChannels = declaration?.screen?.protocols.filter { interface.channels.contains($0.channel.text) } ?? []
        return ofChannels.flatMap(\.inherits) + (declaration?.delegate?.inherits ?? [])
    }

    /// What `missing-conformance` tells of the receiver, as it did before.
    func toldElsewhere(_ subject: CodeSubject) -> Set<String> {
        guard let component, interface.kind == .channel,
            let name = component.component.player(ofRole: interface.to)?.type
        else { return [] }
        let gaps = subject.types(called: name, of: component).filter {
            subject.code.conforms($0.id, toProtocolNamed: interface.name)
        }.flatMap { MessageConformance(to: interface, by: $0, subject).gaps }
        return Set(gaps.map(\.message.fullName))
    }

    /// The one requirement that was most likely meant: of the same name, or else the only one that nothing describes, beside the
    /// only description that nothing fits.
    func similar(to member: ScreenModel.Member, among requirements: [MemberFact]) -> MemberFact? {
        let rest = requirements.filter { found in !interface.members.contains { $0.isCalled(found) } }
        let similar = rest.filter(member.resembles)
        if similar.count == 1 { return similar.first }
        guard rest.count == 1, let only = rest.first, only.isProperty == (member.function == nil) else { return nil }
        let lacking = interface.members.filter { member in !requirements.contains(where: member.isCalled) }
        return lacking.count == 1 ? only : nil
    }

    /// Whether the document says itself that only classes conform.
    var isSaidToBeClassBound: Bool {
        guard let declaration = component?.declaration else { return false }
        let changes = declaration.screen?.protocols.filter { interface.channels.contains($0.channel.text) } ?? []
        let written =
            interface.kind == .channel
            ? changes.compactMap(\.isClassBound) : [declaration.delegate?.isClassBound ?? false]
        return !interface.isForeign && written.contains(true)
    }

    /// Whether conformers are of a class that is surely not the one of that name, nor below it.
    func isBoundToOtherClass(than name: String, _ subject: CodeSubject) -> Bool {
        let code = subject.code
        guard let bound = code.superclass(of: type.id) else { return false }
        switch bound {
        case .platform(let platform):
            if code.types(named: name).contains(where: { code[$0].isClass }) { return true }
            return PlatformType(named: name)?.facts?.kind == .class && !platform.isSubclass(of: name)
        case .project(let id):
            return code.unknownAncestors(of: id).isEmpty
                && (PlatformType(named: name)?.facts?.kind == .class
                    || code.types(named: name).contains { code[$0].isClass })
        case .ambiguous, .unknown: return false
        }
    }

    /// Whether a class or a protocol that nobody knows all of may ask for a member.
    func mayInherit(_ member: ScreenModel.Member, _ subject: CodeSubject) -> Bool {
        let code = subject.code
        guard mayInherit(subject) else { return false }
        // What a class has is known, where it is the only thing that is not the app's.
        guard let bound = code.superclass(of: type.id), code.unknownAncestors(of: type.id).isEmpty,
            code.ancestry.protocols(of: type.id).isEmpty
        else { return true }
        return code.hasMember(member.baseName, bound) != false
    }

    /// Whether nobody knows all that the protocol inherits.
    func mayInherit(_ subject: CodeSubject) -> Bool {
        ProtocolVocabulary(of: type.id, in: subject.code) == nil
    }

    func inherits(_ name: String, _ subject: CodeSubject) -> Bool {
        if subject.code.conforms(type.id, toProtocolNamed: name) { return true }
        let last = name.dottedParts.last ?? name
        let stated = type.declaration.inheritedTypes.flatMap(\.type.namedTypes).compactMap(\.name?.string)
        return stated.contains(last) || last == "AnyObject" && stated.contains("class")
            || subject.code.types(named: name).contains { subject.code[$0].kind == .typealias }
            || subject.code.superclass(of: type.id).map { subject.code.inherits($0, from: last) } == true
    }
}
