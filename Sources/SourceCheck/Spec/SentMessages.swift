import ScreenModel
import SourceFacts
import SourceText

/// What the code of some types says, by name alone: whether it says it to the right one is another rule's matter.
struct SpokenNames {
    private let names: Set<String>
    /// The first labels of the calls of each name; `_` for none.
    private let firstLabels: [String: Set<String>]

    /// Whatever stands in a path, is selected, or is named by an expression of the types' members.
    init(of types: [CodeType]) {
        var names: Set<String> = []
        var firstLabels: [String: Set<String>] = [:]
        for declaration in types.flatMap(\.declarations) {
            for use in declaration.uses {
                for component in use.components { names.insert(component.name.string) }
            }
            for member in declaration.allMembers {
                for call in member.calls {
                    guard let name = call.name?.string else { continue }
                    firstLabels[name, default: []].insert(call.arguments.first?.label?.string ?? "_")
                }
                for value in member.calls.flatMap(\.arguments) {
                    if let text = value.text, value.kind == .selector || value.kind == .implicitMember {
                        names.insert(String(text.string.prefix { $0 != "(" }))
                    }
                }
            }
        }
        self.names = names
        self.firstLabels = firstLabels
    }

    /// Whether a message is among them. Of several that share a name, each needs a call with its own first label.
    func contains(_ message: FunctionRequirement, isOverloaded: Bool) -> Bool {
        guard names.contains(message.name) else { return false }
        guard isOverloaded, let first = message.parameters.first, let labels = firstLabels[message.name] else {
            return true
        }
        return labels.contains(first.label ?? "_")
    }

    func contains(_ name: String) -> Bool {
        names.contains(name)
    }
}

extension CodeSubject {
    /// The views and view controllers of the project that a view holds in properties or as its root view, and those that
    /// they hold.
    func parts(of type: CodeType) -> [CodeType] {
        var seen: Set<TypeID> = [type.id]
        var waiting = [type]
        var parts: [CodeType] = []
        while let next = waiting.popLast() {
            let held = inheritedMembers(of: next).filter { $0.kind == .storedProperty && !$0.isTypeMember }
                .compactMap { code.type(of: $0).projectType }
            for id in held + rootViews.views(of: next.id)
            where (code.isView(id) || code.isViewController(id)) && seen.insert(id).inserted {
                parts.append(code[id])
                waiting.append(code[id])
            }
        }
        return parts
    }
}
