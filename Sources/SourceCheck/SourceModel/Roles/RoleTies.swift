import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Whether who goes by the name of a role has anything to do with the screen of that name.
///
/// A `SplashPresenter` that puts up a window with a `SplashViewController`, and that the app's delegate keeps, is nobody's presenter.
struct RoleTies: Sendable {
    private let code: CodeIndex
    private let roles: RoleAssignment

    init(of subject: CodeSubject) {
        (code, roles) = (subject.code, subject.roles)
    }

    /// Whether a class is there for somebody else: nobody of its screen knows it, it knows nobody of the screen but to make one, and others
    /// do know it.
    func isOfOthers(_ type: CodeType, as play: RolePlay) -> Bool {
        let screen = roles.screens[play.screen]
        guard type.isClass, let role = screen.architecture.role(play.role), role.isView != true, role.assembles != true
        else { return false }
        let views = screen.architecture.viewRole.map { screen.types(playing: $0.name.text) } ?? []
        guard knows(type, views.map { code[$0].declaration.name }) else { return false }
        let company = screen.players.filter { $0.type != type.id }.map { code[$0.type] }
        guard !company.isEmpty else { return false }
        let names = names(of: type)
        let companions = company.flatMap(self.names)
        return !company.contains { knows($0, names) } && !keeps(type, companions)
            && !isKept(names, as: role, in: screen) && isKnownToOthers(names, besides: [type] + company)
    }

    /// Its own name, and those of the types of the project that it inherits and conforms to.
    private func names(of type: CodeType) -> [FactText] {
        (code.classes(from: type.id) + code.protocols(of: type.id).flatMap(\.candidates)).map {
            code[$0].declaration.name
        }
    }

    /// Whether the code of a type names one.
    private func knows(_ type: CodeType, _ names: [FactText]) -> Bool {
        type.declarations.contains { declaration in
            names.contains { name in
                !declaration.uses.naming(name).isEmpty
                    || declaration.facts.types.contains { written in
                        declaration.range.contains(written.range) && written.name == name
                    }
            }
        }
    }

    /// Whether a property, a superclass or what others hand it names one.
    private func keeps(_ type: CodeType, _ names: [FactText]) -> Bool {
        type.declarations.contains { declaration in
            let written =
                declaration.inheritedTypes.flatMap(\.type.genericArguments)
                + declaration.members.flatMap { member in
                    (code.isHidden(member) ? [] : member.parameters.compactMap(\.type))
                        + (member.isProperty ? [member.type].compactMap(\.self) : [])
                }
            return written.contains { type in
                type.subtree.contains { part in names.contains { name in part.name == name } }
            }
        }
    }

    /// Whether a view, of the screen or of another one, keeps it by the name that the role has for views; or one that is called after the
    /// screen knows it.
    private func isKept(_ names: [FactText], as role: Role, in screen: CodeScreen) -> Bool {
        let called = Set(screen.architecture.channels.flatMap { ($0.called ?? []).map(\.text) } + [role.name.text])
        return code.types.contains { type in
            guard type.isClass, code.isView(type.id) || code.isViewController(type.id) else { return false }
            if type.name.hasPrefix(screen.name), knows(type, names) { return true }
            return type.members.contains { member in
                member.kind == .storedProperty && called.contains(member.baseName)
                    && code.type(of: member).candidates.contains { names.contains(code[$0].declaration.name) }
            }
        }
    }

    private func isKnownToOthers(_ names: [FactText], besides own: [CodeType]) -> Bool {
        let own = Set(own.map(\.id))
        return code.types.contains { type in
            !own.contains(type.id) && type.kind != .protocol && code.file(of: type).isChecked && knows(type, names)
        }
    }
}
