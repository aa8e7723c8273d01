import UIKit

/// A view controller that leaves subviews, layout and animation to its `ControllerView`.
class Controller: UIViewController {
    /// The view with all subviews; set it in `viewDidLoad()`.
    var controllerView: ControllerView? {
        didSet {
            if controllerView != nil {
                setViewHandlers()
            }
        }
    }

    /// Sets targets, gesture recognizers, delegates and data sources of the subviews. Called when `controllerView` is
    /// set; override it.
    func setViewHandlers() {}
}

/// The view of a `Controller`: it owns the subviews, their layout and their animation.
class ControllerView: UIView {
    /// The controller that made this view and holds it.
    weak var controller: Controller?

    /// Fills the controller's view and adds subviews.
    init(controller: Controller) {
        self.controller = controller
        super.init(frame: controller.view.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(self)
        addSubviews()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A ControllerView is made in code, with init(controller:).")
    }

    /// Adds the subviews and lays them out; override it.
    func addSubviews() {}
}
