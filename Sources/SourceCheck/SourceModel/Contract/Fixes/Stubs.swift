import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SpecRules

/// The members that a type lacks for messages of a spec, with bodies that are still to be written.
struct Stubs {
    private let type: CodeType
    private let access: String

    /// Of messages that no protocol carries.
    init(in type: CodeType) {
        self.type = type
        access = ""
    }

    /// What others may see, they see through the protocol: nothing is to be more open than the protocol or the class.
    init(of interface: Interface, in type: CodeType, _ component: IndexedComponent, _ code: CodeIndex) {
        self.type = type
        let own = type.declaration.access ?? .internal
        access =
            switch min(own, code.access(of: interface, component)) {
            case .public, .open: "public "
            case .package: "package "
            case .private, .fileprivate, .internal: ""
            }
    }

    /// What makes a class conform to the protocol; `nil` where the declaration has no body to write into.
    func conformance(to interface: Interface, _ code: CodeIndex) -> Diagnostic.Fix? {
        let known = Set(code.inheritedMembers(of: type).map(\.name.string))
        let missing = interface.members.filter { !known.contains($0.fullName) }
        let lines = missing.map(lines).joined(separator: [""])
        guard let body = Diagnostic.Edit.writing(Array(lines), atEndOf: type.declaration) else { return nil }
        return Diagnostic.Fix(
            "Conform to '\(interface.name)'",
            edits: [.inheriting(interface.name, by: type.declaration)] + (missing.isEmpty ? [] : [body]),
            isSafe: true
        )
    }

    func lines(for member: Member) -> [String] {
        let step = Indentation(of: type.declaration).step
        switch member.requirement {
        case .function(let function):
            return ["\(access)\(function.description) {", step + UnwrittenMember.trap(member.fullName), "}"]
        case .property(let property):
            let trap = UnwrittenMember.trap(property.name)
            let accessors = property.isSettable ? ["get { \(trap) }", "set { \(trap) }"] : [trap]
            let head = "\(access)var \(SwiftName.escaped(property.name)): \(property.type.type) {"
            return [head] + accessors.map { step + $0 } + ["}"]
        }
    }
}

extension CodeIndex {
    /// That of the protocol as somebody has written it, or else as its spec has it.
    fileprivate func access(of interface: Interface, _ component: IndexedComponent) -> SourceFacts.AccessLevel {
        let declared = types(named: interface.name, inModule: component.module).filter { self[$0].kind == .protocol }
        if declared.count == 1 { return self[declared[0]].declaration.access ?? .internal }
        return switch component.component.access {
        case .internal: .internal
        case .package: .package
        case .public: .public
        }
    }
}
