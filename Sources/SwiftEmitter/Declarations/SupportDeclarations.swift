import ScreenModel

extension SupportType {
    /// One of the base classes of `cvd`.
    func declaration(access: AccessLevel) -> SwiftDeclaration {
        switch self {
        case .controller: Self.controller(access)
        case .controllerView: Self.controllerView(access)
        }
    }

    private static func controller(_ access: AccessLevel) -> SwiftDeclaration {
        var type = TypeDeclaration(.class, "Controller", access: access, isolation: .inherited)
        type.inherits = [.named("UIViewController")]
        let view = PropertyDeclaration(
            .observed(didSet: [.block("if controllerView != nil", [.line("setViewHandlers()")])]),
            "controllerView",
            .optional(.named("ControllerView"))
        )
        type.members = [
            SwiftDeclaration(.property(view), summary: "The view with all subviews; set it in `viewDidLoad()`."),
            SwiftDeclaration(
                .function(FunctionDeclaration("setViewHandlers", body: [])),
                summary: """
                    Sets targets, gesture recognizers, delegates and data sources of the subviews. Called when \
                    `controllerView` is set; override it.
                    """
            ),
        ]
        return SwiftDeclaration(
            .type(type),
            summary: "A view controller that leaves subviews, layout and animation to its `ControllerView`."
        )
    }

    private static func controllerView(_ access: AccessLevel) -> SwiftDeclaration {
        var type = TypeDeclaration(.class, "ControllerView", access: access, isolation: .inherited)
        type.inherits = [.named("UIView")]
        var controller = PropertyDeclaration(.variable, "controller", .optional(.named("Controller")))
        controller.modifiers = ["weak"]
        var coder = FunctionDeclaration(
            "init?",
            [ParameterDeclaration(label: "coder", name: "coder", type: .named("NSCoder"))],
            body: [.line("fatalError(\"A ControllerView is made in code, with init(controller:).\")")]
        )
        coder.modifiers = ["@available(*, unavailable)", "required"]
        type.members = [
            SwiftDeclaration(.property(controller), summary: "The controller that made this view and holds it."),
            SwiftDeclaration(.function(fillingInitializer), summary: "Fills the controller's view and adds subviews."),
            SwiftDeclaration(.function(coder)),
            SwiftDeclaration(
                .function(FunctionDeclaration("addSubviews", body: [])),
                summary: "Adds the subviews and lays them out; override it."
            ),
        ]
        return SwiftDeclaration(
            .type(type),
            summary: "The view of a `Controller`: it owns the subviews, their layout and their animation."
        )
    }

    private static var fillingInitializer: FunctionDeclaration {
        FunctionDeclaration(
            "init",
            [ParameterDeclaration(label: "controller", name: "controller", type: .named("Controller"))],
            body: [
                .storing("controller"),
                .line("super.init(frame: controller.view.bounds)"),
                .line("autoresizingMask = [.flexibleWidth, .flexibleHeight]"),
                .line("controller.view.addSubview(self)"),
                .line("addSubviews()"),
            ]
        )
    }
}
