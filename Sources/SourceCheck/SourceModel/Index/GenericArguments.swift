import SourceFacts

/// What generic parameters of a class stand for in the classes below it.
extension CodeIndex {
    /// The type that a member has in a class that may inherit it.
    package func type(of member: MemberFact, in id: TypeID) -> NamedType {
        member.type.flatMap { argument(for: $0, of: member, in: id) } ?? type(of: member)
    }

    /// `HomeViewModel` for `ViewModel` in `HomeViewController: BaseViewController<HomeViewModel>`; `nil` where the type of a member names no
    /// parameter of a class above.
    func argument(for type: TypeFact, of member: MemberFact, in id: TypeID) -> NamedType? {
        let written = type.stripped
        guard ancestry.superclass(of: id).projectType != nil, written.kind == .named, written.base == nil,
            let name = written.name, let owner = owner(of: member), owner.id != id,
            var position = position(of: name, among: owner)
        else { return nil }
        let chain = classes(from: id)
        guard let above = chain.firstIndex(of: owner.id) else { return nil }
        for below in chain[..<above].reversed() {
            guard let argument = superclassArgument(of: self[below], at: position) else { return nil }
            // The class may hand on a parameter of its own.
            guard let own = argument.name.flatMap({ self.position(of: $0, among: self[below]) }) else {
                return lookup(argument, in: self[below].declaration.parent)
            }
            position = own
        }
        return nil
    }

    private func position(of name: FactText, among type: CodeType) -> Int? {
        type.declaration.genericParameters.enumerated().first { $0.element.name == name }?.offset
    }

    private func superclassArgument(of type: CodeType, at position: Int) -> TypeFact? {
        let superclass = ancestry.superclass(of: type.id)
        let inherited = type.declaration.inheritedTypes.first {
            lookup($0.type, in: type.declaration.parent) == superclass
        }
        return inherited?.type.stripped.genericArguments.dropFirst(position).first?.stripped
    }
}
