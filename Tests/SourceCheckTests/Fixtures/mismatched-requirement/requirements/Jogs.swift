import UIKit

struct Jog {
    let distance: Double
}

protocol Cancelling: AnyObject {}

protocol JogsViewToPresenterInterface: AnyObject {
    func userSelected(_ jog: Jog)
}

protocol JogsPresenterToViewInterface: AnyObject {
    var title: String { get }
    var subtitle: String? { get }
    var footer: String? { get set }
    func display(jogs: Jog...)
    func display(jogs: [Int])
    var reset: Bool { get }
}

protocol JogsPresenterToInteractorInterface: AnyObject {
    func fetchJogs(since date: Date) -> [Jog]
    func delete(jog: Jog)
    func merge(_ jogs: [Jog]) -> Int
    func save(_ jog: Jog) async -> Bool
    func count() -> [Int: (Jog) throws -> Void]
}

protocol JogsInteractorToPresenterInterface: AnyObject {
    func failed(error: Error)
}
