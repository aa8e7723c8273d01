import ScreenModel
import SourceFacts
import SpecRules
import ScreenSpecDiagnostics

/// A protocol that a spec describes and leaves to hand-written code, beside the one that the code has.
struct DescribedProtocol {
    /// The view, screen or model whose spec it is.
    let specName: String
    /// `nil` where a model describes it, or an architecture for all screens.
    let component: IndexedComponent?
    /// Whose channels it is for, where it is for channels.
    let architecture: Architecture?
    let interface: Interface
    let type: CodeType
    /// Who can use it, where the spec says so, and where it does.
    let access: (ScreenModel.AccessLevel, SourceRange)?

    /// All of them. Screens may share a protocol; then it stands here once for each.
    static func all(in subject: CodeSubject) -> [DescribedProtocol] {
        described(in: subject).compactMap { try? $0.found.get() }
    }

    /// What specs say of protocols that nothing is compared with.
    static func open(in subject: CodeSubject) -> [Comparison<Diagnostic>] {
        described(in: subject).flatMap { component, interface, found -> [Comparison<Diagnostic>] in
            guard case .failure(let reason) = found else { return [] }
            return interface.members.filter { component?.owns($0.name.range) != false }.map {
                Comparison(.message, $0.name.range, .open(reason))
            }
        }
    }

    private static func described(in subject: CodeSubject) -> [(
        component: IndexedComponent?, interface: Interface, found: Result<DescribedProtocol, OpenReason>
    )] {
        let ofComponents = subject.specs.components.flatMap { component in
            component.component.interfaces.filter { !$0.isShared }.map { interface in
                (
                    component.name, Optional(component), component.vocabulary?.architecture, interface,
                    component.module,
                    component.component.generates && !interface.isForeign,
                    component.declaration.access.map { ($0, component.declaration.name.range) }
                )
            }
        }
        let ofModels = DescribedType.models(in: subject).compactMap { model, module in
            model.interface.map {
                (
                    model.name.text, IndexedComponent?.none, Architecture?.none, $0, module, model.generates,
                    model.access.map { ($0, model.name.range) }
                )
            }
        }
        return (ofComponents + sharedProtocols(in: subject) + ofModels).map {
            name,
            component,
            architecture,
            interface,
            module,
            isGenerated,
            access in
            let found = isGenerated ? .failure(.generated) : subject.typeOfCode(interface, inModule: module)
            return (
                component, interface,
                found.map {
                    DescribedProtocol(
                        specName: name,
                        component: component,
                        architecture: architecture,
                        interface: interface,
                        type: $0,
                        access: access
                    )
                }
            )
        }
    }

    /// Those that all screens of an architecture have, each once.
    private static func sharedProtocols(in subject: CodeSubject) -> [(
        String, IndexedComponent?, Architecture?, Interface, String?, Bool, (ScreenModel.AccessLevel, SourceRange)?
    )] {
        var seen: Set<String> = []
        let made = Set(
            subject.specs.programs.flatMap(\.files).flatMap(\.documents).flatMap { document -> [String] in
                guard case .architecture(let architecture) = document else { return [] }
                return architecture.sharedProtocols.map(\.name)
            }
        )
        return subject.specs.components.flatMap { component in
            component.component.interfaces.filter { $0.isShared && seen.insert($0.name).inserted }.map { interface in
                let name = component.component.architecture ?? component.name
                let architecture = component.vocabulary?.architecture
                return (name, nil, architecture, interface, component.module, made.contains(interface.name), nil)
            }
        }
    }

    /// The members that the spec of this document has, and not that of a view which a screen takes its view part from.
    var ownMembers: [Member] {
        interface.members.filter { component?.owns($0.name.range) != false }
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
            // Before a full name is made, of which there is one for each requirement that is looked at.
            found.kind == (function.isInitializer ? .initializer : .method) && found.name.hasPrefix(function.name)
                && found.name == fullName
        case .property: found.isProperty && found.baseName == fullName
        }
    }

    /// Whether a requirement of the code has at least the name, be it with other labels or as a property.
    func resembles(_ found: MemberFact) -> Bool {
        found.baseName == baseName
    }
}

extension CodeSubject {
    fileprivate func typeOfCode(_ interface: Interface, inModule module: String?) -> Result<CodeType, OpenReason> {
        let types = code.types(named: interface.name, inModule: module).map { code[$0] }
        let protocols = types.filter { $0.kind == .protocol }
        guard let type = protocols.first ?? types.first else { return .failure(.absent) }
        guard types.count == 1 || protocols.count == 1 else { return .failure(.severalTypes) }
        guard type.kind == .protocol, code.file(of: type).isChecked else { return .failure(.otherKind) }
        return .success(type)
    }
}

extension Model {
    /// What one with requirements asks for.
    fileprivate var interface: Interface? {
        requirements.map { requirements in
            var interface = Interface(
                .delegate,
                name: name.text,
                from: name.text,
                to: "owner",
                isolation: .none,
                origin: name.range
            )
            interface.members = requirements
            interface.inherits = (conforms ?? []).map { .named($0.text) }
            return interface
        }
    }
}
