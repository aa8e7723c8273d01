import UIKit

struct Runner {
    let name: String
    let club: String
}

final class JogCell: UITableViewCell {
    struct ViewModel {
        let place: String
        let time: String
        let mapTitle: String
        let isPublic: Bool
        let isDone: Bool
        let runner: Runner
    }

    private let placeLabel = UILabel()
    private let timeLabel = UILabel()
    private let mapButton = UIButton()
    private let distanceLabel = UILabel()

    func configure(with model: ViewModel) {
        let place = model.place
        placeLabel.text = model.time
        placeLabel.isHidden = model.isPublic
        timeLabel.text = String(place)
        mapButton.setTitle(model.time, for: .normal)
        mapButton.isEnabled = model.isDone
        mapButton.accessibilityLabel = model.mapTitle
        distanceLabel.text = model.runner.club
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        placeLabel.text = nil
        distanceLabel.text = ""
    }
}
