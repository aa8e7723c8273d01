import UIKit

/// What shows that something is under way.
protocol LoadingView: AnyObject {
    func showLoadingIndicator()
    func showErrorMessage(_ message: String)
}

protocol CameraPrompting: AnyObject {
    var isAllowed: Bool { get }
    func promptForCamera(confirm: @escaping () -> Void)
}

/// Several screens have it.
final class UploadPresenter {
    private let interactor = UploadInteractor()
    private weak var loadingView: LoadingView?
    weak var cameraPrompting: (UIViewController & CameraPrompting)?

    init(loadingView: LoadingView) {
        self.loadingView = loadingView
    }

    func upload() {
        loadingView?.showLoadingIndicator()
        interactor.upload()
    }
}

final class UploadInteractor {
    func upload() {}
}

class UploadBaseController: UIViewController, LoadingView {
    func showLoadingIndicator() {}
    func showErrorMessage(_ message: String) {}
}

final class PhotoUploadController: UploadBaseController, CameraPrompting {
    var presenter: UploadPresenter?
    var isAllowed: Bool { true }

    func promptForCamera(confirm: @escaping () -> Void) {}
}

final class FileUploadController: UploadBaseController {
    private var presenter: UploadPresenter?
    private let folders: FolderService
    private let cache: FileCaching
    private let help: HelpService

    init(folders: FolderService, cache: FileCaching, help: HelpService) {
        self.folders = folders
        self.cache = cache
        self.help = help
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func openFolder() {
        let folder = folders.makeFolderViewController()
        show(folder, sender: self)
        UploadHelp(help: help).start()
    }
}

/// A service that leads to screens.
protocol FolderService: AnyObject {
    func makeFolderViewController() -> UIViewController
}

/// Another one, which the screen only hands on.
protocol HelpService: AnyObject {
    func makeHelpViewController() -> UIViewController
}

final class UploadHelp {
    private let help: HelpService

    init(help: HelpService) {
        self.help = help
    }

    func start() {
        _ = help.makeHelpViewController()
    }
}

/// Leads nowhere, and is nobody's of the screen.
protocol FileCaching: AnyObject {
    func clear()
}

/// Nobody keeps it, and one class alone conforms to it.
protocol StackNavigating: AnyObject {
    func push(_ controller: UIViewController, animated: Bool)
}

final class StackController: UINavigationController, StackNavigating {
    func push(_ controller: UIViewController, animated: Bool) {
        pushViewController(controller, animated: animated)
    }
}
