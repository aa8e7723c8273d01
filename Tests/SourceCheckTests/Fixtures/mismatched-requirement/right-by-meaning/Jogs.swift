import UIKit

typealias Done = (Bool) -> Void
typealias Jogs = Array<Jog>

struct Jog {
    let distance: Double
}

protocol Cancelling: AnyObject {}
protocol Requests: Cancelling {
    @discardableResult func save(jog: Jog) async throws -> Bool
}

protocol JogsPresenterToViewInterface: AnyObject {
    var title: Swift.String { get set }
    func display(_ jogs: Jogs, then done: @escaping Done) -> ()
}

/// What it inherits, it asks for as well.
protocol JogsPresenterToInteractorInterface: Requests {
    func fetchJogs(for key: Optional<String>) async -> Dictionary<String, Jog>
    func map<Element>(_ jogs: [Jog], by value: Element) -> Array<Element>
}
