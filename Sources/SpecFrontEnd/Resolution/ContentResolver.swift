import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// Resolves a view model or data source: its types, what it derives, and how it is made.
    mutating func resolve(_ content: inout Content) {
        let section = content.declaration.section
        types.requiredAccess = content.generates ? content.access : .internal
        arguments.makesSwift = content.generates
        defer {
            types.requiredAccess = .internal
            arguments.makesSwift = false
        }
        var declaration = content.declaration
        if var type = declaration.type {
            resolve(&type, member: section)
            declaration.type = type
        }
        resolveEach(&declaration.methods) { $0.resolve(&$1, in: section) }
        if content.generates, let method = declaration.methods.first {
            report(
                .conflictingKeys,
                at: method.name.range,
                "'methods' are those of a type that the app has, and this one is generated",
                help: ["Remove 'methods', or write 'generate: false' or 'type'."],
                member: section
            )
        }
        if let complete = declaration.complete, complete.value, content.generates {
            report(
                .conflictingKeys,
                at: complete.range,
                "what is generated is what its spec says, whatever 'complete' does",
                help: ["Remove it, or write 'generate: false' or 'type'."],
                member: section
            )
        }
        checkNames(of: declaration, in: section)
        resolveStored(&declaration.properties, &declaration.cases, in: section)
        let names = KnownNames(declaration.properties.map(\.name.text) + declaration.derived.map(\.name.text))
        for index in declaration.derived.indices {
            var derived = declaration.derived[index]
            resolve(&derived, of: declaration, names: names, in: section)
            declaration.derived[index] = derived
        }
        let stored = declaration
        resolveEach(&declaration.initializers) { $0.resolve(&$1, of: stored, in: section) }
        checkUniqueInitializers(declaration)
        content.declaration = declaration
        guard declaration.style == .struct else { return }
        content.exampleValues = examples(
            of: content.fullTypeName,
            declaration.examples,
            at: declaration.range,
            in: section
        )
        content.hasSharedExamples =
            !content.exampleValues.isEmpty && sharesExamples(of: content.fullTypeName)
        guard declaration.type == nil else { return }
        content.conformances = conformances.conformances(of: content.fullTypeName)
        if let requested = scope.project.settings.conformances { require(requested, of: &content, in: section) }
    }

    private mutating func checkNames(of content: ContentDeclaration, in section: String) {
        checkUnique(content.properties.map(\.name), "properties", in: section)
        checkUnique(content.derived.map(\.name), "properties", in: section)
        // A stored and a derived property share one Swift type, so equal keys in both sections clash.
        let properties = Dictionary(content.properties.map { ($0.name.text, $0) }) { first, _ in first }
        for derived in content.derived {
            guard let stored = properties[derived.name.text] else { continue }
            report(
                .duplicateName,
                at: derived.name.range,
                "'\(derived.name.text)' is a stored property already",
                help: ["Rename one."],
                member: "\(section).\(derived.name.text)",
                notes: [Diagnostic.Note(at: stored.name.range, "The stored one is here.")]
            )
        }
    }

    /// What the project's list of conformances asks for, a property's type must be able to give.
    private mutating func require(_ requested: [String], of content: inout Content, in section: String) {
        let obstacles = content.conformances.obstacles
        for (index, obstacle) in obstacles.enumerated() {
            guard !obstacles[..<index].contains(where: { $0.property == obstacle.property }) else { continue }
            let missing = obstacles.filter { $0.property == obstacle.property }.map(\.conformance)
            let range =
                content.declaration.properties.first { $0.name.text == obstacle.property }?.type.range
                ?? content.declaration.range
            report(
                .impossibleConformance,
                at: range,
                "the project asks view models to be \(missing.formattedList(with: "and")), and '\(obstacle.property)' is of type \(obstacle.type), which is not",
                help: ["Change its type, or 'conformances' in the project file."],
                member: "\(section).\(obstacle.property)"
            )
        }
        content.conformances.obstacles = []
        content.conformances.names = requested
    }
}
