import UIKit

final class AtlasViewController: UIViewController {
    func showLegend() {
        performSegue(withIdentifier: "showLegend", sender: self)
    }
}

final class AtlasMapViewController: UIViewController {}
final class AtlasLegendViewController: UIViewController {}
