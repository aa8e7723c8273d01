import UIKit

final class DownloadViewController: UIViewController {
    private let downloadView = DownloadView()
}

final class DownloadView: UIView {
    private let cancelButton = UIButton()
}
