// swift-format-ignore-file
protocol AliasDelegate {
    func tapped()
}
typealias CardDelegate = AliasDelegate & CustomStringConvertible

protocol ParameterDelegate {
    func tapped()
}
func attach(_ delegate: ParameterDelegate?) {}

protocol GenericDelegate {
    func tapped()
}
final class Cell<Delegate: GenericDelegate> {}

/// Made for the panel, too, but handed to somebody else.
protocol PanelDelegate {
    func closed()
}
final class PanelHandler: PanelDelegate {
    var onClose: (() -> Void)?
    func closed() { onClose?() }
}
final class Panel {
    var delegate: PanelDelegate?
}
final class PanelScreen {
    private var handler: PanelHandler?

    func open() -> Panel {
        let panel = Panel()
        let handler = PanelHandler()
        panel.delegate = handler
        self.handler = handler
        return panel
    }
}
