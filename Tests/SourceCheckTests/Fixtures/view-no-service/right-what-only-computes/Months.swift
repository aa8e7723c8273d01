import UIKit

/// Keeps nothing, and asks nobody.
final class DateManager {
    static let shared = DateManager()

    private init() {}

    func month() -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "MMMM"
        return formatter.string(from: Date())
    }
}

final class LogManager {
    static let shared = LogManager()

    func log(_ text: String) {
        print(text)
    }
}

final class MonthViewModel {
    func load() {}
}

final class MonthViewController: UIViewController {
    private let viewModel = MonthViewModel()

    func tapped() {
        LogManager.shared.log("tapped")
        viewModel.load()
        title = DateManager.shared.month()
    }
}
