import ScreenModel

/// How generated Swift looks.
struct PrintStyle: Sendable {
    /// The longest line, in characters, as in this project's own `.swift-format`.
    var width = 120
    /// In spaces.
    var indentation = 4
    /// Whether actors are written at all.
    var writesIsolation = true

    init() {}

    init(_ settings: Settings) {
        indentation = settings.indentation
        writesIsolation = settings.isolation == .mainActor
    }
}
