import SourceFacts

/// Types that lie in the folders of a project and that no target compiles: what they call says nothing about the project.
struct StaleTypes: Sendable {
    private let code: CodeIndex
    private let roles: RoleAssignment

    init(of subject: CodeSubject) {
        code = subject.code
        roles = subject.roles
    }

    /// Whether a type shows that it is stale: another one has its name, which no target could hold beside it, or its file
    /// names a part of its own screen that is gone.
    func contains(_ type: CodeType) -> Bool {
        hasTwin(type) || namesLostPart(type)
    }

    private func hasTwin(_ type: CodeType) -> Bool {
        guard isForAll(type) else { return false }
        return code.types(named: code.qualifiedName(of: type.id)).contains { other in
            other != type.id && isForAll(code[other]) && code.file(of: code[other]).module == code.file(of: type).module
        }
    }

    /// Whether every file of the target would see it.
    private func isForAll(_ type: CodeType) -> Bool {
        !type.declaration.isInsideConditionalCompilation && !type.declaration.isInsideFunction
            && type.declaration.access.map { $0 > .fileprivate } ?? true && code.file(of: type).isChecked
    }

    /// A shorter name, such as `Home`, may well start those of a package.
    private static var leastNameLength: Int { 6 }

    /// Whether the file of a role names a type that is called after the role's screen, and that nothing declares: no package
    /// knows the app's screens.
    private func namesLostPart(_ type: CodeType) -> Bool {
        // What a spec describes may not be written yet.
        let screens = roles.plays(of: type.id).map(roles.screen).filter { $0.component == nil }
            .map(\.name).filter { $0.utf8.count >= Self.leastNameLength }
        guard !screens.isEmpty else { return false }
        return type.declaration.facts.types.contains { written in
            guard written.kind == .named, written.base == nil, let name = written.name?.string,
                screens.contains(where: { name.hasPrefix($0) && name != $0 })
            else { return false }
            return code.types(named: name).isEmpty && !code.isNestedName(name)
                && code.lookup(written, in: type.declaration) == .unknown
        }
    }
}

extension CodeIndex {
    /// Whether some type has a nested type of that name.
    fileprivate func isNestedName(_ name: String) -> Bool {
        table.names.number(of: name).map(table.isNested) ?? false
    }
}
