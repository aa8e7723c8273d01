import Maps
import UIKit

final class MapViewController: UIViewController {
    private var mapView: MPMapView?
    private var pinView: MPPinView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let mapView = MPMapView.map(at: .zero)
        self.mapView = mapView
        view.addSubview(mapView)
        // Nobody puts it anywhere.
        let pinView = MPPinView()
        self.pinView = pinView
    }
}
