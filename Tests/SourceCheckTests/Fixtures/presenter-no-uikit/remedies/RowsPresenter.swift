import UIKit

final class RowsPresenter {
    func title(at indexPath: IndexPath) -> String { "\(indexPath.row)" }
}
