import UIKit

final class RatingControl: UIControl {
    var rating = 0 {
        didSet {
            setNeedsDisplay()
            sendActions(for: .valueChanged)
        }
    }

    private let shape = CAShapeLayer()

    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    override var isHighlighted: Bool { didSet { shape.opacity = isHighlighted ? 0.5 : 1 } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.fill(rect)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 4)
        UIColor.label.setStroke()
        path.stroke()
        shape.path = path.cgPath
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rating = Int(touch.location(in: self).x / 44)
        return true
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }
}

final class SignUpForm: UIView, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate, UITextViewDelegate {
    @IBOutlet var fields: [UITextField]!
    @IBOutlet private weak var notes: UITextView?
    private let picker = UIPickerView()
    private let slider = UISlider()
    private let segments = UISegmentedControl(items: ["A", "B"])
    private let stepper = UIStepper()
    private let pages = UIPageControl()
    private let progress = UIProgressView(progressViewStyle: .bar)
    private let datePicker = UIDatePicker()
    private let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private var observer: (any NSObjectProtocol)?

    convenience init() {
        self.init(frame: .zero)
        picker.dataSource = self
        picker.delegate = self
        segments.selectedSegmentIndex = UISegmentedControl.noSegment
        slider.setValue(0.5, animated: false)
        stepper.stepValue = 2
        pages.numberOfPages = 3
        progress.setProgress(0.2, animated: true)
        datePicker.datePickerMode = .date
        datePicker.minimumDate = Date()
        datePicker.locale = Locale(identifier: "de")
        effect.contentView.addSubview(slider)
        notes?.delegate = self
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification,
            object: nil,
            queue: .main
        ) { _ in }
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return endEditing(true)
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        (textField.text ?? "").count + string.count - range.length < 20
    }

    func textViewDidChange(_ textView: UITextView) {
        textView.textColor = textView.text.isEmpty ? .placeholderText : .label
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
    }
}
