import UIKit

final class MapLayout: UIView {
    private let label = UILabel()
    private var region: Region?

    func show(_ region: Region) {
        self.region = region
        label.text = region.name
    }
}
