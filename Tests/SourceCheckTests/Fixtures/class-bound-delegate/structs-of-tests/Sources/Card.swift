// swift-format-ignore-file
protocol CardDelegate {
    func cardTapped()
}

protocol ButtonDelegate {
    func buttonTapped()
}

public protocol OpenDelegate {
    func opened()
}

public enum Cells {
    public protocol CellDelegate {
        func cellTapped()
    }
}

enum Rows {
    public protocol RowDelegate {
        func rowTapped()
    }
}

final class Screen {
    var card: CardDelegate?
    var others: (ButtonDelegate & OpenDelegate)?
    func attach(_ cell: Cells.CellDelegate, _ row: Rows.RowDelegate) {}
}
