import UIKit

class SearchModel {
    private(set) var query: String?
    var hits: Observable<[String]>
    let onChange: (String) -> Void

    func userSearched(_ text: String) {}
    func reload(from page: Int) throws -> Bool? { true }
}

class SearchViewController: UIViewController {
    func show(hits: Set<String>) {}
}
