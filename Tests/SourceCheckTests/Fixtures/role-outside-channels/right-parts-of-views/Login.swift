import Foundation

protocol LoginPresenterInterface {
    func load()
}

final class LoginPresenter: LoginPresenterInterface {
    weak var view: LoginViewInterface?
    /// Its view holds it.
    weak var header: HeaderViewInterface?
    /// Its view is one.
    weak var loading: LoadingViewInterface?
    /// More than one may be meant.
    weak var banner: BannerViewInterface?

    func load() {
        view?.show()
        header?.show(name: "Ada")
        loading?.startLoading()
        banner?.close()
    }
}
