import UIKit

final class NotesWireframe: NotesWireframeInterface {
    weak var viewController: UIViewController?

    func showEditor() {
        viewController?.navigationController?.pushViewController(EditorViewController(), animated: true)
    }
}
