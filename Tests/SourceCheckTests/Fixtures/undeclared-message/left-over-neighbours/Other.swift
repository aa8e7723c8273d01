private final class Row {
    weak var presenter: CrowdloanListPresenterProtocol?
    func load() { presenter?.start() }
}
