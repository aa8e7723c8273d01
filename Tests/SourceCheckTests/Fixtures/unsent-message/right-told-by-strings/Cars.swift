import UIKit
@objc protocol CarsRoutingLogic {
    func routeToAddCar(segue: UIStoryboardSegue?)
}
class CarsRouter: NSObject, CarsRoutingLogic {
    func routeToAddCar(segue: UIStoryboardSegue?) {}
}
class CarsViewController: UIViewController {
    private var router: (NSObjectProtocol & CarsRoutingLogic)?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let scene = segue.identifier {
            let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
            if let router = router, router.responds(to: selector) {
                router.perform(selector, with: segue)
            }
        }
    }
}
