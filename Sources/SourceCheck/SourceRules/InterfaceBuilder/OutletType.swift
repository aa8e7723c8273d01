import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules
import SystemTypes

/// What an outlet is connected to is of the type that the outlet has.
enum OutletType {
    static let rule = Rule(.outletType) { (subject: CodeSubject) in
        let connections = subject.analysis(InterfaceConnections.self)
        return connections.all.compactMap { met in
            guard met.file.isChecked, met.connection.kind == .outlet || met.connection.kind == .collection,
                case .member(let member, let owner) = met.end, let object = met.connection.destination,
                let wanted = OutletFit.elementType(of: member, isCollection: met.connection.kind == .collection)
            else { return nil }
            let found = connections.classes.meantClass(of: object, in: met.file)
            guard OutletFit.fits(found, subject.code.lookup(wanted, in: member), subject.code) == false else {
                return nil
            }
            let name = met.name
            let actual = found.className(subject.code) ?? ""
            return RuleDescription.outletType.finding(
                at: met.connection.nameRange,
                "The outlet '\(name)' is \(wanted.qualifiedName.quotedWithArticle), and is connected to \(actual.quotedWithArticle).",
                help: ["Connect another object, or give the outlet the type of this one."],
                notes: [
                    Diagnostic.Note(at: member.nameRange, "The outlet is declared here."),
                    Diagnostic.Note(at: object.range, "This is what it is connected to."),
                ] + subject.specNotes(on: name, of: subject.code[owner]),
                subject: subject.subject(subject.code[owner], name),
                // A spec that agrees with the document is no second mistake.
                covers: isDescribed(name, of: owner, as: actual, subject)
                    ? Diagnostic.Counterpart(
                        RuleDescription.missingSubview.id,
                        subject.subject(subject.code[owner], name)
                    ) : nil
            )
        }
    }

    private static func isDescribed(_ name: String, of owner: TypeID, as type: String, _ subject: CodeSubject) -> Bool {
        subject.specs.components.contains { component in
            subject.types(called: component.component.viewType, of: component).contains { $0.id == owner }
                && component.declaration.subviews.contains {
                    $0.name.text == name && $0.type.type.unwrapped.description == type
                }
        }
    }
}

/// Whether an object can be what an outlet holds.
enum OutletFit {
    /// The type of what is connected: of a collection that of its elements.
    static func elementType(of member: MemberFact, isCollection: Bool) -> TypeFact? {
        guard let type = member.type?.stripped else { return nil }
        guard isCollection else { return type.kind == .named ? type : nil }
        guard type.kind == .array, let element = type.parts.first?.stripped, element.kind == .named else { return nil }
        return element
    }

    /// `nil` where a class that nobody knows decides, and for protocols.
    static func fits(_ found: MeantClass, _ wanted: NamedType, _ code: CodeIndex) -> Bool? {
        switch wanted {
        case .unknown: nil
        case .platform(let platform):
            platform.facts?.kind == .class ? isClass(platform, above: found, code) : nil
        case .project, .ambiguous: isProjectClass(wanted.candidates, above: found, code)
        }
    }

    private static func isClass(_ wanted: PlatformType, above found: MeantClass, _ code: CodeIndex) -> Bool? {
        switch found {
        case .platform(let platform): return platform.isSubclass(of: wanted.name)
        case .missing, .undecided: return nil
        case .project(let types):
            if types.contains(where: { code.inherits($0, from: wanted.name) }) { return true }
            return types.contains(where: { code.platformClass(of: $0) == nil }) ? nil : false
        }
    }

    private static func isProjectClass(_ wanted: [TypeID], above found: MeantClass, _ code: CodeIndex) -> Bool? {
        guard wanted.allSatisfy({ code[$0].isClass }) else { return nil }
        switch found {
        case .platform: return false
        case .missing, .undecided: return nil
        case .project(let types):
            let chains = types.map { code.classes(from: $0) }
            if chains.contains(where: { chain in chain.contains { wanted.contains($0) } }) { return true }
            return types.contains(where: { code.platformClass(of: $0) == nil }) ? nil : false
        }
    }

    /// Whether an object conforms to a protocol; `nil` where an ancestor that nobody knows may see to that.
    static func conforms(_ found: MeantClass, to wanted: NamedType, _ code: CodeIndex) -> Bool? {
        guard case .project(let types) = found, !types.isEmpty else { return nil }
        let answers = types.map { type -> Bool? in
            let conforms =
                switch wanted {
                case .platform(let platform):
                    code.conforms(type, toProtocolNamed: platform.name)
                        || code.platformClass(of: type).map { SystemTypes.conforms($0.name, to: platform.name) } == true
                case .project, .ambiguous: wanted.candidates.contains { code.conforms(type, to: $0) }
                case .unknown: true
                }
            if conforms { return true }
            return code.platformClass(of: type) == nil || !code.unknownAncestors(of: type).isEmpty ? nil : false
        }
        if answers.contains(true) { return true }
        return answers.contains(nil) ? nil : false
    }
}
