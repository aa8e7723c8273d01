protocol CurrencyInteractorOutput: AnyObject {
    func didReceive(currencies: [String])
    func didReceive(_ selected: String)
    func didReceive(isOffline: Bool)
}

final class CurrencyInteractor {
    weak var output: CurrencyInteractorOutput?

    func setup() {
        output?.didReceive(currencies: [])
        output?.didReceive("EUR")
    }
}
