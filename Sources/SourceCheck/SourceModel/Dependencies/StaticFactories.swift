import SourceFacts

extension CodeIndex {
    /// Whether a static member puts a screen together, and may name what that is made from: a method, or `static var
    /// viewController`.
    func isFactory(_ member: MemberFact) -> Bool {
        guard member.isTypeMember else { return false }
        if member.kind == .method { return true }
        return member.kind == .computedProperty && isViewController(type(of: member))
    }
}
