protocol EngineDelegate: AnyObject {
    func calculate()
}
final class TokenBurnPresenter {
    weak var delegate: EngineDelegate?
    func load() { delegate?.calculateMaxReturn() }
}
