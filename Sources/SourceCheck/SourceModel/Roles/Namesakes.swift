import ScreenModel

/// Which of several screens of one name each type belongs to, where a tree holds several apps, or a copy of one: to that of the view in
/// whose folder it lies, or in the nearest one.
struct Namesakes {
    /// By the numbers of the plays, the numbers of the screens that share the name: mostly there is one.
    private(set) var parts: [[Int]]

    init(_ plays: [RoleRecognition.Play], of architecture: Architecture, in index: CodeIndex) {
        parts = Array(repeating: [0], count: plays.count)
        guard let view = architecture.viewRole?.name.text else { return }
        var views: [String: [Int]] = [:]
        for (number, play) in plays.enumerated() where play.role == view {
            views[play.match.screen, default: []].append(number)
        }
        let shared = views.compactMapValues { Self.namesakes(among: $0.map { plays[$0].type }, in: index) }
        if shared.isEmpty { return }
        for (number, play) in plays.enumerated() {
            if let anchors = shared[play.match.screen] {
                parts[number] = Self.nearest(of: anchors, to: play.type, in: index)
            }
        }
        for (screen, anchors) in shared {
            let numbers = plays.indices.filter { plays[$0].match.screen == screen && plays[$0].role != view }
            for role in Set(numbers.map { plays[$0].role }) {
                addHeld(numbers.filter { plays[$0].role == role }, plays, anchors, index)
            }
        }
    }

    /// The views that have one name; `nil` where all names differ.
    private static func namesakes(among views: [TypeID], in index: CodeIndex) -> [TypeID]? {
        guard views.count > 1 else { return nil }
        for (position, first) in views.enumerated() {
            let name = index.qualifiedName(of: first)
            let same = views[position...].filter { index.qualifiedName(of: $0) == name }
            if same.count > 1 { return same }
        }
        return nil
    }

    private static func nearest(of anchors: [TypeID], to type: TypeID, in index: CodeIndex) -> [Int] {
        if let own = anchors.firstIndex(of: type) { return [own] }
        let nearness = anchors.map { index.table.places.nearness(of: index[$0].file, to: index[type].file) }
        let most = nearness.max()
        return anchors.indices.filter { nearness[$0] == most }
    }

    /// A view that has nobody in a role beside it, and holds somebody who plays it elsewhere, shares that one.
    private mutating func addHeld(
        _ players: [Int],
        _ plays: [RoleRecognition.Play],
        _ anchors: [TypeID],
        _ index: CodeIndex
    ) {
        for (part, anchor) in anchors.enumerated() where !players.contains(where: { parts[$0].contains(part) }) {
            for player in players where index.holds(anchor, oneOf: [plays[player].type]) {
                parts[player].append(part)
            }
        }
    }
}
