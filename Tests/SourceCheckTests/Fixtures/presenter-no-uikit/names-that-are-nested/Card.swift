import Foundation
import SwiftUI

extension CardViewModel {
    enum State {
        case new, edit
    }
}

final class CardViewModel {
    private let state: State

    init(state: State) {
        self.state = state
    }

    func load() {
        print(state)
    }
}
