import UIKit

protocol SyncLoading: AnyObject {
    func startLoading()
    func stopLoading(with failure: Error?)
}

protocol SyncProgressing: AnyObject {
    var progress: Double { get set }
}

protocol SyncStatusShowing: AnyObject {
    func showStatus()
}

final class SyncAgent {
    weak var loading: SyncLoading?
    weak var progressing: (UIViewController & SyncProgressing)?

    func sync() {}
}

class SyncBaseController: UIViewController, SyncLoading {
    func startLoading() {}
    func stopLoading(with failure: Error?) {}
}

final class SyncViewController: SyncBaseController, SyncProgressing {
    var progress = 0.0
    var status: SyncStatusShowing?
    private let agent = SyncAgent()
}
