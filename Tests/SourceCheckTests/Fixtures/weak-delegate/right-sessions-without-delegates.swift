import Foundation

protocol PickDelegate: AnyObject {
    func update()
}

class NetworkWorker {
    private let session = URLSession(configuration: .default)
    private let other: URLSession

    init(_ configuration: URLSessionConfiguration = .default) {
        other = URLSession(configuration: configuration)
    }
}

class SearchRouter: PickDelegate {
    private let worker = NetworkWorker()

    func update() {}

    func open() {
        let router = PickRouter()
        router.delegate = self
    }
}

class PickRouter {
    var delegate: PickDelegate?

    func close() {
        delegate?.update()
    }
}
