protocol RankingDelegate: AnyObject {
    func rank(_ text: String) -> Int
}

/// It keeps nothing that leads back to the list.
final class LengthRanking: RankingDelegate {
    func rank(_ text: String) -> Int { text.count }
}

final class RankedList {
    var delegate: RankingDelegate?

    func rank(_ texts: [String]) -> [Int] { texts.map { delegate?.rank($0) ?? 0 } }
}

final class Page {
    private let ranking = LengthRanking()
    let list = RankedList()

    func start() { list.delegate = ranking }
}

/// Held weakly, what nobody else keeps would be gone at once.
final class OwnRankedList {
    var delegate: RankingDelegate? = LengthRanking()
}
