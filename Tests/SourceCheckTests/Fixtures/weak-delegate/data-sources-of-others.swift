protocol PickerDataSource {
    func rows() -> Int
}

final class PickerPresenter<Row> {
    private let dataSource: PickerDataSource

    init(dataSource: PickerDataSource) {
        self.dataSource = dataSource
    }

    func show() { _ = dataSource.rows() }
}

final class SortViewController: UIViewController, PickerDataSource {
    private lazy var picker = PickerPresenter<Int>(dataSource: self)

    func rows() -> Int { 1 }
}

// What is kept for what it gives is no data source of somebody's.
protocol UserDataSource {
    func users() -> [String]
}

struct RemoteUsers: UserDataSource {
    func users() -> [String] { [] }
}

final class UserRepository {
    private let dataSource: UserDataSource

    init(dataSource: UserDataSource) {
        self.dataSource = dataSource
    }
}
