import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// The interfaces of a spec beside its channels: who listens, and who speaks.
private struct ComparedInterface {
    let use: InterfaceUse
    let component: IndexedComponent
    let subject: CodeSubject

    static func all(in subject: CodeSubject) -> [ComparedInterface] {
        subject.specs.components.flatMap { component in
            component.declaration.interfaces.filter { component.owns($0.type.range) }.map {
                ComparedInterface(use: $0, component: component, subject: subject)
            }
        }
    }

    /// The class at an end; `nil` where any may be it.
    func type(atEnd end: Name) -> Result<CodeType, OpenReason>? {
        component.component.type(atEnd: end).map { subject.onlyType(called: $0, of: component) }
    }

    /// What the type of the interface is in the code.
    var declared: Result<CodeType, OpenReason> {
        guard case .named(let name) = use.type.type else { return .failure(.unknownType) }
        let types = subject.code.types(named: name.path, inModule: component.module).map { subject.code[$0] }
        // Whatever somebody listens by is a protocol.
        let protocols = use.to == nil ? [] : types.filter { $0.kind == .protocol }
        guard types.count == 1 || protocols.count == 1, let type = protocols.first ?? types.first else {
            return .failure(types.isEmpty ? .foreignType : .severalTypes)
        }
        return .success(type)
    }
}

extension MismatchedProperty {
    /// Who listens conforms to the interface.
    static func receivers(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        ComparedInterface.all(in: subject).flatMap { interface -> [Comparison<Diagnostic>] in
            func open(_ reason: OpenReason) -> [Comparison<Diagnostic>] {
                [Comparison(.interfaceReceiver, interface.use.type.range, .open(reason))]
            }
            guard let found = interface.use.to.flatMap(interface.type) else { return [] }
            switch (found, interface.declared) {
            case (.failure(let reason), _): return open(reason)
            case (_, .failure(let reason)): return open(reason)
            case (.success(let type), .success(let declared)):
                guard declared.kind == .protocol else { return open(.otherKind) }
                return conformances([interface.use.type], of: type, subject, as: .interfaceReceiver)
            }
        }
    }
}

extension MismatchedOwnership {
    /// Who speaks has a property of the interface, and holds it as the spec says.
    ///
    /// - Parameter told: Delegates of which another rule tells that they are held strongly.
    static func interfaces(_ told: [MemberFact], _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        ComparedInterface.all(in: subject).flatMap { interface -> [Comparison<Diagnostic>] in
            guard let from = interface.use.from, let found = interface.type(atEnd: from) else { return [] }
            let place = interface.use.type.range
            switch (found, interface.declared) {
            case (.failure(let reason), _), (_, .failure(let reason)):
                return [Comparison(.interfaceHolder, place, .open(reason))]
            case (.success(let holder), .success(let declared)):
                return comparisons(of: interface, heldBy: holder, declared, told)
            }
        }
    }

    private static func comparisons(
        of interface: ComparedInterface,
        heldBy holder: CodeType,
        _ declared: CodeType,
        _ told: [MemberFact]
    ) -> [Comparison<Diagnostic>] {
        let subject = interface.subject
        let place = interface.use.type.range
        let members = subject.code.inheritedMembers(of: holder).filter {
            $0.kind == .storedProperty && subject.code.names(declared.id, $0)
        }
        guard let first = members.first else {
            guard !holder.mayHaveMoreMembers, subject.code.unknownAncestors(of: holder.id).isEmpty else {
                return [Comparison(.interfaceHolder, place, .open(.inherited))]
            }
            let isUnknown = subject.code.inheritedMembers(of: holder).contains {
                $0.isProperty && subject.code.type(of: $0) == .unknown
            }
            guard !isUnknown else { return [Comparison(.interfaceHolder, place, .open(.unknownType))] }
            let finding = description.finding(
                at: holder.declaration.nameRange,
                "'\(holder.name)' has no property of '\(declared.name)', and the spec says so.",
                help: ["Take '\(declared.name)' out of 'interfaces', or say who speaks by it."],
                notes: [Diagnostic.Note(at: place, "The spec of '\(interface.component.name)' says it here.")],
                subject: subject.subject(holder, declared.name)
            )
            return [Comparison(.interfaceHolder, place, .differs(finding))]
        }
        let held = Comparison<Diagnostic>(.interfaceHolder, place, .held(first.nameRange))
        guard let reference = interface.use.reference, reference != .any else { return [held] }
        // Of two that are told, one is enough.
        let isTold = reference == .weak && members.count == 1 && told.contains { $0.nameRange == first.nameRange }
        return isTold ? [held] : [held, compared(reference, members, of: interface, heldBy: holder)]
    }

    private static func compared(
        _ reference: Channel.Reference,
        _ members: [MemberFact],
        of interface: ComparedInterface,
        heldBy holder: CodeType
    ) -> Comparison<Diagnostic> {
        let place = interface.use.type.range
        if let fitting = members.first(where: { $0.isHeldByNobody == (reference == .weak) }) {
            return Comparison(.interfaceReference, place, .held(fitting.nameRange))
        }
        guard members.count == 1, let member = members.first, !member.isUncertain(in: holder) else {
            return Comparison(.interfaceReference, place, .open(.severalMembers))
        }
        let (actual, said) = reference == .weak ? ("strongly", "weakly") : ("weakly", "strongly")
        let finding = description.finding(
            at: member.nameRange,
            "'\(holder.name)' holds '\(member.baseName)' \(actual), and the spec says \(said).",
            help: ["Declare '\(member.baseName)' so, or write 'reference: \(reference == .weak ? "strong" : "weak")'."],
            notes: [Diagnostic.Note(at: place, "The spec of '\(interface.component.name)' says it here.")],
            subject: interface.subject.subject(holder, member.baseName.string)
        )
        return Comparison(.interfaceReference, place, .differs(finding))
    }
}

extension CodeSubject {
    /// Where specs say that a class holds an interface strongly.
    func strongReferences(to interface: TypeID, heldBy holder: CodeType) -> [SourceRange] {
        ComparedInterface.all(in: self).filter { compared in
            guard compared.use.reference == .strong, let from = compared.use.from else { return false }
            return (try? compared.declared.get())?.id == interface
                && (try? compared.type(atEnd: from)?.get())?.id == holder.id
        }.map(\.use.type.range)
    }
}

extension CodeIndex {
    /// Whether the type of a property is this one, or has it in it: an optional, a composition, a list.
    package func names(_ type: TypeID, _ member: MemberFact) -> Bool {
        if self.type(of: member).projectType == type { return true }
        return member.type?.namedTypes.contains { lookup($0, in: member).projectType == type } ?? false
    }
}
