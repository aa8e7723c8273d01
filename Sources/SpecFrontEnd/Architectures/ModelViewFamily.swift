extension BuiltInArchitectures {
    static let mvc = """
        # Model, view, controller, as UIKit has it.
        architecture: mvc
        summary: Model, view, controller.
        roles:
          view:
            summary: The view controller, which owns the views and answers to what the person does.
            type: "{screen}ViewController"
            inherits: UIViewController
            isView: true
          owner:
            summary: Whoever opened the screen, reached by its delegate.
            outside: true
        # The view controller may do all of this; cells and other views leave it to their controller.
        views:
          forbids:
        \(viewsUseNoService)
        \(viewsDoNotNavigate)

        """

    static let controllerViewDesign = """
        # Controller View Design: view code in a controller view, everything else in its controller.
        architecture: cvd
        summary: Controller View Design.
        roles:
          view:
            summary: Owns the subviews, lays them out and animates them.
            type: "{screen}ControllerView"
            inherits: ControllerView
            isView: true
            subviewsVisibleTo: [controller]
            forbids:
        \(viewsUseNoService)
        \(viewsDoNotNavigate)
          controller:
            summary: Sets handlers, manages data and tells the view what to do.
            type: "{screen}Controller"
            inherits: Controller
            owns: [view]
          owner:
            summary: Whoever opened the screen.
            outside: true
        channels:
          displays:
            summary: What the view does on its controller's word, such as an animation.
            from: controller
            to: view
            called: [controllerView]

        """

    static let mvp = """
        # Model, view, presenter.
        architecture: mvp
        summary: Model, view, presenter.
        roles:
          view:
            summary: Shows what the presenter tells it to, and tells the presenter what the person did.
            type: "{screen}ViewController"
            inherits: UIViewController
            isView: true
            forbids:
        \(viewsUseNoService)
          presenter:
            summary: Decides what the view shows.
            type: "{screen}Presenter"
            forbids: {imports: [UIKit, SwiftUI]}
          owner:
            summary: Whoever opened the screen.
            outside: true
        channels:
          actions:
            summary: What the person did.
            from: view
            to: presenter
            protocol: "{screen}PresenterInterface"
            called: [presenter]
          displays:
            summary: What the view is to show.
            from: presenter
            to: view
            protocol: "{screen}ViewInterface"
            reference: weak

        """

    static let mvvm = """
        # Model, view, view model, with a coordinator for what comes next.
        architecture: mvvm
        summary: Model, view, view model.
        viewModel: "{screen}ViewState"
        roles:
          view:
            summary: Shows the state of its model and tells it what the person did.
            type: "{screen}ViewController"
            inherits: UIViewController
            isView: true
            forbids:
        \(viewsUseNoService)
        \(viewsDoNotNavigate)
          model:
            summary: Holds the state of the screen and answers to what the person did.
            type: "{screen}ViewModel"
            forbids: {imports: [UIKit, SwiftUI]}
          coordinator:
            summary: Leads to other screens.
            type: "{screen}Coordinator"
            assembles: true
          owner:
            summary: Whoever opened the screen.
            outside: true
        channels:
          actions:
            summary: What the person did.
            from: view
            to: model
            protocol: "{screen}ViewModelInput"
            called: [viewModel, model]
          outputs:
            summary: What the view observes.
            from: view
            to: model
            protocol: "{screen}ViewModelOutput"
            called: [viewModel, model]
          routes:
            summary: Where to go from here.
            from: model
            to: coordinator
            protocol: "{screen}Routing"
            reference: weak

        """

    static let vip = """
        # Clean Swift: view, interactor, presenter in a circle, with a router.
        architecture: vip
        summary: View, interactor, presenter (Clean Swift).
        roles:
          view:
            summary: Shows what the presenter made ready, and asks the interactor for what the person wants.
            type: "{screen}ViewController"
            inherits: UIViewController
            isView: true
            assembles: true
            forbids:
        \(viewsUseNoService)
        \(viewsDoNotNavigate)
          interactor:
            summary: Does the work of the use case.
            type: "{screen}Interactor"
            forbids: {imports: [UIKit, SwiftUI], views: true}
          presenter:
            summary: Makes what came of it ready to be shown.
            type: "{screen}Presenter"
            forbids: {imports: [UIKit, SwiftUI]}
          router:
            summary: Leads to other screens.
            type: "{screen}Router"
            assembles: true
          owner:
            summary: Whoever opened the screen.
            outside: true
        channels:
          actions:
            summary: What the person wants.
            from: view
            to: interactor
            protocol: "{screen}BusinessLogic"
            called: [interactor]
          responses:
            summary: What came of it.
            from: interactor
            to: presenter
            protocol: "{screen}PresentationLogic"
            called: [presenter]
          displays:
            summary: What the view is to show.
            from: presenter
            to: view
            protocol: "{screen}DisplayLogic"
            reference: weak
            called: [viewController]
          routes:
            summary: Where to go from here.
            from: view
            to: router
            protocol: "{screen}RoutingLogic"
            called: [router]

        """
}
