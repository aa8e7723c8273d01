import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts

/// Changes of documents and code that mend connections.
enum ConnectionFixes {
    /// Takes a connection out, with the line that it stands on where nothing else does.
    static func removal(of connection: InterfaceConnection, isSafe: Bool) -> Diagnostic.Fix {
        Diagnostic.Fix("Remove the connection", at: connection.lineRange, with: "", isSafe: isSafe)
    }

    /// Writes an attribute in front of a member; `nil` where several are declared together.
    static func marking(_ member: MemberFact, _ attribute: String) -> Diagnostic.Fix? {
        guard member.bindingCount <= 1 else { return nil }
        let offset = Int(member.range.lower)
        let place = SourceRange(file: member.facts.file, lower: offset, upper: offset)
        return Diagnostic.Fix("Mark it with '\(attribute)'", at: place, with: "\(attribute) ")
    }
}

extension CodeSubject {
    /// Where specs declare a subview of that name.
    func specNotes(on subview: String, of type: CodeType) -> [Diagnostic.Note] {
        declaredSubview(subview, of: type).map {
            [Diagnostic.Note(at: $0, "The spec declares it as a subview here.")]
        } ?? []
    }
}

extension InterfaceObject {
    /// What people know it by: what it says, or what it is.
    var title: String {
        if let text, !text.isEmpty, text.utf8.count <= 40, !text.contains("\n") { return text }
        return customClass ?? element
    }
}
