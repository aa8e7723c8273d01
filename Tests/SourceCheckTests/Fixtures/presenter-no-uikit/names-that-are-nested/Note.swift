import SwiftUI

/// Of another type: this is SwiftUI's.
final class NoteViewModel {
    @State private var title = ""

    func load() {}
}
