import UIKit

struct Repository {
    let owner: String
    func isOwned(by name: String) -> Bool { owner == name }
}
struct Notice { let repository: Repository }
final class NoticesViewController: UIViewController {
    private let viewModel = NoticesViewModel()
    func show() { title = viewModel.notice.repository.owner }
}
final class NoticesViewModel {
    let notice = Notice(repository: Repository(owner: ""))
    func load() {}
}
