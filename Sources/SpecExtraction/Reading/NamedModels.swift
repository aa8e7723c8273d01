import SourceCheck
import SourceFacts

/// The types of the sources that documents are made of, as they are named.
struct NamedModels {
    private let subject: CodeSubject
    private var code: CodeIndex { subject.code }
    private var found: Set<TypeID> = []
    /// What is described elsewhere: view models, protocols of channels.
    private(set) var described: Set<TypeID> = []

    init(_ subject: CodeSubject) {
        self.subject = subject
    }

    mutating func describe(_ type: TypeID) {
        described.insert(type)
    }

    /// Takes back what was said to be described since.
    mutating func leaveDescribed(_ types: Set<TypeID>) {
        described = types
    }

    /// Whether nothing describes a type yet; then somebody does.
    mutating func isFirst(toDescribe type: TypeID) -> Bool {
        described.insert(type).inserted
    }

    /// Notes what the signature of a member, or the type of a property, names.
    mutating func add(namedBy member: MemberFact) {
        for parameter in member.parameters { if let type = parameter.type { add(type, in: member) } }
        if let type = member.type { add(type, in: member) }
    }

    /// Notes a protocol by which a class and others talk.
    mutating func add(interface type: CodeType) {
        if type.kind == .protocol { found.insert(type.id) }
    }

    /// What documents name and others describe, as long as those are what they are.
    var reserved: [CodeType] {
        found.intersection(described).sorted().map { code[$0] }
    }

    private mutating func add(_ type: TypeFact, in member: MemberFact) {
        for named in type.namedTypes {
            if case .project(let id) = code.lookup(named, in: member), isModel(code[id]) { found.insert(id) }
        }
    }

    private func isModel(_ type: CodeType) -> Bool {
        guard type.kind == .struct || type.kind == .enum || type.kind == .class,
            type.declaration.genericParameters.isEmpty, code.file(of: type).isChecked, code.hasNoNamesake(type.id),
            !type.declaration.isInsideConditionalCompilation, subject.roles.plays(of: type.id).isEmpty
        else { return false }
        if type.kind == .class, code.isView(type.id) || code.isViewController(type.id) { return false }
        // Without cases it is a name for what stands in it.
        if type.kind == .enum, !type.members.contains(where: { $0.kind == .enumCase }) { return false }
        return sequence(first: type.declaration, next: \.parent).allSatisfy {
            !$0.isInsideFunction && $0.genericParameters.isEmpty && $0.access.map { $0 > .fileprivate } ?? true
        }
    }

    /// By the numbers of files, in the order of the sources.
    var byFile: [(file: Int, types: [CodeType])] {
        let types = found.subtracting(described).sorted().map { code[$0] }
        return Dictionary(grouping: types, by: \.file).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
