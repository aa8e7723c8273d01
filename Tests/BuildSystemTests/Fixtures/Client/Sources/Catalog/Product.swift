extension Product {
    /// What it costs, as it is written on the shelf.
    public var label: String { "\(name): \(price)" }
}
