// swift-format-ignore-file
protocol AssetDelegate: AnyObject {
    func parse()
}
protocol Coins: AnyObject {
    subscript(name: String) -> AssetDelegate? { get }
    func load()
}
final class Interactor {
    private let coins: Coins
    private let all: [String: Coins]

    init(coins: Coins, all: [String: Coins]) {
        self.coins = coins
        self.all = all
    }

    func byGuard(_ name: String) {
        guard let asset = coins[name] else { return }
        asset.parse()
    }

    func byLet(_ name: String) {
        if let asset = self.coins[name] { asset.parse() }
        let other = coins[name]
        other?.parse()
        coins[name]?.parse()
        all[name]?.parse()
    }

    func byItself() {
        coins.load()
        coins.parse()
    }
}
