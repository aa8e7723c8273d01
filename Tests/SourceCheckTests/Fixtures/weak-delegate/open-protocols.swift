/// One change binds the protocol to classes and holds it weakly.
protocol RowDelegate {
    func rowWasTapped(_ row: Row)
}

final class Row {
    var delegate: RowDelegate?

    func tap() { delegate?.rowWasTapped(self) }
}

final class List: RowDelegate {
    let row = Row()

    func start() { row.delegate = self }
    func rowWasTapped(_ row: Row) {}
}

/// A constant has to become a variable, which is left to people; the protocol is not.
protocol PanelDelegate {
    func panelWasClosed()
}

final class Panel {
    let delegate: PanelDelegate

    init(delegate: PanelDelegate) { self.delegate = delegate }
}

final class Drawer: PanelDelegate {
    var panel: Panel?

    func open() { panel = Panel(delegate: self) }
    func panelWasClosed() { panel = nil }
}
