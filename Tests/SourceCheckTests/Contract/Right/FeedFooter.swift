import UIKit

final class Stream<Element> {}

protocol Paging: Reusable {
    var page: Int { get set }
    func show(page index: Int, animated: Bool) -> Bool
    func reload() async throws
}

typealias Reload = () async throws -> Void

final class FeedFooter: UIView, Paging {
    private let moreButton = UIButton()
    private let picker = UIDatePicker()
    var onMore: (() -> Void)?
    var onPage: ((Int, Bool) -> Bool)?
    var onReload: Reload?
    let dates = Stream<Date>()
    var page = 0

    func show(page index: Int, animated: Bool) -> Bool { onPage?(index, animated) ?? false }

    func reload() async throws {
        onMore?()
        try await onReload?()
    }
}
