import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// What a document connects is an outlet of the class.
enum BrokenOutlet {
    static let rule = Rule(.brokenOutlet) { (subject: CodeSubject) in
        let connections = subject.analysis(InterfaceConnections.self)
        let outlets = connections.all.filter { $0.connection.kind == .outlet || $0.connection.kind == .collection }
        let gone = GoneOutlets(outlets)
        return outlets.filter(\.file.isChecked).compactMap { finding(for: $0, connections, gone, subject) }
    }

    /// The outlets that the objects of documents connect, and their classes lack.
    private struct GoneOutlets {
        private struct Object: Hashable {
            let file: FileID
            let index: Int?

            init(_ met: MetConnection) {
                file = met.connection.document.file
                index = met.connection.owner?.index
            }
        }

        private let byObject: [Object: [MetConnection]]

        init(_ outlets: [MetConnection]) {
            let gone = outlets.filter { if case .absent = $0.end { true } else { false } }
            byObject = Dictionary(grouping: gone, by: Object.init)
        }

        /// Those that the object lacks of which one is.
        func besides(_ met: MetConnection) -> [MetConnection] {
            (byObject[Object(met)] ?? []).filter { $0.connection.range != met.connection.range }
        }
    }

    private static func finding(
        for met: MetConnection,
        _ connections: InterfaceConnections,
        _ gone: GoneOutlets,
        _ subject: CodeSubject
    ) -> Diagnostic? {
        let name = met.name
        switch met.end {
        case .member, .inherited, .undecided: return nil
        case .nowhere:
            let owner = met.owner.types.first.map { subject.code.qualifiedName(of: $0) } ?? met.file.name
            return RuleDescription.brokenOutlet.finding(
                at: met.connection.nameRange,
                "The outlet '\(name)' leads to an object that the document does not have.",
                help: ["Connect it again, or remove the connection."],
                notes: declaration(of: met, subject.code),
                fixes: [ConnectionFixes.removal(of: met.connection, isSafe: true)],
                subject: Subject(owner, name)
            )
        case .lost(let member, let id):
            guard connections.firstLost.contains(met.connection.range) else { return nil }
            return LostClass(of: met, member, id, "outlet").finding(
                of: .brokenOutlet,
                "'\(name)' is connected to an object without a class of the app.",
                subject.code
            )
        case .hidden(let member, let id):
            let type = subject.code[id]
            let owner = subject.code.qualifiedName(of: id)
            let mayBeOutlet = member.mayBeOutlet
            return RuleDescription.brokenOutlet.finding(
                at: met.connection.nameRange,
                "'\(name)' of '\(owner)' is connected, but is no outlet.",
                help: [
                    mayBeOutlet
                        ? "Mark it with '@IBOutlet'." : "Remove the connection: what is always there can be no outlet."
                ],
                notes: [
                    Diagnostic.Note(
                        at: member.nameRange,
                        "The property is declared here, and Objective-C does not see it."
                    )
                ],
                fixes: mayBeOutlet
                    ? ConnectionFixes.marking(member, "@IBOutlet").map { [$0] } ?? []
                    : [ConnectionFixes.removal(of: met.connection, isSafe: false)],
                subject: subject.subject(type, name)
            )
        case .absent(let id): return absent(met, id, connections, gone, subject)
        }
    }

    /// An outlet that the class does not have.
    private static func absent(
        _ met: MetConnection,
        _ id: TypeID,
        _ connections: InterfaceConnections,
        _ gone: GoneOutlets,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = met.name
        let type = subject.code[id]
        let owner = subject.code.qualifiedName(of: id)
        let meant = meantOutlet(of: met, in: id, connections, gone, subject.code)
        let close = meant.map(ObjectiveCName.property)
        let notes = subject.specNotes(on: name, of: type)
        let fix = close.map { connecting($0, in: met, of: type, subject) }
        var finding = RuleDescription.brokenOutlet.finding(
            at: met.connection.nameRange,
            "'\(owner)' has no outlet '\(name)'.",
            help: close.map { ["Did you mean '\($0)'?"] } ?? ["Declare it, or remove the connection."],
            notes: [
                Diagnostic.Note(
                    at: type.declaration.nameRange,
                    "The class is declared here; without the outlet, loading the document crashes."
                )
            ] + notes,
            // What a spec wants is rather the property that is gone.
            fixes: [fix ?? ConnectionFixes.removal(of: met.connection, isSafe: notes.isEmpty)],
            subject: subject.subject(type, name),
            covers: meant.flatMap { counterpart(of: $0, subject) }
        )
        // Nor is a spec that agrees with the document a second mistake.
        if !notes.isEmpty {
            finding.covers.append(Diagnostic.Counterpart(RuleDescription.missingSubview.id, finding.subject))
        }
        return finding
    }

    /// The outlet that was meant, also in specs that agree with the document.
    private static func connecting(
        _ name: String,
        in met: MetConnection,
        of type: CodeType,
        _ subject: CodeSubject
    ) -> Diagnostic.Fix {
        let inSpecs = subject.components(showing: type).map(\.declaration).flatMap { declaration in
            declaration.subviews.filter { $0.name.text == met.name }.flatMap {
                ContractFixes(subject).renaming($0, of: declaration, to: name)?.edits ?? []
            }
        }
        let title = "Connect '\(name)'" + (inSpecs.isEmpty ? "" : ", and change the spec to it")
        return Diagnostic.Fix(title, edits: [Diagnostic.Edit(at: met.connection.nameRange, with: name)] + inSpecs)
    }

    /// What is told of an outlet that this object does not connect: a new name is one mistake, though nothing connects it.
    private static func counterpart(of member: MemberFact, _ subject: CodeSubject) -> Diagnostic.Counterpart? {
        let outlets = subject.analysis(ConnectedOutlets.self).all
        return outlets.first { MemberPlace($0.member) == MemberPlace(member) }.map { outlet in
            let rule: RuleDescription = outlet.connectedIn.isEmpty ? .unconnectedOutlet : .partlyConnectedOutlet
            let owner = subject.code[outlet.type]
            return Diagnostic.Counterpart(rule.id, subject.subject(owner, member.baseName.string))
        }
    }

    /// Where the class declares what the document connects to nothing.
    private static func declaration(of met: MetConnection, _ code: CodeIndex) -> [Diagnostic.Note] {
        let member = met.owner.types.lazy.flatMap { code.inheritedMembers(of: code[$0]) }.first { member in
            member.isProperty && member.attributes.contains("IBOutlet") && ObjectiveCName.property(member) == met.name
        }
        return member.map { [Diagnostic.Note(at: $0.nameRange, "The outlet is declared here.")] } ?? []
    }

    /// Of the outlets that the object has not connected the one that is spelled nearly so, or the only one that fits.
    private static func meantOutlet(
        of met: MetConnection,
        in type: TypeID,
        _ connections: InterfaceConnections,
        _ gone: GoneOutlets,
        _ code: CodeIndex
    ) -> MemberFact? {
        let document = met.connection.document
        let taken = Set(
            document.connections.filter { $0.owner?.index == met.connection.owner?.index }.compactMap(\.name)
        )
        let free = code.inheritedMembers(of: code[type]).filter { member in
            member.isProperty && member.attributes.contains("IBOutlet")
                && !taken.contains(ObjectiveCName.property(member))
        }
        if let close = Spelling.closest(to: met.name, among: free.map(ObjectiveCName.property)) {
            return free.first { ObjectiveCName.property($0) == close }
        }
        func fits(_ met: MetConnection, _ member: MemberFact) -> Bool {
            guard let object = met.connection.destination,
                let wanted = OutletFit.elementType(of: member, isCollection: met.connection.kind == .collection)
            else { return false }
            let found = connections.classes.meantClass(of: object, in: met.file)
            // Of a class of a package, only the name is known.
            return OutletFit.fits(found, code.lookup(wanted, in: member), code)
                ?? object.customClass.map { wanted.name == $0 } ?? false
        }
        let fitting = free.filter { fits(met, $0) }
        // Of several that are gone and fit, nobody knows which is which.
        guard fitting.count == 1, !gone.besides(met).contains(where: { fits($0, fitting[0]) }) else { return nil }
        return fitting[0]
    }
}

extension MemberFact {
    /// Whether the compiler lets it be an outlet: an optional, or a list.
    fileprivate var mayBeOutlet: Bool {
        guard let type else { return isWeak }
        return switch type.kind {
        case .optional, .implicitlyUnwrapped, .array: true
        default: isWeak || type.name == "Array" || type.name == "Optional"
        }
    }
}
