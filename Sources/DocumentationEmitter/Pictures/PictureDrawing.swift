/// Lays out graphs and draws them: Graphviz, or what stands in for it in tests.
package protocol PictureDrawing: Sendable {
    /// A graph in the language of Graphviz as SVG, or `nil` where it cannot be drawn. Called on many threads at once.
    func svg(of graph: String) -> String?
}
