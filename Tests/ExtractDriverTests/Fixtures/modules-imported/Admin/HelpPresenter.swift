import Kit

/// The screen that it belongs to is in the library.
final class HelpPresenter: HelpPresenterInterface {
    weak var view: HelpViewController?

    func tappedCall() {}
}
