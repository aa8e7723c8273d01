import SourceFacts

/// What the code of role members refers to.
struct MemberReferences: CodeAnalysis {
    private let code: CodeIndex
    private let members: RoleMembers
    private let byType: [TypeID: [CodeReference]]

    /// What some types refer to, whose code is looked at together.
    struct Question: Hashable {
        struct Part: Hashable {
            let code: RoleMembers.Extent
            let followsPlatform: Bool
        }

        let parts: [Part]
    }

    init(of subject: CodeSubject) {
        let code = subject.code
        let members = subject.analysis(RoleMembers.self)
        let types = subject.checkedTypes.filter { !members[$0].isEmpty }
        let part: @Sendable (CodeType) -> Question.Part = { type in
            Question.Part(
                code: members.extent(of: type),
                followsPlatform: members[type].contains(where: \.avoidsViews)
            )
        }
        let found = code.jobs.flatMap(chunksOf: types, count: 32) { types in
            let question = Question(parts: types.map(part))
            return code.kept.references(question, in: code, about: types) { code in
                var references = CodeReferences(code)
                return zip(types, question.parts).map { type, part in
                    references.references(in: members.code(of: type), followsPlatform: part.followsPlatform)
                }
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
