import UIKit

class BaseView: UIView {}

class GenericViewController<V: BaseView, Model>: UIViewController {
    let sceneView = V()
}

final class StatusView: BaseView {}

final class StatusViewController: GenericViewController<StatusView, Int> {}
