import UIKit

protocol Loadable {
    associatedtype Item
    func load()
}
extension Loadable {
    func reload() { load() }
}
protocol Filter {
    func text() -> String
}
protocol Refined: SomethingOfAPackage {}
protocol LoginDelegate: AnyObject {
    var isOpen: Bool { get }
    func loginDidEnd()
}
class Base<Partner: LoginDelegate> {
    var partner: Partner
    init(partner: Partner) { self.partner = partner }
}
final class Login<Item: Loadable>: UIViewController {
    weak var delegate: LoginDelegate?
    var delegates: [LoginDelegate] = []
    var refined: Refined?
    let item: Item

    func end(_ filters: Filter...) {
        delegate?.loginDidEnd()
        delegates.forEach { $0.loginDidEnd() }
        delegate.map { print($0) }
        refined?.whatever()
        item.reload()
        _ = filters.map { $0.text() }
        // delegate?.gone()
        print("delegate?.gone()")
    }
}
