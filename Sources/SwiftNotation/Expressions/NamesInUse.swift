import ScreenModel

/// Gathers what an expression names, leaving out what it declares itself.
struct NamesInUse {
    private(set) var facts = ExpressionFacts()
    private var seen: Set<String> = []
    private var seenTypes: Set<String> = []
    private var seenWords: Set<String> = []
    /// How often each name is declared in the scopes that are open.
    private var declared: [String: Int] = [:]
    private var scopes: [[String]] = []

    mutating func use(_ word: Word) {
        if declared[word.text] == nil { useMember(word) }
    }

    /// A member of `self`, whatever is declared around it.
    mutating func useMember(_ word: Word) {
        if seen.insert(word.text).inserted { facts.names.append(word.text) }
    }

    mutating func noteText() {
        facts.holdsText = true
    }

    mutating func useInText(_ word: Word) {
        guard declared[word.text] == nil, seenWords.insert(word.text).inserted else { return }
        facts.words.append(word.text)
    }

    mutating func use(_ type: SwiftType) {
        type.forEachName { name in
            let first = name.components[0].name
            if seenTypes.insert(first).inserted { facts.typeNames.append(first) }
        }
    }

    mutating func declare(_ name: String) {
        guard !scopes.isEmpty else { return }
        scopes[scopes.count - 1].append(name)
        declared[name, default: 0] += 1
    }

    mutating func openScope() {
        scopes.append([])
    }

    mutating func closeScope() {
        for name in scopes.popLast() ?? [] {
            let rest = (declared[name] ?? 1) - 1
            declared[name] = rest > 0 ? rest : nil
        }
    }
}
