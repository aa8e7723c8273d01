import UIKit

struct Calendars {
    static func load() -> [String] {
        []
    }
}

/// Asks somebody else.
final class MonthManager {
    static let shared = MonthManager()

    func months() -> [String] {
        Calendars.load()
    }
}

/// Keeps what was asked before.
final class YearManager {
    static let sharedInstance = YearManager()
    private var years: [Int] = []

    func year() -> Int {
        years.last ?? 0
    }
}

final class MonthViewModel {
    func load() {}
}

final class MonthViewController: UIViewController {
    private let viewModel = MonthViewModel()

    func tapped() {
        viewModel.load()
        title = MonthManager.shared.months().first
        view.tag = YearManager.sharedInstance.year()
    }
}
