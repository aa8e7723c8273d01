import SwiftUI

final class AnimatePresenter {
    private var isOpen = false

    func toggle() {
        withAnimation { isOpen.toggle() }
    }
}
