extension SwiftType {
    package struct FunctionType: Sendable {
        /// As written, with the `@`: `@Sendable`, `@MainActor`, `@escaping`.
        package var attributes: [String]
        package var parameters: [SwiftType]
        /// What the type calls its parameters, one for each and `_` for none, or empty: `(_ jog: Jog) -> Void`.
        /// Names tell readers something and types nothing: two types that differ in them are equal.
        package var parameterNames: [String] = []
        package var isAsync: Bool
        package var throwing: Throwing
        package var result: SwiftType

        package init(
            attributes: [String] = [],
            parameters: [SwiftType],
            isAsync: Bool = false,
            throwing: Throwing = .never,
            result: SwiftType
        ) {
            self.attributes = attributes
            self.parameters = parameters
            self.isAsync = isAsync
            self.throwing = throwing
            self.result = result
        }
    }
}

extension SwiftType.FunctionType: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.attributes == right.attributes && left.parameters == right.parameters && left.isAsync == right.isAsync
            && left.throwing == right.throwing && left.result == right.result
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(attributes)
        hasher.combine(parameters)
        hasher.combine(isAsync)
        hasher.combine(throwing)
        hasher.combine(result)
    }
}

extension SwiftType {
    /// The type as a parameter that is stored: a closure outlives the call which gets it.
    package var escaping: SwiftType {
        guard case .function(var function) = self, !function.attributes.contains("@escaping") else { return self }
        function.attributes.insert("@escaping", at: 0)
        return .function(function)
    }
}
