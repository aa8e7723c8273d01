import UIKit

enum Names: String {
    case a, b, c
}

final class ConstantsViewController: UIViewController {
    private let a: UIButton = {
        let button = UIButton()
        button.accessibilityIdentifier = ConstantsIdentifiers.a
        return button
    }()
    private let b = UIButton()
    private let c = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        b.accessibilityIdentifier = Names.b.rawValue
        c.accessibilityIdentifier = "Constants.c"
        c.accessibilityIdentifier = "Constants.c.pressed"
    }
}

final class LoopsViewController: UIViewController {
    private let a = UIButton()
    private let b = UIButton()
    private let c = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (button, name) in [(a, "a"), (b, "b")] {
            button.accessibilityIdentifier = "Loops.\(name)"
        }
        [c].forEach { $0.accessibilityIdentifier = "Loops.c" }
    }
}

extension UIView {
    func identify(as name: Names) {
        accessibilityIdentifier = name.rawValue
    }

    var testName: String? {
        get { accessibilityIdentifier }
        set { accessibilityIdentifier = newValue.map { "test.\($0)" } }
    }
}

final class HelpersViewController: UIViewController {
    private let a = UIButton()
    private let b = UIButton()
    private let c = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        a.identify(as: .a)
        b.testName = "b"
        mark(c, as: "Helpers.c")
    }

    private func mark(_ view: UIView, as name: String) {
        view.accessibilityIdentifier = name
    }
}

class BaseController: UIViewController {
    func parts() -> [(UIView, String)] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (view, name) in parts() { view.accessibilityIdentifier = name }
    }
}

final class BasedViewController: BaseController {
    private let a = UIButton()
    private let b = UIButton()
    private let c = UIButton()

    override func parts() -> [(UIView, String)] { [(a, "a"), (b, "b"), (c, "c")] }
}

@propertyWrapper
struct Identified {
    let wrappedValue: UIButton

    init(wrappedValue: UIButton, _ name: String) {
        wrappedValue.accessibilityIdentifier = name
        self.wrappedValue = wrappedValue
    }
}

final class NamedButton: UIButton {
    init(name: String) {
        super.init(frame: .zero)
        accessibilityIdentifier = name
    }
}

final class WrappedViewController: UIViewController {
    @Identified("Wrapped.a") private var a = UIButton()
    private let b: UIButton = NamedButton(name: "b")
    private let c = NamedButton(name: "c")
}

final class OutsideViewController: UIViewController {
    let a = UIButton()
    let b = UIButton()
    let c = UIButton()
}

struct OutsideAssembly {
    func makeOutside() -> UIViewController {
        let controller = OutsideViewController()
        controller.a.accessibilityIdentifier = Names.a.rawValue
        controller.b.accessibilityIdentifier = Names.b.rawValue
        [(controller.c, OutsideIdentifiers.c)].forEach { $0.0.accessibilityIdentifier = $0.1 }
        return controller
    }
}

final class RootedView: UIView {
    let a = UIButton()
    let b = UIButton()
    let c = UIButton()
}

final class RootedViewController: UIViewController {
    private let rootView = RootedView()

    override func loadView() {
        view = rootView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        rootView.a.accessibilityIdentifier = RootedIdentifiers.a
        rootView.b.accessibilityIdentifier = "Rooted.b"
        let third = rootView.c
        third.accessibilityIdentifier = "Rooted.c"
    }
}

final class MadeViewController: UIViewController {
    private let a = UIButton.make(named: "a")
    private lazy var b = makeButton("b")
    private let c: UIButton

    init(c: UIButton) {
        self.c = c
        super.init(nibName: nil, bundle: nil)
    }
}
