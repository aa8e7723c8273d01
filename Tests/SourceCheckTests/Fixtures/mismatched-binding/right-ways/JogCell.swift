import UIKit

struct Runner {
    let name: String
    let club: String
}

final class JogCell: UITableViewCell {
    struct ViewModel {
        let place: String
        let time: String
        let title: String
        let isPublic: Bool
        let isDone: Bool
        let runner: Runner
        let distance: Double

        var shownTime: String { time + title }
        var formattedDistance: String { "\(distance)" }
    }

    private let a = UILabel()
    private let b = UILabel()
    private let c = UILabel()
    private let d = UILabel()
    private let e = UIButton()
    private let f = UILabel()
    private let g = UILabel()
    private let h = UILabel()
    private let i = UIView()
    private let formatter = NumberFormatter()
    private var lastTitle = ""

    var viewModel: ViewModel? {
        didSet {
            guard let model = viewModel else { return a.text = nil }
            self.a.text = model.place.uppercased()
            b.text = model.shownTime
            c.text = formatter.string(from: NSNumber(value: model.distance))
            let runner = model.runner
            d.text = runner.name
            d.isHidden = !model.isPublic
            e.setTitle(model.title, for: .normal)
            e.isEnabled = model.isPublic && !model.isDone
            lastTitle = model.title
            f.text = lastTitle
            f.isHidden = model.time.isEmpty || model.isDone
            g.text = model.isDone ? model.place : model.time
            show(model.place, in: h)
            i.isHidden = true
            if model.isDone { i.isHidden = model.isPublic }
        }
    }

    private func show(_ text: String, in label: UILabel) {
        label.text = text
    }
}

final class BadgeView: UIView {
    let titleLabel = UILabel()
}

final class ShopHeader: UIView {
    struct ViewModel {
        let title: String
        let note: String
    }

    private let titleLabel = UILabel()
    private let badge = BadgeView()

    func show(_ model: ViewModel) {
        badge.titleLabel.text = model.note
        write(model.title)
    }

    private func write(_ text: String) {
        titleLabel.attributedText = NSAttributedString(string: text)
    }
}
