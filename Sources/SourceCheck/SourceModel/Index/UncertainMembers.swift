import SourceFacts

extension MemberFact {
    /// Whether it stands in a branch of `#if` in its type, so that nobody knows whether it is there.
    func isUncertain(in type: CodeType) -> Bool {
        isInsideConditionalCompilation && !type.declaration.isInsideConditionalCompilation
    }
}
