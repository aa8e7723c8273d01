import SourceFacts

/// How the lines of a type are indented, as its members show it, or else the declaration itself.
struct Indentation {
    /// Before the declaration.
    let outer: String
    /// Before its members.
    let inner: String
    /// By how much the one is more than the other.
    let step: String

    init(of declaration: DeclarationFact) {
        outer = declaration.indentation.string
        let written = declaration.members.isEmpty ? outer : declaration.memberIndentation.string
        if written.hasPrefix(outer), written != outer {
            step = String(written.dropFirst(outer.count))
        } else {
            step = outer.hasSuffix("\t") ? "\t" : "    "
        }
        inner = written == outer ? outer + step : written
    }
}
