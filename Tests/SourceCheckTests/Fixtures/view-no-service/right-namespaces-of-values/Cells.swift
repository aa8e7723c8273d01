import UIKit

enum AppDefaults {
    enum Currency {
        case euro, dollar
        static let preferred = Currency.euro
    }
    enum Limits {
        static let rows = 20
    }
    struct Style {
        static let plain = Style(width: 1)
        let width: Double
    }
}
final class RateService {
    enum Failure: Error { case offline }
    func load() {}
}

final class RateCell: UITableViewCell {
    func configure(_ failure: RateService.Failure, in currency: AppDefaults.Currency) {
        isHidden = failure == RateService.Failure.offline
        isSelected = currency == AppDefaults.Currency.preferred
        tag = AppDefaults.Limits.rows + Int(AppDefaults.Style.plain.width)
    }

    func show(_ error: Error) {
        tag = (error as? Realm.Error) == Realm.Error.fail ? 1 : Realm.Configuration.defaultConfiguration.hashValue
        tag = Int(FileManager.SearchPathDirectory.documentDirectory.rawValue)
    }
}
