import SystemTypes

/// What a document says, held against what is true.
struct TruthComparison: Sendable {
    struct Count: Sendable {
        var labels = 0
        var found = 0
        var written = 0
        var right = 0

        var recall: Double { labels == 0 ? 1 : Double(found) / Double(labels) }
        var precision: Double { written == 0 ? 1 : Double(right) / Double(written) }
    }

    private(set) var counts: [TruthFact.Kind: Count] = [:]
    /// In the words of labels, with the class in front.
    private(set) var lost: [String] = []
    private(set) var wrong: [String] = []

    /// - Parameters:
    ///   - facts: What the document says; empty where there is none.
    ///   - names: Names of messages that it says without saying what sets them off.
    mutating func add(_ screen: TruthLabels.Screen, _ facts: [TruthFact], names: Set<String>) {
        let labels = screen.facts.compactMap { TruthFact($0) }
        let doubtful = screen.doubtful.compactMap { TruthFact($0, isDoubtful: true) }
        for label in labels {
            counts[label.kind, default: Count()].labels += 1
            let isFound =
                facts.contains { Self.agree($0, label) }
                || label.kind == .action && names.contains(label.words[0])
            if isFound {
                counts[label.kind, default: Count()].found += 1
            } else {
                lost.append("\(screen.class): \(label)")
            }
        }
        for fact in Set(facts) where !doubtful.contains(where: { Self.agree(fact, $0) }) {
            counts[fact.kind, default: Count()].written += 1
            if labels.contains(where: { Self.agree(fact, $0) }) {
                counts[fact.kind, default: Count()].right += 1
            } else {
                wrong.append("\(screen.class): \(fact)")
            }
        }
    }

    var all: Count {
        counts.values.reduce(into: Count()) { sum, count in
            sum.labels += count.labels
            sum.found += count.found
            sum.written += count.written
            sum.right += count.right
        }
    }

    // MARK: Words

    /// Whether a fact is what a label says: people write paths from where they stand, and name events by what is touched.
    static func agree(_ fact: TruthFact, _ label: TruthFact) -> Bool {
        let (said, meant) = (fact.words, label.words)
        switch (fact.kind, label.kind) {
        case (.requirement, .delegate), (.delegate, .requirement): return said == meant
        case (let one, let other) where one != other: return false
        case (.subview, _): return said[0] == meant[0] && isSame(said[1], meant[1])
        case (.parameter, _): return said.prefix(3) == meant.prefix(3) && isSame(said[3], meant[3])
        case (.trigger, _):
            // A control that no property holds is said by its class.
            let isUnnamed = said[1].first?.isUppercase == true
            // `self` of a screen's spec is the view of its controller.
            let isOwnView = said[1] == "self" && meant[1] == "view"
            return said[0] == meant[0] && (isUnnamed || isOwnView || isPart(said[1], of: meant[1]))
                && (!events(said[2]).isDisjoint(with: events(meant[2])) || isOwnTouch(said[2], meant[2]))
        case (.shows, _): return said[0] == meant[0] && isPart(said[1], of: meant[1])
        case (.route, _):
            return said[0] == meant[0] && (said[1] == meant[1] || meant[1] == "segue" || said[1].isEmpty)
        default: return said == meant
        }
    }

    /// Types but for blanks and whether they are optional.
    private static func isSame(_ type: String, _ other: String) -> Bool {
        func plain(_ type: String) -> String {
            type.replacing("any ", with: "").replacing("@escaping ", with: "").filter { !" ?!()".contains($0) }
        }
        return plain(type) == plain(other)
    }

    /// Whether one path ends in the other, or starts with it.
    private static func isPart(_ path: String, of other: String) -> Bool {
        func names(_ path: String) -> [Substring] { path.filter { !"?!()".contains($0) }.split(separator: ".") }
        let (one, two) = (names(path), names(other))
        let count = min(one.count, two.count)
        return one.suffix(count) == two.suffix(count) || one.prefix(count) == two.prefix(count)
    }

    private static func events(_ event: String) -> Set<String> {
        alike.first { $0.contains(event) } ?? [event]
    }

    /// What a control of the app calls a touch of its own; people wrote the event of UIKit that it comes from.
    private static func isOwnTouch(_ event: String, _ meant: String) -> Bool {
        ["tap", "touchUpInside"].contains(meant) && !SystemTypes.controlEvents.contains(event)
            && SystemTypes.gesture(named: event) == nil
            && !SystemTypes.callbacks.contains { $0.event == event } && event != "select"
    }

    private static let alike: [Set<String>] = [
        ["tap", "select"], ["touchUpInside", "primaryActionTriggered"], ["didScroll", "scroll"],
    ]
}
