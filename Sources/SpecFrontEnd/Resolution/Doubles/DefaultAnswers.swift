import ScreenModel

/// What a double answers where the test says nothing: `nil`, the value that the type makes of nothing, or its first example.
struct DefaultAnswers {
    /// Those who know the examples of types; `nil` where nobody asks for examples.
    private let symbols: SymbolTable?

    init(_ scope: Scope) {
        symbols = scope.project.settings.examples.map { _ in scope.symbols }
    }

    /// `nil` where the type has no such value.
    func text(for type: SwiftType) -> String? {
        type.plainValue { name in
            if let example = symbols?.construction(name.path)?.examples.first {
                return "\(SwiftName.typePath(name.path)).\(SwiftName.escapedMember(example.swiftName))"
            }
            return name.path == "Data" ? "Data()" : nil
        }
    }
}
