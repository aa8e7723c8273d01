extension Catalogue {
    /// Layers and animations.
    static let quartzCore: StaticString = #"""
        module QuartzCore: CoreFoundation, CoreGraphics, Foundation
        protocol CAAction
        class CAAnimation: NSObject
          var timingFunction: CAMediaTimingFunction?
          weak var delegate: (any CAAnimationDelegate)?
          var isRemovedOnCompletion: Bool
          var duration, beginTime: CFTimeInterval
          var repeatCount: Float
          var autoreverses: Bool
          var fillMode: CAMediaTimingFillMode
        protocol CAAnimationDelegate: NSObjectProtocol @10
          optional func animationDidStart(_ anim: CAAnimation)
          optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
        class CAAnimationGroup: CAAnimation
          var animations: [CAAnimation]?
        class CABasicAnimation: CAPropertyAnimation
          var fromValue, toValue, byValue: Any?
        options CACornerMask @11
          static let layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner: CACornerMask
        class CADisplayLink: NSObject
          convenience init(target: Any, selector sel: Selector)
          let timestamp, duration, targetTimestamp: CFTimeInterval
          var isPaused: Bool
          func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
          func invalidate()
        options CAEdgeAntialiasingMask
        class CAEmitterCell: NSObject
          var contents: Any?
          var birthRate, lifetime: Float
          var velocity, scale: CGFloat
          var name: String?
        class CAEmitterLayer: CALayer
          var emitterCells: [CAEmitterCell]?
          var birthRate: Float
          var emitterPosition: CGPoint
          var emitterSize: CGSize
        class CAGradientLayer: CALayer
          var colors: [Any]?
          var locations: [NSNumber]?
          var startPoint, endPoint: CGPoint
          var type: CAGradientLayerType
        wrapper CAGradientLayerType
          static let axial, conic, radial: CAGradientLayerType
        class CAKeyframeAnimation: CAPropertyAnimation
          var values: [Any]?
          var path: CGPath?
          var keyTimes: [NSNumber]?
        class CALayer: NSObject
          init()
          init(layer: Any)
          init?(coder: NSCoder)
          class func defaultAction(forKey event: String) -> (any CAAction)?
          var bounds, frame: CGRect
          var position, anchorPoint: CGPoint
          var zPosition, anchorPointZ: CGFloat
          var transform, sublayerTransform: CATransform3D
          var isHidden, isDoubleSided, isGeometryFlipped: Bool
          let superlayer: CALayer?
          var sublayers: [CALayer]?
          func addSublayer(_ layer: CALayer)
          func insertSublayer(_ layer: CALayer, at idx: UInt32)
          func insertSublayer(_ layer: CALayer, below sibling: CALayer?)
          func insertSublayer(_ layer: CALayer, above sibling: CALayer?)
          func removeFromSuperlayer()
          var mask: CALayer?
          var masksToBounds: Bool
          var contents: Any?
          var contentsRect, contentsCenter: CGRect
          var contentsGravity: CALayerContentsGravity
          var contentsScale: CGFloat
          var isOpaque, needsDisplayOnBoundsChange, drawsAsynchronously, shouldRasterize, allowsGroupOpacity,
            allowsEdgeAntialiasing: Bool
          var rasterizationScale: CGFloat
          var backgroundColor, borderColor, shadowColor: CGColor?
          var cornerRadius, borderWidth, shadowRadius: CGFloat
          var maskedCorners: CACornerMask @11
          var cornerCurve: CALayerCornerCurve @13
          var opacity, shadowOpacity, speed, repeatCount: Float
          var shadowOffset: CGSize
          var shadowPath: CGPath?
          var compositingFilter: Any?
          var filters: [Any]?
          var beginTime, duration, timeOffset, repeatDuration: CFTimeInterval
          var autoreverses: Bool
          var fillMode: CAMediaTimingFillMode
          var actions: [String: any CAAction]?
          var name: String?
          weak var delegate: (any CALayerDelegate)?
          var style: [AnyHashable: Any]?
          func add(_ anim: CAAnimation, forKey key: String?)
          func removeAllAnimations()
          func removeAnimation(forKey key: String)
          func animation(forKey key: String) -> CAAnimation?
          func animationKeys() -> [String]?
          func setNeedsLayout()
          func layoutIfNeeded()
          func layoutSublayers()
          func setNeedsDisplay()
          func display()
          func draw(in ctx: CGContext)
          func render(in ctx: CGContext)
          func presentation() -> Self?
          func hitTest(_ p: CGPoint) -> CALayer?
          func contains(_ p: CGPoint) -> Bool
        wrapper CALayerContentsGravity
          static let center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect,
            resizeAspectFill: CALayerContentsGravity
        wrapper CALayerCornerCurve @13
          static let circular, continuous: CALayerCornerCurve
        protocol CALayerDelegate: NSObjectProtocol @10
        wrapper CAMediaTimingFillMode
          static let forwards, backwards, both, removed: CAMediaTimingFillMode
        class CAMediaTimingFunction: NSObject
          convenience init(name: CAMediaTimingFunctionName)
          init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)
        wrapper CAMediaTimingFunctionName
          static let linear, easeIn, easeOut, easeInEaseOut, `default`: CAMediaTimingFunctionName
        class CAMetalLayer: CALayer
        class CAPropertyAnimation: CAAnimation
          convenience init(keyPath path: String?)
          var keyPath: String?
          var isAdditive, isCumulative: Bool
        class CAReplicatorLayer: CALayer
          var instanceCount: Int
          var instanceDelay: CFTimeInterval
          var instanceTransform: CATransform3D
        class CAScrollLayer: CALayer
        class CAShapeLayer: CALayer
          var path: CGPath?
          var fillColor, strokeColor: CGColor?
          var fillRule: CAShapeLayerFillRule
          var strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase: CGFloat
          var lineCap: CAShapeLayerLineCap
          var lineJoin: CAShapeLayerLineJoin
          var lineDashPattern: [NSNumber]?
        wrapper CAShapeLayerFillRule
          static let nonZero, evenOdd: CAShapeLayerFillRule
        wrapper CAShapeLayerLineCap
          static let butt, round, square: CAShapeLayerLineCap
        wrapper CAShapeLayerLineJoin
          static let miter, round, bevel: CAShapeLayerLineJoin
        class CASpringAnimation: CABasicAnimation
          var mass, stiffness, damping, initialVelocity: CGFloat
          let settlingDuration: CFTimeInterval
        class CATextLayer: CALayer
          var string: Any?
          var fontSize: CGFloat
          var foregroundColor: CGColor?
          var isWrapped: Bool
        class CATiledLayer: CALayer
        class CATransaction: NSObject
          class func begin()
          class func commit()
          class func setAnimationDuration(_ dur: CFTimeInterval)
          class func setDisableActions(_ flag: Bool)
          class func setCompletionBlock(_ block: (() -> Void)?)
        struct CATransform3D: Sendable
        class CATransformLayer: CALayer
        class CATransition: CAAnimation
          var type: CATransitionType
          var subtype: CATransitionSubtype?
        wrapper CATransitionSubtype
          static let fromRight, fromLeft, fromTop, fromBottom: CATransitionSubtype
        wrapper CATransitionType
          static let fade, moveIn, push, reveal: CATransitionType
        """#
}
