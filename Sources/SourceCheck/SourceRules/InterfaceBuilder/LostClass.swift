import ScreenSpecDiagnostics
import SourceFacts

/// An object of a document that is of a class of the system, where one of the app has what it is connected by.
struct LostClass {
    private let met: MetConnection
    private let member: MemberFact
    private let owner: TypeID
    /// What the class has: "outlet".
    private let kind: String

    init(of met: MetConnection, _ member: MemberFact, _ owner: TypeID, _ kind: String) {
        (self.met, self.member, self.owner, self.kind) = (met, member, owner, kind)
    }

    func finding(of rule: RuleDescription, _ message: String, _ code: CodeIndex) -> Diagnostic {
        let object = met.connection.target.map { Diagnostic.Note(at: $0.range, "This is the object.") }
        let declared = Diagnostic.Note(
            at: member.nameRange,
            "The \(kind) is declared here; an object of the system's class has none."
        )
        return rule.finding(
            at: met.connection.nameRange,
            message,
            help: ["Give it the class that has the \(kind), such as '\(code.qualifiedName(of: owner))'."],
            notes: [object, declared].compactMap(\.self),
            subject: Subject(met.file.name, met.name)
        )
    }
}
