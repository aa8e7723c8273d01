import UIKit

typealias Done = (Bool) -> Void

struct Place {
    let name: String
}

struct Jog {
    enum Order { case date, distance }

    let distance: Double
    let date: Date
    let place: Place?
}

protocol Cancelling: AnyObject {}
protocol Progressing: AnyObject {}
protocol Retrying: AnyObject {}

protocol JogsViewToPresenterInterface: AnyObject {
    func beganPresenting()
    func userSelected(_ jog: Jog, at place: Optional<Place>)
    func userSearched(for text: String) -> Bool
}

protocol JogsPresenterToViewInterface: AnyObject {
    var title: String { get set }
    var selection: Jog? { get set }
    var filters: Set<Jog.Order> { get set }
    func display(_ jogs: Array<Jog>, by order: Jog.Order)
    func showTotals(totals: Dictionary<String, Double>) -> ()
}

protocol JogsPresenterToInteractorInterface: Cancelling {
    var total: Double { get }
    func fetchJogs(since date: Date?) async throws -> [Jog]
    func deleteJog(_ jog: Jog) async throws
    func saveJog(_ jog: Jog, then done: @escaping Done) throws
    func numberOfJogs() async -> Int
    @discardableResult func merge(_ jogs: [Jog], into other: Jog) -> Jog
    @discardableResult func sort(by order: Jog.Order) -> Int
    @discardableResult func refresh() async -> Bool
}

protocol JogsInteractorToPresenterInterface: Progressing, Retrying {
    func fetched(_ result: Swift.Result<[Jog], any Error>)
    func failed(with error: any Error)
    func moved(to place: Place, by distance: Double)
}

protocol JogsPresenterToWireframeInterface: AnyObject {
    func showJog(jog: Jog)
}

protocol JogViewToPresenterInterface: AnyObject {
    func userLeft()
}
