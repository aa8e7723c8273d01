import Foundation

final class ShelfViewModel {
    private var footer: FooterView?
    private var button: UIButton?

    init(footer: FooterView) { self.footer = footer }

    func show(_ isBusy: Bool) {
        button?.isEnabled = !isBusy
        button = UIButton()
        footer?.show(FooterView())
    }

    func ask(_ sender: UIButton) {}
}
