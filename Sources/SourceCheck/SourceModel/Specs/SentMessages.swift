import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What the code of some types says, by name alone: whether it says it to the right one is another rule's matter.
struct SpokenNames {
    private let names: Set<String>
    /// The calls of each name.
    private let calls: [String: Set<Labels>]

    /// What tells one call from another of its name.
    private struct Labels: Hashable {
        /// In the parentheses; `_` for an argument without one.
        let written: [String]
        let trailingClosures: Int

        func fit(_ message: FunctionRequirement) -> Bool {
            let labels = message.parameters.map { $0.label ?? "_" }
            return labels.count == written.count + trailingClosures && labels.starts(with: written)
        }
    }

    /// Whatever stands in a path, is selected, or is named by an expression of the types' members.
    ///
    /// - Parameter areOthersAddressed: Whether what the types tell themselves does not count, by methods that they have of that name.
    init(of types: [CodeType], areOthersAddressed: Bool = false) {
        var names: Set<String> = []
        var calls: [String: Set<Labels>] = [:]
        let declarations = types.flatMap(\.declarations)
        let own =
            areOthersAddressed
            ? Set(declarations.flatMap(\.members).filter { $0.kind == .method }.map(\.baseName.string)) : []
        for declaration in declarations {
            for use in declaration.uses {
                let isOwn = own.contains(use.components.first?.name.string ?? "") && use.isOfItself
                for component in isOwn ? use.components.dropFirst() : use.components {
                    names.insert(component.name.string)
                }
            }
            for member in declaration.allMembers {
                for call in member.calls {
                    guard let name = call.name?.string,
                        !(call.calledPath.count == 1 && own.contains(name) && call.callee.isOfItself)
                    else { continue }
                    let labels = Labels(
                        written: call.writtenLabels,
                        trailingClosures: call.arguments.count(where: \.isTrailingClosure)
                    )
                    calls[name, default: []].insert(labels)
                }
                for value in member.calls.flatMap(\.arguments) {
                    if let text = value.text, value.kind == .selector || value.kind == .implicitMember {
                        names.insert(String(text.string.prefix { $0 != "(" }))
                    }
                }
            }
        }
        self.names = names
        self.calls = calls
    }

    /// Whether a message is among them. Of several that share a name, each needs a call with its own labels: those of a delegate
    /// often start with the same ones, the sender's.
    func contains(_ message: FunctionRequirement, isOverloaded: Bool) -> Bool {
        guard names.contains(message.name) else { return false }
        guard isOverloaded, let calls = calls[message.name] else { return true }
        return calls.contains { $0.fit(message) }
    }

    func contains(_ name: String) -> Bool {
        names.contains(name)
    }
}

extension UseFact {
    /// Whether it starts at a member of the object itself.
    fileprivate var isOfItself: Bool { root == .self || root == .super || root == .name }
}
