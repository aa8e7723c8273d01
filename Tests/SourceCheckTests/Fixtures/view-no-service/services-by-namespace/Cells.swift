import UIKit

enum AppDefaults {}
extension AppDefaults {
    enum User {
        static var hasSeenIntroduction: Bool {
            get { UserDefaults.standard.bool(forKey: "seen") }
            set { UserDefaults.standard.set(newValue, forKey: "seen") }
        }
        static func clear() {}

        enum Rates {
            static var colors = 0
        }
    }
}
extension UserDefaults {
    enum App {
        static var launchCount = 0
    }
}

final class IntroductionCell: UITableViewCell {
    func configure() {
        AppDefaults.User.hasSeenIntroduction = true
    }

    override func prepareForReuse() {
        AppDefaults.User.clear()
    }
}
final class RateCell: UITableViewCell {
    func configure() {
        switch AppDefaults.User.Rates.colors {
        default: break
        }
        tag = UserDefaults.App.launchCount
    }
}
// Of another module, which the sources do not show.
final class MarketCell: UITableViewCell {
    func configure() {
        tag = GroupDefaults.Market.period
    }
}
