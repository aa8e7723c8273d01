import ScreenModel

extension SwiftEmitter {
    /// The examples of the types of one spec file, in order.
    static func emitExamples(_ file: SpecFile, in program: CheckedProgram) -> EmittedFile {
        let settings = program.program.settings
        return EmittedFile(
            name: OutputForm.examples.fileName(ofSpec: file.path),
            source: file.path,
            declarations: file.documents.flatMap(\.examples) + file.previews(settings),
            moduleOfType: file.modules,
            emptyRemark: "Nothing that this spec declares has an example.",
            testableModule: settings.examples?.module,
            isForDebugging: settings.examples?.hasPreviews == true,
            style: PrintStyle(settings)
        )
    }
}

extension Document {
    fileprivate var examples: [SwiftDeclaration] {
        switch self {
        case .component(let component):
            component.contents.compactMap { content in
                content.exampleValues.declaration(
                    of: content.fullTypeName,
                    // On which actor a view model of the app's own lives, nobody knows.
                    content.declaration.type == nil ? .nonisolated : .inherited,
                    areShared: content.hasSharedExamples
                )
            }
        case .models(let models):
            models.compactMap {
                $0.exampleValues.declaration(of: $0.name.text, .nonisolated, areShared: $0.hasSharedExamples)
            }
        case .architecture: []
        }
    }
}

extension [Example] {
    /// - Parameter areShared: Whether all threads may share them; others are made each time.
    fileprivate func declaration(
        of type: String,
        _ isolation: DeclaredIsolation,
        areShared: Bool
    ) -> SwiftDeclaration? {
        guard !isEmpty else { return nil }
        var declaration = TypeDeclaration(.extension, type, access: .internal, isolation: isolation)
        declaration.members = map { $0.declaration(of: type, isShared: areShared) }
        let all = ExampleValue.list(map { .literal(SwiftName.escaped($0.name)) })
        declaration.members.append(
            Example(name: "examples", value: all, origin: self[0].origin).declaration(
                of: type,
                asList: true,
                isShared: areShared
            )
        )
        return SwiftDeclaration(.type(declaration), origin: self[0].origin)
    }
}

extension Example {
    fileprivate func declaration(of type: String, asList isList: Bool = false, isShared: Bool) -> SwiftDeclaration {
        let element = SwiftType.named(type)
        var property = PropertyDeclaration(
            isShared ? .constant : .computed([.example(value)]),
            name,
            isList ? .array(element) : element
        )
        if isShared {
            property.example = value
            // What makes a value says of which type it is, unless it is a case without its enum.
            if case .call(let callee, _) = value, !callee.hasPrefix(".") { property.annotation = .inferred }
        }
        property.modifiers = ["static"]
        return SwiftDeclaration(.property(property), summary: madeUpFor.map { "Made up: \($0)" }, origin: origin)
    }
}
