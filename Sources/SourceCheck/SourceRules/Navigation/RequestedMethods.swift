import SourceFacts

extension RoleAssignment {
    /// Whether somebody who plays the role holds a protocol of the type that demands the method, and calls it.
    func isRequested(
        byAnyPlaying role: String,
        _ method: MemberFact,
        of type: CodeType,
        in code: CodeIndex
    ) -> Bool {
        let demanding = code.protocols(of: type.id).flatMap(\.candidates).filter { stated in
            code[stated].declaration.members.contains { $0.name == method.name }
        }
        guard !demanding.isEmpty else { return false }
        return screens.contains { screen in
            screen.types(playing: role).contains { player in
                let family = code.classes(from: player)
                return family.contains { code.calls(method.baseName, $0) }
                    && family.contains { code.holds(demanding, $0) }
            }
        }
    }
}

extension CodeIndex {
    fileprivate func calls(_ name: FactText, _ type: TypeID) -> Bool {
        self[type].members.contains { member in member.calls.contains { $0.name == name } }
    }

    /// Whether a property, or a generic argument of the superclass, is one of the protocols, or one that refines them.
    fileprivate func holds(_ protocols: [TypeID], _ type: TypeID) -> Bool {
        func isOne(_ found: NamedType) -> Bool {
            found.candidates.contains { held in
                protocols.contains(held)
                    || self.protocols(of: held).contains { $0.candidates.contains(where: protocols.contains) }
            }
        }
        if self[type].members.contains(where: { $0.isProperty && isOne(self.type(of: $0)) }) { return true }
        return self[type].declarations.contains { declaration in
            declaration.inheritedTypes.contains { inherited in
                inherited.type.genericArguments.contains { isOne(lookup($0, in: declaration.parent)) }
            }
        }
    }
}
