import UIKit

protocol TaskListPresenting: AnyObject {
    var view: TaskListDisplaying? { get set }
    static func make() -> TaskListController
    func viewWillAppear()
    func open(_ task: TaskItem, from cell: TaskCell?)
    func finish(_ task: TaskItem, on date: Date) throws
    func remaining(in list: String) -> [TaskItem]
}

protocol TaskListDisplaying: AnyObject {
    var presenter: (any TaskListPresenting)? { get set }
    var isEmpty: Bool { get }
    func show(_ tasks: [[TaskItem]])
    func fail(with error: TaskError, retry: @escaping () -> Void)
}

protocol TaskListStoring: AnyObject {
    func load() async throws -> [TaskItem]
    func save(_ task: TaskItem, replacing old: TaskItem?) async
    func export<Value, Name: Hashable & Sendable>(_ value: Value, as name: Name) throws where Value: Encodable
    func restore(from path: String) throws(TaskError) -> Bool
    @discardableResult func purge(before date: Date) -> Int
}

protocol TaskListRouting {
    mutating func push(_ name: String)
    mutating func reset() -> Bool
}

struct TaskItem: Codable, Hashable {
    var title: String
    var due: Date?
    var isDone = false
    var tags: Set<String>
    var progress: (done: Int, of: Int) { (0, 1) }
}

enum TaskError: Error {
    case offline
    case denied(reason: String, at: Date)
}

final class TaskListController: UIViewController, TaskListDisplaying {
    private lazy var tableView: UITableView = UITableView()
    private let emptyLabel = UILabel()
    private let addButton = UIButton(type: .system)
    var presenter: (any TaskListPresenting)?
    var isEmpty: Bool { emptyLabel.isHidden }

    func show(_ tasks: [[TaskItem]]) {}
    func fail(with error: TaskError, retry: @escaping () -> Void) {}
}

final class TaskListPresenter: TaskListPresenting {
    weak var view: TaskListDisplaying?

    static func make() -> TaskListController { TaskListController() }
    func viewWillAppear() {}
    func open(_ task: TaskItem, from cell: TaskCell?) {}
    func finish(_ task: TaskItem, on date: Date) throws {}
    func remaining(in list: String) -> [TaskItem] { [] }
}

final class TaskListStorage: TaskListStoring {
    func load() async throws -> [TaskItem] { [] }
    func save(_ task: TaskItem, replacing old: TaskItem?) async {}
    func export<Value, Name: Hashable & Sendable>(_ value: Value, as name: Name) throws where Value: Encodable {}
    func restore(from path: String) throws(TaskError) -> Bool { true }
    func purge(before date: Date) -> Int { 0 }
}

extension TaskListPresenter: UITableViewDataSource, TaskCellOwner {}

struct TaskListRouter: TaskListRouting {
    var navigation: UINavigationController?

    mutating func push(_ name: String) { navigation?.pushViewController(UIViewController(), animated: true) }

    mutating func reset() -> Bool {
        push("")
        return true
    }
}

protocol Resettable {}
protocol Named {}
protocol Titled: Named {}

extension TaskListStorage: Resettable {}
extension TaskListRouter: Titled, Equatable {}

protocol TaskCellOwner: AnyObject {}

protocol TaskCellDelegate: TaskCellOwner {
    func taskCell(_ taskCell: TaskCell, didFinish task: TaskItem) -> Bool
    func taskCellDidShare(_ taskCell: TaskCell)
}

final class TaskCell: UITableViewCell {
    struct Content {
        let title: String
        let due: String
        let isDone: Bool
    }

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var dueLabel: UILabel!
    @IBOutlet private weak var doneSwitch: UISwitch!
    @IBOutlet private weak var shareButton: UIButton!
    weak var delegate: TaskCellDelegate?

    func show(_ content: Content) {
        titleLabel.text = content.title
        dueLabel.text = content.due
        doneSwitch.isOn = content.isDone
    }

    @IBAction private func finishTapped() {}
    @IBAction private func shareTapped(_ sender: UIButton) {}
}

extension TaskCell.Content {
    init(task: TaskItem, _ index: Int) {
        self.init(title: task.title, due: "", isDone: task.isDone)
    }
}
