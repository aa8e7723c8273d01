import UIKit

extension ListViewModel {
    func item(at indexPath: IndexPath?) -> Int? {
        guard let path = indexPath else { return nil }
        return path.row
    }
}
