import UIKit

protocol SettingsViewPresenter: AnyObject {
    func refresh()
}
protocol SettingsView: AnyObject {
    func show()
}
protocol SettingsForm: AnyObject {
    func text() -> String
}
protocol SettingsTable: AnyObject {
    func reload()
}
final class SettingsViewController: UIViewController, SettingsViewPresenter, SettingsView, SettingsForm, SettingsTable {
    private let viewModel = SettingsViewModel()
    func refresh() {}
    func show() {}
    func text() -> String { "" }
    func reload() {}
}
final class SettingsViewModel {
    weak var presenter: SettingsViewPresenter?
    weak var view: SettingsView?
    weak var form: SettingsForm?
    var table: SettingsTable?
    func changed() {
        presenter?.refresh()
        view?.show()
    }
}
