import Cocoa

class MacViewController: NSViewController {
    @IBOutlet private weak var closeButton: NSButton!
}

final class StatusViewController: MacViewController {
    private let titleField = NSTextField()

    @IBAction func closeTapped(_ sender: Any) {
        dismiss(sender)
    }
}

final class StatusBackgroundView: NSView {
    override func draw(_ rect: NSRect) {}
}
