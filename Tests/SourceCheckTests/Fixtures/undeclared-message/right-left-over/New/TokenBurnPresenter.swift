final class TokenBurnPresenter {
    weak var delegate: EngineDelegate?
    func load() { delegate?.calculate() }
}
