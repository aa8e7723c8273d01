// swift-format-ignore-file
import UIKit

protocol PickerDelegate: AnyObject {}
final class Screen: UIViewController, PickerDelegate {}

/// Nobody else holds the picker: it takes itself away when it is done.
final class PickerWindow {
    var delegate: PickerDelegate?
}
final class Picker: PickerDelegate {
    private var window: PickerWindow? = PickerWindow()
    init() { window?.delegate = self }
    func closed() {
        window?.delegate = nil
        window = nil
    }
}

final class Download {
    var delegate: PickerDelegate?
    func finish() { delegate = nil }
}

/// That comes too late, or for another reason.
final class Row: UITableViewCell {
    var delegate: PickerDelegate?
    override func prepareForReuse() { delegate = nil }
}
final class Connection {
    var delegate: PickerDelegate?
    init() { delegate = nil }
    deinit { delegate = nil }
}

/// It holds nobody.
final class Banner {
    private var delegate: PickerDelegate?
    private var modalDelegate: PickerDelegate?
    init(delegate: PickerDelegate?) { self.delegate = delegate }
}
