import SourceFacts

extension UseFact {
    /// The property of `self` that the path is, be it by a local name for it: `guard let delegate`, `let view = self.rootView`.
    package var propertyOfSelf: FactText? { propertyOfSelf(depth: 0) }

    private func propertyOfSelf(depth: Int) -> FactText? {
        guard depth < Self.depthLimit, components.count == 1, let only = components.first, !only.isCalled,
            !only.isSubscripted
        else { return nil }
        guard let local else { return selfPath == nil ? nil : only.name }
        switch local.kind {
        case .constant, .variable, .optionalBinding:
            guard let value = local.value, value.kind == .path else { return nil }
            return value.use?.propertyOfSelf(depth: depth + 1)
        default: return nil
        }
    }

    private static let depthLimit = 4
}
