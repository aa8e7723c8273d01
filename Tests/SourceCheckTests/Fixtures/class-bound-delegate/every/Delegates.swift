/// Nobody holds one, which matters only where every delegate is to be for objects.
protocol PlayerDelegate {
    func playerDidStop()
}

protocol EmptyDelegate {}

/// A struct conforms to it by choice.
protocol RankingDelegate {
    func rank(_ text: String) -> Int
}

struct LengthRanking: RankingDelegate {
    func rank(_ text: String) -> Int { text.count }
}
