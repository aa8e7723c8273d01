import ScreenModel
import SourceFacts
import SpecRules

/// A protocol that a spec describes and leaves to hand-written code, beside the one that the code has.
struct DescribedProtocol {
    let component: IndexedComponent
    let interface: Interface
    let type: CodeType

    /// What a spec says of the protocol beside the requirement that the code has for it.
    struct Pair {
        let described: Member
        let found: MemberFact
    }

    /// All of them. Screens may share a protocol; then it stands here once for each.
    static func all(in subject: CodeSubject) -> [DescribedProtocol] {
        subject.specs.components.filter { !$0.component.generates }.flatMap { component in
            component.component.interfaces.compactMap { interface in
                let types = subject.code.types(named: interface.name, inModule: component.module).map {
                    subject.code[$0]
                }
                guard types.count == 1, let type = types.first, type.kind == .protocol,
                    subject.code.file(of: type).isChecked
                else { return nil }
                return DescribedProtocol(component: component, interface: interface, type: type)
            }
        }
    }

    /// The members that the spec of this document has, and not that of a view which a screen takes its view part from.
    var ownMembers: [Member] {
        interface.members.filter { component.owns($0.name.range) }
    }

    /// The requirements of the protocol and of those that it refines.
    func requirements(_ subject: CodeSubject) -> [MemberFact] {
        let refined = subject.code.protocols(of: type.id).flatMap(\.candidates).map { subject.code[$0] }
        return ([type] + refined).flatMap(\.members).filter(\.isRequirement)
    }
}

extension Member {
    /// Whether a requirement of the code is this one by name and kind.
    func isCalled(_ found: MemberFact) -> Bool {
        switch requirement {
        case .function(let function):
            found.kind == (function.isInitializer ? .initializer : .method) && found.name == fullName
        case .property: found.isProperty && found.baseName == fullName
        }
    }

    /// Whether a requirement of the code has at least the name, be it with other labels or as a property.
    func resembles(_ found: MemberFact) -> Bool {
        found.baseName == baseName
    }
}
