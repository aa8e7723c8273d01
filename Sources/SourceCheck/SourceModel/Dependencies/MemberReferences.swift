import SourceFacts

/// What the code of role members refers to.
struct MemberReferences: CodeAnalysis {
    private let code: CodeIndex
    private let members: RoleMembers
    private let byType: [TypeID: Found]

    struct Found: Sendable {
        let references: [CodeReference]
        /// Views and controllers that are taken from where others keep them; of those only who is to know no views.
        let takenViews: [CodeReference]

        fileprivate init(
            in code: [MemberFact],
            _ references: inout CodeReferences,
            _ taken: TakenObjects,
            followsPlatform: Bool
        ) {
            self.references = references.references(in: code, followsPlatform: followsPlatform)
            takenViews = followsPlatform ? taken.views(in: code) : []
        }
    }

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
                let taken = TakenObjects(code)
                return zip(types, question.parts).map { type, part in
                    Found(in: members.code(of: type), &references, taken, followsPlatform: part.followsPlatform)
                }
            }
        }
        byType = Dictionary(uniqueKeysWithValues: zip(types.map(\.id), found))
        self.code = code
        self.members = members
    }

    func references(of roleMember: RoleMember) -> [CodeReference] {
        found(roleMember).references
    }

    /// Of somebody who is to know no views.
    func takenViews(of roleMember: RoleMember) -> [CodeReference] {
        found(roleMember).takenViews
    }

    private func found(_ roleMember: RoleMember) -> Found {
        if let known = byType[roleMember.type.id] { return known }
        var references = CodeReferences(code)
        return Found(
            in: members.code(of: roleMember.type),
            &references,
            TakenObjects(code),
            followsPlatform: roleMember.avoidsViews
        )
    }
}
