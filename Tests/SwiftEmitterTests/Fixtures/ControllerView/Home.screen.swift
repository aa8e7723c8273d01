extension HomeController {
    /// `controllerView` with its own type, so that nobody casts it.
    var homeControllerView: HomeControllerView {
        guard let controllerView = controllerView as? HomeControllerView else {
            preconditionFailure("Set 'controllerView' to a 'HomeControllerView' in 'viewDidLoad()'.")
        }
        return controllerView
    }
}
