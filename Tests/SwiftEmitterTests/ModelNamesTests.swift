import ScreenModel
import ScreenSpecTemplates
import Testing

/// A template that names what no model has is refused, so all names have to be known.
struct ModelNamesTests {
    @Test(arguments: EmitterCase.names)
    func allAreKnown(name: String) throws {
        for component in try EmitterCase(name).program.components {
            let value = try #require(try TemplateValueEncoder().encode(component))
            #expect(names(in: value).subtracting(ModelNames.all) == [])
        }
    }

    private func names(in value: TemplateValue) -> Set<String> {
        switch value {
        case .text, .flag: []
        case .list(let elements): elements.reduce(into: []) { $0.formUnion(names(in: $1)) }
        case .values(let values):
            values.reduce(into: []) { names, entry in
                names.insert(entry.key)
                // What an example says is said in the team's own words.
                if entry.key != "examples" { names.formUnion(self.names(in: entry.value)) }
            }
        }
    }
}
