// swift-format-ignore-file
import UIKit

/// A facet of the app's delegate, which nobody holds.
protocol ScriptingAppDelegate {
    var shownArticle: String? { get }
}

final class AppDelegate: NSObject, ScriptingAppDelegate {
    var shownArticle: String?
}

func shownArticle(_ app: AnyObject) -> String? {
    (app as? ScriptingAppDelegate)?.shownArticle
}

/// Only refined by one that is bound.
protocol StateDelegate {
    func changed()
}

protocol ScreenDelegate: AnyObject, StateDelegate {}

final class Screen {
    weak var delegate: ScreenDelegate?
}

/// Made for the view alone, which keeps it.
protocol NoticeViewDelegate {
    func loaded()
}

protocol NoticeView: AnyObject {
    func show()
}

final class NoticePresenter: NoticeViewDelegate {
    weak var view: NoticeView?
    var onLoad: (() -> Void)?
    func loaded() { view?.show() }
}

final class NoticeController: UIViewController, NoticeView {
    private let delegate: NoticeViewDelegate?

    init(delegate: NoticeViewDelegate?) {
        self.delegate = delegate
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    func show() {}
}

enum NoticeRouter {
    static func screen() -> UIViewController {
        let presenter = NoticePresenter()
        let controller = NoticeController(delegate: presenter)
        presenter.view = controller
        return controller
    }
}
