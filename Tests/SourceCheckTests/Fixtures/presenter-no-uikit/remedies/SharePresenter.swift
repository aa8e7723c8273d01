import UIKit

final class SharePresenter {
    func share() {
        UIPasteboard.general.string = "Größe"
    }
}
