import SourceFacts

extension CodeIndex {
    /// `Credentials.feedbackMail`: a class is no partner, and no service, where it only gives a text a name.
    func isPlainConstant(_ reference: CodeReference) -> Bool {
        guard reference.way == .usesStatically, let name = reference.message, let target = reference.target.projectType,
            let member = self[target].member(named: name.string), member.isConstant, member.isTypeMember
        else { return false }
        if let value = member.value, value.kind == .string || value.kind == .number { return true }
        return Self.plainTypes.contains(member.type?.stripped.name)
    }

    /// `static let store = UserDefaults.standard`: the object of the platform that a constant stands for.
    func sharedObject(in constant: MemberFact) -> (type: NamedType, name: FactText)? {
        guard constant.isConstant, constant.isTypeMember, let value = constant.value else { return nil }
        let object: (type: NamedType, name: FactText)
        switch value.kind {
        case .path:
            guard let use = value.use, use.root == .name, let name = use.components.last, !name.isCalled else {
                return nil
            }
            let types = use.components.prefix { $0.startsUppercase }
            guard !types.isEmpty, types.count + 1 == use.components.count else { return nil }
            object = (lookup(path: types.map(\.name), in: constant), name.name)
        case .implicitMember:
            guard let name = value.text, value.use?.components.count == 1, let type = constant.type?.stripped,
                type.kind == .named
            else { return nil }
            object = (lookup(type, in: constant), name)
        default: return nil
        }
        guard case .platform = object.type else { return nil }
        return object
    }

    private static let plainTypes: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String", "URL"]
}
