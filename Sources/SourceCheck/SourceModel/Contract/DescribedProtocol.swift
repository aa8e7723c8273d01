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
        Description.all(in: subject).compactMap { description in
            (try? description.found(in: subject).get()).map { DescribedProtocol(description, $0) }
        }
    }

    /// What specs say of protocols that nothing is compared with.
    static func open(in subject: CodeSubject) -> [Comparison<Diagnostic>] {
        Description.all(in: subject).flatMap { description -> [Comparison<Diagnostic>] in
            guard case .failure(let reason) = description.found(in: subject) else { return [] }
            return description.interface.members.filter { description.component?.owns($0.name.range) != false }.map {
                Comparison(.message, $0.name.range, .open(reason))
            }
        }
    }

    private init(_ description: Description, _ type: CodeType) {
        specName = description.specName
        component = description.component
        architecture = description.architecture
        interface = description.interface
        access = description.access
        self.type = type
    }

    /// What a spec says of a protocol, be there one or not.
    private struct Description {
        let specName: String
        var component: IndexedComponent?
        var architecture: Architecture?
        let interface: Interface
        let module: String?
        let isGenerated: Bool
        var access: (ScreenModel.AccessLevel, SourceRange)?

        static func all(in subject: CodeSubject) -> [Description] {
            let ofComponents = subject.specs.components.flatMap { component in
                component.component.interfaces.filter { !$0.isShared }.map { interface in
                    Description(
                        specName: component.name,
                        component: component,
                        architecture: component.vocabulary?.architecture,
                        interface: interface,
                        module: component.module,
                        isGenerated: component.component.generates && !interface.isForeign,
                        access: component.declaration.access.map { ($0, component.declaration.name.range) }
                    )
                }
            }
            let ofModels = DescribedType.models(in: subject).compactMap { model, module in
                model.interface.map { interface in
                    Description(
                        specName: model.name.text,
                        interface: interface,
                        module: module,
                        isGenerated: model.generates,
                        access: model.access.map { ($0, model.name.range) }
                    )
                }
            }
            return ofComponents + shared(in: subject) + ofModels
        }

        /// Those of protocols that all screens of an architecture have, each once.
        private static func shared(in subject: CodeSubject) -> [Description] {
            var seen: Set<String> = []
            let made = Set(
                subject.specs.programs.flatMap(\.files).flatMap(\.documents).flatMap { document -> [String] in
                    guard case .architecture(let architecture) = document else { return [] }
                    return architecture.sharedProtocols.map(\.name)
                }
            )
            return subject.specs.components.flatMap { component in
                component.component.interfaces.filter { $0.isShared && seen.insert($0.name).inserted }.map {
                    interface in
                    Description(
                        specName: component.component.architecture ?? component.name,
                        architecture: component.vocabulary?.architecture,
                        interface: interface,
                        module: component.module,
                        isGenerated: made.contains(interface.name)
                    )
                }
            }
        }

        func found(in subject: CodeSubject) -> Result<CodeType, OpenReason> {
            isGenerated ? .failure(.generated) : subject.typeOfCode(interface, inModule: module)
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
