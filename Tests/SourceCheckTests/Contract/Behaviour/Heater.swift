import UIKit

final class HeaterModel {
    let name = "Heater"
    private(set) var degrees = "20"
    var isHeating = false
    var place: Room?

    @objc func switchOn() {
        isHeating = true
    }

    @objc func switchOff() {
        isHeating = false
    }
}

struct Room {
    let name: String
}

final class HeaterViewController: UIViewController {
    private let nameLabel = UILabel()
    private let degreesLabel = UILabel()
    private let roomLabel = UILabel()
    private let warnings = UIImageView()
    private let onButton = UIButton()
    private let offButton = UIButton()
    private let model = HeaterModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = model.name
        degreesLabel.text = model.degrees
        roomLabel.text = model.place?.name ?? ""
        warnings.isHidden = !model.isHeating
        onButton.addTarget(model, action: #selector(HeaterModel.switchOn), for: .touchUpInside)
        offButton.addTarget(model, action: #selector(HeaterModel.switchOff), for: .touchUpInside)
    }
}
