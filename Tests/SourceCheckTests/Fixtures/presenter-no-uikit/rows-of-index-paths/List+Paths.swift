import UIKit

extension ListViewModel {
    func path(of item: Int) -> IndexPath {
        IndexPath(row: item, section: 0)
    }
}
