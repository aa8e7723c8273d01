import UIKit

protocol GaugeHandling: AnyObject {
    func gaugeViewTurned(_ gaugeView: GaugeView)
}

final class GaugeView: UIView {
    weak var delegate: GaugeHandling?

    struct Content { let value: Double }
}
