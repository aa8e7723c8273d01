import UIKit

class SearchModel {
    var query: String?
    private(set) var hits: Array<String> = []
    var onChange: Optional<(String) -> ()>
    weak var view: SearchViewController?

    func userSearched(for text: String) {
        view?.show(hits: hits)
    }

    func userChose(_ hit: String, at index: Int?) {}

    func reload(from page: Int) async throws -> Bool { true }
}

class SearchViewController: UIViewController {
    let model = SearchModel()

    override func viewDidLoad() {
        model.onChange = { _ in }
        model.query = nil
        model.userSearched(for: "")
        model.userChose("", at: nil)
        Task { try await model.reload(from: model.hits.count) }
    }

    func show(hits: [String]) {}
}
