import UIKit

protocol CellModel {
    associatedtype Cell: UIView
    func setUp(_ cell: Cell)
    func tearDown(_ cell: Cell)
}

extension CellModel {
    func tearDown(_ cell: Cell) {}
}

struct FeeModel: CellModel {
    let amount: String

    func configure(_ cell: FeeCell) {}
}

final class FeeCell: UITableViewCell {}
