import SourceFacts

/// Which types a class holds, as its members say it.
extension CodeIndex {
    /// Whether a property of a class or of one above it, or a parameter of an initializer, is of one of some types, or of a protocol or
    /// class above it.
    func holds(_ holder: TypeID, oneOf held: [TypeID]) -> Bool {
        classes(from: holder).contains { ancestor in
            self[ancestor].members.contains { member in
                member.isProperty
                    ? type(of: member).mayBe(oneOf: held, self)
                    : member.kind == .initializer && takes(member, oneOf: held)
            }
        }
    }

    /// Whether a parameter is of one of the types.
    func takes(_ member: MemberFact, oneOf types: [TypeID]) -> Bool {
        member.parameters.contains { parameter in
            parameter.type.map { lookup($0, in: member).mayBe(oneOf: types, self) } ?? false
        }
    }
}

extension NamedType {
    /// Whether it is one of some types of the project, or a protocol or class above one.
    func mayBe(oneOf types: [TypeID], _ code: CodeIndex) -> Bool {
        candidates.contains { candidate in
            types.contains { code.conforms($0, to: candidate) || code.classes(from: $0).contains(candidate) }
        }
    }
}
