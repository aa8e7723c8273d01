/// A text of a file, or none, beside strings: `call.name == "dismiss"`, `Self.runners.contains(call.name)`.
extension FactText? {
    package static func == (left: FactText?, right: String) -> Bool {
        guard let left else { return false }
        return left == right
    }
}

extension Sequence<String> {
    package func contains(_ text: FactText?) -> Bool {
        guard let text else { return false }
        return contains { text == $0 }
    }
}

extension Set<String> {
    package func contains(_ text: FactText?) -> Bool {
        guard let text else { return false }
        return contains(text.string)
    }
}
