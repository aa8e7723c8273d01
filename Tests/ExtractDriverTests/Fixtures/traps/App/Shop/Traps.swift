import UIKit

// Two of one name, in two folders.
class Twin: UIView {
    let one = UILabel()
}

// A class that is split over five files.
class SplitViewController: BaseViewController<UIView> {
    let first = UILabel()
    lazy var second = UIButton()
}

class BaseViewController<Content: UIView>: UIViewController {
    let content = Content()
    let spinner = UIActivityIndicatorView()
}

enum Login {
    class ViewController: UIViewController {
        let field = UITextField()
    }
}

typealias Headline = UILabel

class TitledView: UIView {
    private let headline: Headline = .init()
    private let other = Headline()
    private let /* why */ commented: /* here */ UILabel = UILabel()
    var `default`: UIView?
}

#if DEBUG
class DebugView: UIView {}
#endif

class HalfView: UIView {
    #if DEBUG
    let debugLabel = UILabel()
    #endif
    let label = UILabel()
}

private class HiddenView: UIView {}

// One presenter for two views.
class PairPresenter {
    weak var first: FirstViewController?
    weak var second: SecondViewController?

    func tapped() {}
}

class FirstViewController: UIViewController {
    var presenter: PairPresenter?
}

class SecondViewController: UIViewController {
    var presenter: PairPresenter?
}

class OddlyNamedVC: UIViewController {}
