extension StringProtocol {
    /// The word with the article that it is spoken with: "an interactor", "a presenter", "a user".
    package var withArticle: String { "\(article) \(self)" }

    /// The same of a name in quotes: "an 'EventPresenter'".
    package var quotedWithArticle: String { "\(article) '\(self)'" }

    /// By its letters: names are in English as a rule.
    private var article: String {
        guard let first = first?.lowercased() else { return "a" }
        if first == "u" { return Self.spokenAsYou.contains { lowercased().hasPrefix($0) } ? "a" : "an" }
        return "aeio".contains(first) ? "an" : "a"
    }

    private static var spokenAsYou: [String] { ["ui", "uni", "ur", "us", "ut"] }
}
