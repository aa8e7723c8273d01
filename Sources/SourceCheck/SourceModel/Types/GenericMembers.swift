import SourceFacts

extension MemberFact {
    /// Whether its type is for whoever uses the generic type around it to choose: `content` of `Padded<UILabel>`.
    var namesGenericParameter: Bool {
        guard let parameters = owner?.genericParameters, !parameters.isEmpty, let type = type ?? value?.type else {
            return false
        }
        return type.namedTypes.contains { named in
            named.base == nil && parameters.contains { parameter in named.name == parameter.name }
        }
    }
}
