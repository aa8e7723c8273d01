// swift-format-ignore-file
protocol AliasDelegate {}
typealias CardDelegate = AliasDelegate & CustomStringConvertible

protocol ParameterDelegate {}
func attach(_ delegate: ParameterDelegate?) {}

protocol GenericDelegate {}
final class Cell<Delegate: GenericDelegate> {}

/// Made for the panel, too, but handed to somebody else.
protocol PanelDelegate {}
final class PanelHandler: PanelDelegate {}
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
