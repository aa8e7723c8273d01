import class UIKit.UIApplication

final class IntroViewModel {
    let isPad: Bool
    let opener: UIApplication

    init(isPad: Bool = UIDevice.current.userInterfaceIdiom == .pad, opener: UIApplication = .shared) {
        self.isPad = isPad
        self.opener = opener
    }
}
