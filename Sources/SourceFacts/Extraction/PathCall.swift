#if Check
/// A call along a path that is being read.
struct PathCall {
    var node: SyntaxNode
    /// The components of the path before it.
    var componentCount: Int
    /// In `calls`, once it has one.
    var row = 0
    /// Where it ends, as soon as it has a row.
    var upper = 0
}
#endif
