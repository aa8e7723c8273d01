import Foundation

protocol PickDelegate: AnyObject {
    func update()
}

class NetworkWorker {
    private let session: URLSession

    init(_ delegate: URLSessionDelegate) {
        session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
    }
}

class SearchRouter: PickDelegate {
    private let worker: NetworkWorker

    init(worker: NetworkWorker) {
        self.worker = worker
    }

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
