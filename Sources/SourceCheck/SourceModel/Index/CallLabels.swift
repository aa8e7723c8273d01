import SourceFacts

extension CallFact {
    /// The labels in the parentheses, `_` for an argument without one.
    var writtenLabels: [String] {
        arguments.filter { !$0.isTrailingClosure }.map { $0.label?.string ?? "_" }
    }
}

extension [String] {
    /// Whether labels of a call are those of a method in order, with some of parameters that have defaults left out.
    func fit(_ declared: [String]) -> Bool {
        var rest = declared[...]
        for label in self {
            guard let index = rest.firstIndex(of: label) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
