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

    /// What `missing-conformance` tells of the receiver, of which nothing is told a second time.
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
    /// only description that nothing fits. A protocol of which the spec need not say everything has others.
    func similar(to member: ScreenModel.Member, among requirements: [MemberFact]) -> MemberFact? {
        let rest = requirements.filter { found in !interface.members.contains { $0.isCalled(found) } }
        let similar = rest.filter(member.resembles)
        if similar.count == 1 { return similar.first }
        guard !interface.isForeign, rest.count == 1, let only = rest.first, only.isProperty == (member.function == nil)
        else { return nil }
        let lacking = interface.members.filter { member in !requirements.contains(where: member.isCalled) }
        return lacking.count == 1 ? only : nil
    }

    /// Whether a document says that only classes conform: that of the screen, or the architecture's.
    var isSaidToBeClassBound: Bool {
        guard !interface.isForeign else { return false }
        guard interface.kind == .channel else { return component?.declaration.delegate?.isClassBound == true }
        let changes = component?.declaration.screen?.protocols ?? []
        let ofScreen = changes.filter { interface.channels.contains($0.channel.text) }.compactMap(\.isClassBound)
        let channels = architecture?.channels ?? []
        let ofAll = channels.filter { interface.channels.contains($0.name.text) }.compactMap(\.isClassBound)
        return ofScreen.first ?? ofAll.first ?? false
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

    /// Whether the protocol may inherit one of that name by another that nobody knows all of.
    func mayInherit(protocolNamed name: String, _ subject: CodeSubject) -> Bool {
        let code = subject.code
        guard mayInherit(subject) else { return false }
        guard PlatformType(named: name)?.facts?.kind == .protocol || name == "Codable",
            code.superclass(of: type.id) == nil, code.unknownAncestors(of: type.id).allSatisfy(Self.plain.contains)
        else { return true }
        return code.protocols(of: type.id).contains { stated in
            switch stated {
            case .platform(let type): !Self.plain.contains(type.name)
            case .project: false
            case .ambiguous, .unknown: true
            }
        }
    }

    /// Protocols of the standard library that refine none but one another, all of whose kin is known.
    private static let plain: Set<String> = [
        "AnyObject", "class", "Sendable", "Equatable", "Hashable", "Comparable", "Encodable", "Decodable", "Codable",
        "Identifiable", "CaseIterable", "CustomStringConvertible",
    ]

    func inherits(_ name: String, _ subject: CodeSubject) -> Bool {
        if name == "Codable", inherits("Encodable", subject), inherits("Decodable", subject) { return true }
        if name == "Equatable", inherits("Hashable", subject) || inherits("Comparable", subject) { return true }
        if subject.code.conforms(type.id, toProtocolNamed: name) { return true }
        let last = name.lastDottedPart
        let stated = type.declaration.inheritedTypes.flatMap(\.type.namedTypes).compactMap(\.name?.string)
        return stated.contains(last) || last == "AnyObject" && stated.contains("class")
            || subject.code.types(named: name).contains { subject.code[$0].kind == .typealias }
            || subject.code.superclass(of: type.id).map { subject.code.inherits($0, from: last) } == true
    }
}
