import SourceFacts

/// What the code of role members refers to.
struct MemberReferences: CodeAnalysis {
    private let code: CodeIndex
    private let members: RoleMembers
    private let byType: [TypeID: [CodeReference]]

    init(of subject: CodeSubject) {
        let code = subject.code
        let members = subject.analysis(RoleMembers.self)
        let types = subject.checkedTypes.filter { !members[$0].isEmpty }
        let found = code.jobs.flatMap(chunksOf: types, count: 32) { types in
            var references = CodeReferences(code)
            return types.map { type in
                references.references(
                    in: members.code(of: type),
                    followsPlatform: members[type].contains(where: \.avoidsViews)
                )
            }
        }
        byType = Dictionary(uniqueKeysWithValues: zip(types.map(\.id), found))
        self.code = code
        self.members = members
    }

    func references(of roleMember: RoleMember) -> [CodeReference] {
        if let known = byType[roleMember.type.id] { return known }
        var references = CodeReferences(code)
        return references.references(in: members.code(of: roleMember.type), followsPlatform: roleMember.avoidsViews)
    }
}
