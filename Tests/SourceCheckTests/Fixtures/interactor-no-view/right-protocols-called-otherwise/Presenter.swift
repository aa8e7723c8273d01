final class PlacesPresenter: PlacesPresenterProtocol {
    weak var view: PlaceViewProtocol?

    func viewDidLoad() {
        view?.show(names: [])
    }
}
