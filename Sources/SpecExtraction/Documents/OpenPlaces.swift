import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts

/// The declarations by which comments say where something is open.
package struct OpenPlaces {
    private let subject: CodeSubject
    private var code: CodeIndex { subject.code }

    package init(_ subject: CodeSubject) {
        self.subject = subject
    }

    /// `LoginPresenterProtocol.retry` of an action, `LoginViewModel.title` of what is shown, and the class of the view alone where no class
    /// of the document has such a member.
    package func place(of entry: DocumentPath, in document: ExtractedDocument) -> String {
        guard entry.count > 1, let name = entry.last.map(MessageName.base) else { return document.type }
        for type in types(of: entry, in: document) {
            if let owner = owner(ofMember: name, in: type) { return "\(code.qualifiedName(of: owner)).\(name)" }
        }
        return document.type
    }

    /// Where the sources declare what such words name; `nil` where several places do.
    package func range(of place: String) -> SourceRange? {
        let path = String(place.prefix { $0 != "(" })
        if let type = only(code.types(named: path)) { return code[type].nameRange }
        guard let dot = path.lastIndex(of: "."), let type = only(code.types(named: String(path[..<dot]))) else {
            return nil
        }
        let name = String(path[path.index(after: dot)...])
        let named = code[type].members.filter { $0.baseName == name }
        let exact = named.filter { place.hasSuffix(".\($0.name)") }
        return (exact.first ?? named.first)?.nameRange
    }

    private func only(_ types: [TypeID]) -> TypeID? { types.count == 1 ? types.first : nil }

    /// Those that may declare what an entry stands for, the likeliest first.
    private func types(of entry: DocumentPath, in document: ExtractedDocument) -> [TypeID] {
        guard document.kind != .models else { return code.types(named: entry[1], inModule: document.module) }
        let component = subject.specs.components(showing: document.type)
            .first { $0.module == document.module }?.component
        let contents = component?.contents.map(\.fullTypeName) ?? []
        let interfaces = component?.interfaces.map(\.name) ?? []
        let roles = component?.roles.filter { !$0.isView }.compactMap(\.type) ?? []
        let names =
            switch entry[0] {
            case "viewModel", "viewModels", "dataSource": contents + [document.type]
            case "subviews", "inputs": [document.type]
            default: interfaces + roles + [document.type]
            }
        return names.flatMap { code.types(named: $0, inModule: document.module) }
    }

    private func owner(ofMember name: String, in type: TypeID) -> TypeID? {
        let members = code.classes(from: type).flatMap { code[$0].members }.filter { $0.baseName == name }
        let inputs = ReceivedInput.all(of: code[type], code).map(\.member).filter { $0.baseName == name }
        // What others see goes before what a class keeps to itself.
        let member = members.first { !code.isHidden($0) } ?? inputs.first ?? members.first
        return member?.owner.flatMap(code.type(of:))?.id
    }
}
