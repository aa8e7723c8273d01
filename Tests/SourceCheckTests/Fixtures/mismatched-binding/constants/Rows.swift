import UIKit

enum Texts {
    static let name = "Name"
}

struct Settings {
    static var name = "Name"
}

final class Session {
    static let shared = Session()
    var name = ""
}

final class RowCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let colorLabel = UILabel()
    private let placeLabel = UILabel()
    private let titleButton = UIButton()
    private let heading = "Rows"
    // Not plain: what is set where the source is asked for, what may be set, what all share, what more than one place sets, and what
    // others are handed.
    private let askedLabel = UILabel()
    private let settingLabel = UILabel()
    private let sessionLabel = UILabel()
    private let twiceLabel = UILabel()
    private let handedLabel = UILabel()
    private let keptLabel = UILabel()
    private var kept = ""
    private let chosenLabel = UILabel()
    private let areaView = UIView()
    private let soldView = UIView()

    var inArea = false {
        didSet { areaView.isHidden = inArea }
    }

    func choose(_ style: RowStyle, isSold: Bool) {
        switch style {
        case .plain: chosenLabel.textColor = .red
        case .bold: chosenLabel.textColor = .blue
        }
        hide(isSold)
    }

    private func hide(_ isSold: Bool) {
        soldView.isHidden = true
        if isSold { soldView.isHidden = false }
    }

    private func enter() { inArea = true }

    func show(_ name: String) {
        nameLabel.text = Texts.name
        placeLabel.text = heading
        titleButton.setTitle(NSLocalizedString("title", comment: ""), for: .normal)
    }

    func setUp(_ text: String, color: UIColor) {
        kept = text
        colorLabel.textColor = .red
        askedLabel.text = Texts.name
        settingLabel.text = Settings.name
        sessionLabel.text = Session.shared.name
        twiceLabel.text = ""
        twiceLabel.text = Bool.random() ? text : kept
        handedLabel.text = Texts.name
        Painter().paint(handedLabel)
        keptLabel.text = kept
    }
}

enum RowStyle {
    case plain, bold
}

struct Painter {
    func paint(_ label: UILabel) {}
}

final class RowsView: UIViewController {
    private let headingLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
    }

    func show(_ name: String) {
        headingLabel.text = title
    }
}

final class NamedView: UIViewController {
    private let captionLabel = UILabel()

    func name(_ name: String) { title = name }

    func show(_ name: String) {
        captionLabel.text = title
    }
}
