import SourceFacts

extension CodeIndex {
    /// `Credentials.feedbackMail`: a class is no partner, and no service, where it only gives a text a name.
    func isPlainConstant(_ reference: CodeReference) -> Bool {
        guard reference.way == .usesStatically, let name = reference.message, let target = reference.target.projectType,
            let member = self[target].member(named: name.string), member.isConstant, member.isTypeMember
        else { return false }
        if let value = member.value, value.kind == .string || value.kind == .number { return true }
        return member.type?.stripped.name.map { Self.plainTypes.contains($0.string) } ?? false
    }

    private static let plainTypes: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String", "URL"]
}
