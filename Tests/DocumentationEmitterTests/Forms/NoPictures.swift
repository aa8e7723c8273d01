import DocumentationEmitter

/// Draws nothing, so that pages say in words what their diagrams show.
struct NoPictures: PictureDrawing {
    func svg(of graph: String) -> String? { nil }
}
