import SwiftUI

final class ListViewModel<Namespace> {
    private let space: Namespace

    init(space: Namespace) {
        self.space = space
    }

    func load() {}
}

class Screen {
    struct Color {}
}
