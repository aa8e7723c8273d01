import ScreenModel
import SourceFacts
import SourceText

/// What the code of some types says, by name alone: whether it says it to the right one is another rule's matter.
struct SpokenNames {
    private let names: Set<String>

    /// Whatever stands in a path, is selected, or is named by an expression of the types' members.
    init(of types: [CodeType]) {
        var names: Set<String> = []
        for declaration in types.flatMap(\.declarations) {
            for use in declaration.uses {
                for component in use.components { names.insert(component.name.string) }
            }
            for member in declaration.allMembers {
                for value in member.calls.flatMap(\.arguments) {
                    if let text = value.text, value.kind == .selector || value.kind == .implicitMember {
                        names.insert(String(text.string.prefix { $0 != "(" }))
                    }
                }
            }
        }
        self.names = names
    }

    func contains(_ name: String) -> Bool {
        names.contains(name)
    }
}
