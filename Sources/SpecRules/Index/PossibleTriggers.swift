import ScreenModel
import SystemTypes
import ScreenSpecDiagnostics

/// What could set off an action that says nothing of it.
struct PossibleTriggers {
    private let candidates: [Candidate]
    private let isScreen: Bool

    private struct Candidate {
        let trigger: String
        let words: Set<String>
    }

    /// Of more than that, any one would be named by chance.
    private static let limit = 3

    /// What nothing is set off by yet: controls, lists and bar items, or what can be tapped where there are none.
    init(of declaration: ComponentDeclaration) {
        isScreen = declaration.isScreen
        let used = declaration.actions.flatMap(\.triggers)
        let idle = declaration.subviews.filter { subview in !used.contains { $0.path.first == subview.name.text } }
        // A list or a field sets off several things.
        var found = declaration.subviews.compactMap { subview in Self.event(of: subview).map { (subview, $0) } }
        found.removeAll { subview, event in
            used.contains { $0.path == [subview.name.text] && $0.event == event }
        }
        if found.isEmpty { found = idle.filter { Self.canBeTapped($0.type.type) }.map { ($0, "tap") } }
        candidates = found.map { subview, event in
            Candidate(trigger: "\(subview.name.text).\(event)", words: Self.words(of: subview.name.text))
        }
    }

    /// Those whose names speak of the same thing as the action's; else all, if they are few.
    func triggers(for action: String) -> [String] {
        let words = Self.words(of: action)
        let fitting = candidates.filter { !$0.words.isDisjoint(with: words) }
        if !fitting.isEmpty, fitting.count <= Self.limit { return fitting.map(\.trigger) }
        if isScreen, !words.isDisjoint(with: Self.wordsOfMoments) { return ["screen.willAppear"] }
        return candidates.count <= Self.limit ? candidates.map(\.trigger) : []
    }

    /// The classes that are there to be used, with what people do with them most; the first that fits counts. Any other one may as well
    /// only show something.
    private static let events = [
        ("UIButton", "touchUpInside"), ("UITextField", "return"), ("UISearchBar", "return"),
        ("UITextView", "didChange"),
        ("UIControl", "valueChanged"), ("UIBarItem", "select"), ("UITableView", "select"),
        ("UICollectionView", "select"), ("UIPickerView", "select"),
    ]

    private static func event(of subview: Subview) -> String? {
        guard let name = subview.type.type.classPath else { return nil }
        return events.first { SystemTypes.isSubclass(name, of: $0.0) }?.1
    }

    /// Subviews may also be constraints and bar items; a class that UIKit does not have is taken for a view.
    private static func canBeTapped(_ type: SwiftType) -> Bool {
        guard let name = type.classPath else { return false }
        return SystemTypes.type(named: name) == nil || SystemTypes.isSubclass(name, of: "UIView")
    }

    // MARK: Names

    private static let wordsOfMoments = Set(
        [
            "appear", "appeared", "appears", "presenting", "load", "loaded", "began", "opened", "shown",
        ].map(stem)
    )

    private static let emptyWords: Set<String> = [
        "user", "person", "did", "will", "tap", "tapped", "press", "pressed", "select", "selected", "asked", "on", "to",
        "the", "a", "view", "label", "button", "field", "item", "cell", "control", "list", "table", "text",
    ]

    /// The words of a name that say what it is about, by their stems: `userCleared` is about `clear`.
    private static func words(of name: String) -> Set<String> {
        Set(name.camelCaseWords.map { $0.lowercased() }.filter { !emptyWords.contains($0) }.map(stem))
    }

    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ed", "es", "s", "e"] where word.count > ending.count + 2 && word.hasSuffix(ending) {
            return String(word.dropLast(ending.count))
        }
        return word
    }
}
