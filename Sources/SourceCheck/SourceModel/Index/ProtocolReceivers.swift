import SourceFacts
import ScreenSpecDiagnostics

/// Which calls can be calls of a protocol, by names alone: nearly all calls of an app are none, and to follow their paths is
/// what costs. All that are must be among them: then no answer depends on who else has properties of protocols.
struct ProtocolReceivers: Sendable {
    /// The fingerprints of the names of protocols, of the code and of specs.
    private var protocols: Set<UInt64> = []
    /// Those of the names of properties that some type of the code declares to be of such a protocol.
    private var properties: Set<UInt64> = []

    /// With the protocols of the code.
    init(_ files: [CodeFile]) {
        for file in files { addProtocols(of: file.facts) }
        for file in files { addProperties(of: file.facts) }
    }

    private mutating func addProtocols(of facts: FileFacts) {
        for declaration in facts.declarations where declaration.kind == .protocol || Self.isComposition(declaration) {
            protocols.insert(declaration.name.fingerprint)
        }
    }

    /// To be called once all protocols are there.
    private mutating func addProperties(of facts: FileFacts) {
        for member in facts.members where member.isProperty {
            if let type = member.type, isProtocol(type) { properties.insert(member.baseName.fingerprint) }
        }
    }

    /// With those of specs as well, some of which may not be written yet.
    init(_ subject: CodeSubject) {
        self = subject.code.receivers
        let fingerprints = subject.specTable.interfaceNames.map { NameFingerprint.of($0.lastDottedPart) }
        let new = fingerprints.filter { !protocols.contains($0) }
        if new.isEmpty { return }
        for fingerprint in new { protocols.insert(fingerprint) }
        for file in subject.code.files { addProperties(of: file.facts) }
    }

    /// Whether a call along a path may be one of what a protocol demands: what stands before the name that is called is
    /// declared somewhere as one.
    func mayReceive(_ call: CallFact, _ path: FactRows<ComponentFact>) -> Bool {
        if isProperty(path[path.endIndex - 2]) { return true }
        guard path.count == 2, let local = call.callee.local else { return false }
        if let type = local.type { return isProtocol(type) }
        return local.value?.use?.components.first.map(isProperty) ?? false
    }

    private func isProperty(_ component: ComponentFact) -> Bool {
        properties.contains(component.name.fingerprint)
    }

    /// `typealias Output = LoginOutput & Sharing`.
    private static func isComposition(_ declaration: DeclarationFact) -> Bool {
        declaration.kind == .typealias && declaration.aliasedType?.stripped.kind == .composition
    }

    private func isProtocol(_ type: TypeFact) -> Bool {
        let type = type.stripped
        if let name = type.name { return protocols.contains(name.fingerprint) }
        return type.kind == .composition && type.parts.contains(where: isProtocol)
    }
}
