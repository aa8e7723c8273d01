import UIKit

struct Reading {
    let title: String
    let unit: String
    let note: String
    let photo: UIImage
    let isLoud: Bool
    let date: Date
    let count: Int
}

final class GaugeBadge: UIView {
    var count = 0

    func fill(_ reading: Reading) { count = reading.count }
}

enum GaugeStyle {
    static func apply(_ text: String, to label: UILabel) { label.text = text }
}

extension UILabel {
    func fill(_ text: String) { self.text = text }
}

final class Gauge: UIView {
    private let titleLabel = UILabel()
    private let unitLabel = UILabel()
    private let noteLabel = UILabel()
    private let hintLabel = UILabel()
    private let photoView = UIImageView()
    private let alarmSwitch = UISwitch()
    private let spinner = UIActivityIndicatorView()
    private let picker = UIDatePicker()
    let outerLabel = UILabel()
    private lazy var madeLabel = makeLabel(reading?.title)
    private let streamLabel = UILabel()
    private let badge = GaugeBadge()
    private let firstLabel = UILabel()
    private let secondLabel = UILabel()
    var reading: Reading?

    func show(_ reading: Reading) {
        GaugeStyle.apply(reading.title, to: titleLabel)
        fill(unitLabel, with: reading.unit)
        for label in [noteLabel] { label.text = reading.note }
        hintLabel.fill(reading.note)
        photoView.kf.setImage(reading.photo)
        alarmSwitch.setOn(reading.isLoud, animated: true)
        if reading.isLoud { spinner.startAnimating() } else { spinner.stopAnimating() }
        picker.setDate(reading.date, animated: false)
        GaugeOwner().show(reading, in: self)
        reading.publisher.assign(to: \.text, on: streamLabel)
        badge.fill(reading)
        zip([firstLabel, secondLabel], [reading.title, reading.unit]).forEach { $0.0.text = $0.1 }
    }

    private func fill(_ label: UILabel, with text: String) {
        label.text = text
    }

    private func makeLabel(_ text: String?) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}

struct GaugeOwner {
    func show(_ reading: Reading, in gauge: Gauge) {
        gauge.outerLabel.text = reading.title
    }
}
