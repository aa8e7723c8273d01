import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules
import SystemTypes

/// What a document makes a delegate or data source conforms to the protocol.
enum DelegateOutlets {
    static let rule = Rule(.delegateOutletWithoutConformance) { (subject: CodeSubject) in
        let connections = subject.analysis(InterfaceConnections.self)
        return connections.all.compactMap { met in
            guard met.file.isChecked, met.connection.kind == .outlet, let object = met.connection.destination,
                let wanted = wanted(of: met, subject.code), isProtocol(wanted, subject.code)
            else { return nil }
            let found = connections.classes.meantClass(of: object, in: met.file)
            guard OutletFit.conforms(found, to: wanted, subject.code) == false, let id = found.types.first else {
                return nil
            }
            let type = subject.code[id]
            let owner = subject.code.qualifiedName(of: id)
            let name = title(of: wanted, subject.code)
            return RuleDescription.delegateOutletWithoutConformance.finding(
                at: met.connection.nameRange,
                "'\(owner)' is connected as '\(met.name)', and does not conform to '\(name)'.",
                help: ["Let it conform, or connect another object."],
                notes: [Diagnostic.Note(at: type.declaration.nameRange, "The class is declared here.")],
                subject: subject.subject(type, met.name)
            )
        }
    }

    /// The type of an outlet of the project, or of a class of the platform.
    private static func wanted(of met: MetConnection, _ code: CodeIndex) -> NamedType? {
        switch met.end {
        case .member(let member, _):
            return OutletFit.elementType(of: member, isCollection: false).map { code.lookup($0, in: member) }
        case .inherited:
            guard let platform = met.owner.platformClass(code),
                var type = SystemTypes.member(met.name, of: platform.name)?.type
            else { return nil }
            type = String(type.filter { $0 != "?" && $0 != "!" && $0 != "(" && $0 != ")" })
            if type.hasPrefix("any ") { type = String(type.dropFirst(4)) }
            return PlatformType(named: type).map { .platform($0) }
        case .hidden, .absent, .lost, .nowhere, .undecided: return nil
        }
    }

    private static func isProtocol(_ type: NamedType, _ code: CodeIndex) -> Bool {
        switch type {
        case .platform(let platform): platform.facts?.kind == .protocol
        case .project, .ambiguous: type.candidates.allSatisfy { code[$0].kind == .protocol }
        case .unknown: false
        }
    }

    private static func title(of type: NamedType, _ code: CodeIndex) -> String {
        switch type {
        case .platform(let platform): platform.name
        case .project, .ambiguous: type.candidates.first.map { code.qualifiedName(of: $0) } ?? ""
        case .unknown: ""
        }
    }
}
