import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What makes a class conform to a protocol of a spec: the conformance, and a member for each message that it lacks.
struct Stubs {
    private let interface: Interface
    private let type: CodeType
    private let subject: CodeSubject

    init(for interface: Interface, in type: CodeType, of subject: CodeSubject) {
        self.interface = interface
        self.type = type
        self.subject = subject
    }

    /// `nil` where the declaration has no body to write into.
    var fix: Diagnostic.Fix? {
        let declaration = type.declaration
        guard let brace = declaration.closeBraceOffset else { return nil }
        let file = declaration.nameRange.file
        func insertion(at offset: Int, _ text: String) -> Diagnostic.Edit {
            Diagnostic.Edit(at: SourceRange(file: file, lower: offset, upper: offset), with: text)
        }
        let separator = declaration.inheritedTypes.isEmpty ? ": " : ", "
        var edits = [insertion(at: declaration.inheritanceInsertionOffset, separator + interface.name)]
        let known = Set(subject.code.inheritedMembers(of: type).map(\.name.string))
        let missing = interface.members.filter { !known.contains($0.fullName) }
        if !missing.isEmpty {
            let outer = declaration.indentation.string
            let step = Self.step(of: declaration)
            let stubs = missing.map { text(of: $0, indentation: outer + step, step) }.joined(separator: "\n\n")
            edits.append(insertion(at: brace, "\n\(stubs)\n\(outer)"))
        }
        return Diagnostic.Fix("Conform to '\(interface.name)'", edits: edits, isSafe: true)
    }

    /// What one level more is indented by, as the members show it, or else the declaration itself.
    private static func step(of declaration: DeclarationFact) -> String {
        let outer = declaration.indentation.string
        let inner = declaration.members.isEmpty ? "" : declaration.memberIndentation.string
        if inner.hasPrefix(outer), inner != outer { return String(inner.dropFirst(outer.count)) }
        return outer.hasSuffix("\t") ? "\t" : "    "
    }

    private func text(of member: Member, indentation: String, _ step: String) -> String {
        switch member.requirement {
        case .function(let function):
            let body = UnwrittenMember.trap(member.fullName)
            return "\(indentation)\(access)\(function.description) {\n\(indentation)\(step)\(body)\n\(indentation)}"
        case .property(let property):
            let text = UnwrittenMember.trap(property.name)
            let type = property.type.type.description
            let name = SwiftName.escaped(property.name)
            guard property.isSettable else {
                return "\(indentation)\(access)var \(name): \(type) {\n\(indentation)\(step)\(text)\n\(indentation)}"
            }
            return """
                \(indentation)\(access)var \(name): \(type) {
                \(indentation)\(step)get { \(text) }
                \(indentation)\(step)set { \(text) }
                \(indentation)}
                """
        }
    }

    /// What others may see, they see through the protocol.
    private var access: String {
        switch type.declaration.access {
        case .public, .open: "public "
        case .package: "package "
        default: ""
        }
    }
}
