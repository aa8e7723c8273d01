import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// The examples of a type: those that its document writes, and made up ones where the project asks for examples.
    ///
    /// - Parameter name: The full name of a view model, data source or model.
    mutating func examples(
        of name: String,
        _ declared: [ExampleDeclaration],
        at range: SourceRange,
        in section: String
    ) -> [Example] {
        let isAsked = scope.project.settings.examples != nil
        guard isAsked || !declared.isEmpty, let construction = scope.symbols.construction(name) else { return [] }
        var examples: [Example] = []
        for example in declared {
            let member = "\(section).examples.\(example.name.text)"
            let swiftName = construction.example(example.name.text)?.swiftName ?? example.name.text
            checkName(example.name, swiftName, among: declared, member: member)
            guard let value = value(example.value, as: .named(name), member: member) else { continue }
            if ExampleCycles(scope.symbols).isEndless(example.name.text, of: name) {
                report(
                    .endlessExample,
                    at: example.name.range,
                    "the example '\(example.name.text)' is made of itself",
                    help: ["Write one of the values out in place of an example."],
                    member: member
                )
                continue
            }
            examples.append(Example(name: swiftName, value: value, origin: example.name.range))
        }
        guard isAsked, construction.isGenerated, examples.count == declared.count else { return examples }
        var makeUp = MadeUpExamples(scope)
        examples += makeUp.missing(of: name, construction, besides: examples, at: range)
        for (type, module) in makeUp.modules { types.noteModule(module, of: type) }
        return examples
    }

    private mutating func checkName(
        _ name: Name,
        _ swiftName: String,
        among declared: [ExampleDeclaration],
        member: String
    ) {
        if name.text == "examples" {
            report(
                .duplicateName,
                at: name.range,
                "'examples' is what all of them are called together",
                help: ["Give this one another name."],
                member: member
            )
        }
        guard swiftName != name.text, let other = declared.first(where: { $0.name.text == swiftName }) else { return }
        report(
            .duplicateName,
            at: other.name.range,
            "'\(swiftName)' is what the example '\(name.text)' is called in Swift, since a case has its name",
            help: ["Rename one."],
            member: member,
            notes: [Diagnostic.Note(at: name.range, "The other one is here.")]
        )
    }

    /// Whether examples of a type can be shared by all threads.
    mutating func sharesExamples(of name: String) -> Bool {
        conformances.conforms(name, to: .sendable)
    }
}

/// Which examples would be made of themselves: Swift would wait for their values forever.
struct ExampleCycles {
    private let symbols: SymbolTable

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
    }

    private struct Place: Hashable {
        let type: String
        let example: String
    }

    func isEndless(_ example: String, of type: String) -> Bool {
        let start = Place(type: type, example: example)
        var seen: Set<Place> = []
        var open = next(start)
        while let place = open.popLast() {
            if place == start { return true }
            if seen.insert(place).inserted { open += next(place) }
        }
        return false
    }

    /// The examples that one is made of.
    private func next(_ place: Place) -> [Place] {
        guard let construction = symbols.construction(place.type) else { return [] }
        guard let example = construction.example(place.example) else {
            guard place.example == Construction.first else { return [] }
            return madeUp(construction)
        }
        return example.references.compactMap { reference in
            guard let (type, name) = ExampleReference.parts(of: reference),
                let other = symbols.construction(type)
            else { return nil }
            return Place(type: type, example: other.example(name)?.name ?? name)
        }
    }

    /// What one is made up of, where nobody has written any.
    private func madeUp(_ construction: Construction) -> [Place] {
        var places: [Place] = []
        for part in construction.parts {
            part.type.forEachName { name in
                guard let other = symbols.construction(name.path) else { return }
                places.append(Place(type: name.path, example: other.examples.first?.name ?? Construction.first))
            }
        }
        return places
    }
}
