import UIKit

protocol AuthServiceDescription {
    var title: String { get }
}

final class AuthService: AuthServiceDescription {
    let title = ""
}

final class Banner: AuthServiceDescription {
    let title = ""
}

protocol PaletteServiceColors {
    func color() -> UIColor
}

final class PaletteService: PaletteServiceColors {
    func color() -> UIColor { .red }
}

final class ForgotPresenter {
    func load() {}
}

final class ForgotViewController: UIViewController {
    var presenter: ForgotPresenter?
    var shown: AuthServiceDescription?
    var palette: PaletteServiceColors?

    func show() {
        presenter?.load()
        title = shown?.title
        view.backgroundColor = palette?.color()
    }
}
