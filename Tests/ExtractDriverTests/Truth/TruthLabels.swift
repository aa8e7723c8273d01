import Foundation

/// What people read in the code of an app before the program did: screens that were drawn by lot, with all that is true of them.
struct TruthLabels: Decodable, Sendable {
    let app: String
    /// 40 hexadecimal digits.
    let commit: String
    /// That of the lot by which app and screens were drawn.
    let seed: Int
    /// The folder of the app in its tree.
    let sources: String
    let architecture: String
    let screens: [Screen]

    struct Screen: Decodable, Sendable {
        let `class`: String
        let file: String
        let kind: Kind
        let facts: [[String]]
        /// Nobody could decide in two minutes; neither for nor against the program.
        let doubtful: [[String]]
    }

    enum Kind: String, Decodable, Sendable {
        case screen, view
    }

    /// The name of its folder among the trees of apps.
    var folder: String { app.replacingOccurrences(of: "/", with: "+") }
}

/// One thing that is true of a screen.
struct TruthFact: Hashable, Sendable, CustomStringConvertible {
    enum Kind: String, CaseIterable, Sendable {
        case subview, requirement, parameter, delegate, action, trigger, shows, route, ownership, rows

        /// How many words stand behind it.
        var wordCount: Int {
            switch self {
            case .action: 1
            case .subview, .requirement, .delegate, .shows, .route, .rows: 2
            case .trigger, .ownership: 3
            case .parameter: 4
            }
        }
    }

    let kind: Kind
    let words: [String]

    init(_ kind: Kind, _ words: String...) {
        (self.kind, self.words) = (kind, words)
    }

    /// `nil` where a label has another form.
    ///
    /// - Parameter isDoubtful: Whether a reason stands behind it.
    init?(_ label: [String], isDoubtful: Bool = false) {
        guard let kind = label.first.flatMap(Kind.init(rawValue:)),
            label.count == 1 + kind.wordCount + (isDoubtful ? 1 : 0)
        else { return nil }
        self.kind = kind
        words = Array(label.dropFirst().prefix(kind.wordCount))
    }

    var description: String { "\(kind.rawValue) \(words.joined(separator: " | "))" }
}
