import UIKit

protocol PlaceViewProtocol: AnyObject {
    func show(names: [String])
}

protocol PlacesPresenterProtocol: AnyObject {
    func viewDidLoad()
}

final class PlacesViewController: UIViewController, PlaceViewProtocol {
    var presenter: PlacesPresenterProtocol?

    func show(names: [String]) {}
}

final class PlaceInteractor {
    weak var presenter: PlacesPresenterProtocol?
}

final class PlaceRouter {}
