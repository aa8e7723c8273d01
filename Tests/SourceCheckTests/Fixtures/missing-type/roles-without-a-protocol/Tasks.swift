import UIKit

/// It was called like the screen once.
final class TaskListModel {
    func add() {}
}

final class TasksViewController: UIViewController {
    private let model = TaskListModel()
    private let addButton = UIButton()
}
