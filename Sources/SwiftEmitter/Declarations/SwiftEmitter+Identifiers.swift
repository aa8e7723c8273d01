import ScreenModel

extension SwiftEmitter {
    /// The identifiers of the views and screens of one spec file, in order.
    static func emitIdentifiers(_ file: SpecFile, in program: CheckedProgram) -> EmittedFile {
        EmittedFile(
            name: OutputForm.identifiers.fileName(ofSpec: file.path),
            source: file.path,
            declarations: file.documents.compactMap { $0.component?.identifiers?.declaration },
            moduleOfType: [:],
            emptyRemark: "Nothing that this spec declares has an identifier.",
            style: PrintStyle(program.program.settings)
        )
    }
}

extension AccessibilityIdentifiers {
    fileprivate var declaration: SwiftDeclaration {
        var type = TypeDeclaration(.enum, typeName, access: .internal, isolation: .nonisolated)
        type.members = parts.map(\.declaration)
        return SwiftDeclaration(
            .type(type),
            summary: "The accessibility identifiers of the parts of `\(owner)`.",
            origin: origin
        )
    }
}

extension AccessibilityIdentifiers.Part {
    /// A constant, or a function of what tells parts of one name apart.
    fileprivate var declaration: SwiftDeclaration {
        let literal = SwiftLiteral.text(text)
        guard !counters.isEmpty else {
            var property = PropertyDeclaration(.constant, name, .named("String"))
            property.annotation = .inferred
            property.example = .literal(literal)
            property.modifiers = ["static"]
            return SwiftDeclaration(.property(property), origin: origin)
        }
        let numbers = counters.map { ".\\(\($0.rawValue))" }.joined()
        var function = FunctionDeclaration(
            name,
            counters.map { ParameterDeclaration(label: $0.rawValue, name: $0.rawValue, type: .named("Int")) },
            body: [.line("\(literal.dropLast())\(numbers)\"")]
        )
        function.modifiers = ["static"]
        function.returns = .named("String")
        return SwiftDeclaration(.function(function), origin: origin)
    }
}
