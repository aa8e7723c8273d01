extension Catalogue {
    /// Core Graphics.
    static let coreGraphics: StaticString = #"""
        module CoreGraphics: CoreFoundation
        struct CGAffineTransform: Equatable, Codable, Sendable
          init()
          init(translationX tx: CGFloat, y ty: CGFloat)
          init(scaleX sx: CGFloat, y sy: CGFloat)
          init(rotationAngle angle: CGFloat)
          static let identity: CGAffineTransform
          var a, b, c, d, tx, ty: CGFloat
          let isIdentity: Bool
          func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
          func rotated(by angle: CGFloat) -> CGAffineTransform
          func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
          func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
          func inverted() -> CGAffineTransform
        enum CGBlendMode: Int32
          case normal, multiply, screen, overlay, darken, lighten
        root class CGColor: Hashable, Sendable
          let alpha: CGFloat
        root class CGColorSpace: Hashable
        root class CGContext: Hashable
          func saveGState()
          func restoreGState()
          func setFillColor(_ color: CGColor)
          func setStrokeColor(_ color: CGColor)
          func setLineWidth(_ width: CGFloat)
          func fill(_ rect: CGRect)
          func stroke(_ rect: CGRect)
          func addPath(_ path: CGPath)
          func fillPath()
          func strokePath()
          func translateBy(x tx: CGFloat, y ty: CGFloat)
          func scaleBy(x sx: CGFloat, y sy: CGFloat)
        root class CGDataProvider: Hashable
        root class CGFont: Hashable
        root class CGGradient: Hashable
        root class CGImage: Hashable, Sendable
          let width, height: Int
        enum CGImageAlphaInfo: UInt32
        enum CGInterpolationQuality: Int32
        enum CGLineCap: Int32
          case butt, round, square
        enum CGLineJoin: Int32
          case miter, round, bevel
        class CGMutablePath: CGPath
          func move(to point: CGPoint)
          func addLine(to point: CGPoint)
          func closeSubpath()
        root class CGPDFDocument: Hashable
        root class CGPDFPage: Hashable
        root class CGPath: Hashable
          let boundingBox: CGRect
        enum CGPathFillRule: Int
        root class CGPattern: Hashable
        enum CGRectEdge: UInt32
        """#
}
