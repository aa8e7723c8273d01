/// The accessibility identifiers of the parts of `Twins`.
nonisolated enum TwinsIdentifiers {
    static let button = "Twins.button"
}
