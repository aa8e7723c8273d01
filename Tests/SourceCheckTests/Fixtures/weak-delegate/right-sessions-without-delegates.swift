import Foundation

protocol PickDelegate: AnyObject {
    func update()
}

class NetworkWorker {
    private let session = URLSession(configuration: .default)
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
