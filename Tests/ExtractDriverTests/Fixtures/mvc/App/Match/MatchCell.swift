import UIKit

struct MatchViewModel {
    let score: String
}

final class MatchCell: UITableViewCell {
    private let scoreLabel = UILabel()

    func show(_ match: MatchViewModel) {
        scoreLabel.text = match.score
    }
}
