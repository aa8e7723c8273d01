import SourceFacts

extension MemberFact {
    /// Whether it stands in a branch of `#if` in its type, so that nobody knows whether it is there.
    func isUncertain(in type: CodeType) -> Bool {
        isInsideConditionalCompilation && !type.declaration.isInsideConditionalCompilation
    }
}

extension CodeType {
    /// Whether an attribute may add members and conformances, as macros do.
    var mayHaveMoreMembers: Bool {
        !declaration.attributes.allSatisfy {
            ["MainActor", "available", "objc", "objcMembers"].contains($0.name)
        }
    }
}
