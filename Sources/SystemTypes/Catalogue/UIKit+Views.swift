extension Catalogue {
    /// `UIView` and the plain views.
    static let uiKitViews: StaticString = #"""
        module UIKit: CoreGraphics, CoreImage, Foundation, ObjectiveC, QuartzCore
        main class UIActivityIndicatorView: UIView
          init(frame: CGRect)
          init(coder: NSCoder)
          designated init(style: UIActivityIndicatorView.Style)
          var style: UIActivityIndicatorView.Style
          var hidesWhenStopped: Bool
          var color: UIColor!
          func startAnimating()
          func stopAnimating()
          let isAnimating: Bool
          show isAnimating: Bool = startAnimating()
        enum UIActivityIndicatorView.Style: Int
          case medium, large, whiteLarge, white, gray
        enum UIBaselineAdjustment: Int
          case alignBaselines, alignCenters, none
        main class UIBlurEffect: UIVisualEffect
          convenience init(style: UIBlurEffect.Style)
        enum UIBlurEffect.Style: Int
          case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
            systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
            systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark,
            systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
        main class UIImageView: UIView
          init(image: UIImage?)
          init(image: UIImage?, highlightedImage: UIImage?)
          var image, highlightedImage: UIImage?
          var preferredSymbolConfiguration: UIImage.SymbolConfiguration? @13
          var isHighlighted: Bool
          var animationImages, highlightedAnimationImages: [UIImage]?
          var animationDuration: TimeInterval
          var animationRepeatCount: Int
          var preferredImageDynamicRange: UIImage.DynamicRange @17
          let imageDynamicRange: UIImage.DynamicRange @17
          func startAnimating()
          func stopAnimating()
          let isAnimating: Bool
          show isAnimating: Bool = startAnimating()
          var adjustsImageSizeForAccessibilityContentSizeCategory: Bool @11
          let focusedFrameGuide: UILayoutGuide
          var masksFocusEffectToContents: Bool
        main class UIInputView: UIView
          designated init(frame: CGRect, inputViewStyle: UIInputView.Style)
          init?(coder: NSCoder)
          let inputViewStyle: UIInputView.Style
          var allowsSelfSizing: Bool
        enum UIInputView.Style: Int
          case `default`, keyboard
        main class UILabel: UIView, UIContentSizeCategoryAdjusting
          var text: String?
          var font: UIFont!
          var textColor: UIColor!
          var shadowColor: UIColor?
          var shadowOffset: CGSize
          var textAlignment: NSTextAlignment
          var lineBreakMode: NSLineBreakMode
          var attributedText: NSAttributedString?
          var highlightedTextColor: UIColor?
          var isHighlighted, isEnabled: Bool
          var numberOfLines: Int
          var adjustsFontSizeToFitWidth: Bool
          var baselineAdjustment: UIBaselineAdjustment
          var minimumScaleFactor: CGFloat
          var allowsDefaultTighteningForTruncation: Bool
          var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy @14
          var preferredMaxLayoutWidth: CGFloat
          var enablesMarqueeWhenAncestorFocused: Bool
          var showsExpansionTextWhenTruncated: Bool @15
          var preferredVibrancy: UILabelVibrancy @17
          var adjustsFontForContentSizeCategory: Bool @10
          func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
          func drawText(in rect: CGRect)
        enum UILabelVibrancy: Int @17
          case none, automatic
        main class UIProgressView: UIView
          init(frame: CGRect)
          init?(coder: NSCoder)
          convenience init(progressViewStyle style: UIProgressView.Style)
          var progressViewStyle: UIProgressView.Style
          var progress: Float
          var progressTintColor, trackTintColor: UIColor?
          var progressImage, trackImage: UIImage?
          func setProgress(_ progress: Float, animated: Bool)
          var observedProgress: Progress?
        enum UIProgressView.Style: Int
          case `default`, bar
        enum UISemanticContentAttribute: Int
          case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
        enum UIUserInterfaceLayoutDirection: Int
          case leftToRight, rightToLeft
        main class UIVibrancyEffect: UIVisualEffect
          convenience init(blurEffect: UIBlurEffect)
          convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) @13
        enum UIVibrancyEffectStyle: Int @13
          case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
        main class UIView: UIResponder, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment,
            UICoordinateSpace, UIFocusItem, UIFocusItemContainer
          class let layerClass: AnyClass
          static let noIntrinsicMetric: CGFloat
          static let layoutFittingCompressedSize, layoutFittingExpandedSize: CGSize
          designated init(frame: CGRect)
          init?(coder: NSCoder)
          var isUserInteractionEnabled: Bool
          var tag: Int
          let layer: CALayer
          let canBecomeFocused, isFocused: Bool
          var focusGroupIdentifier: String? @14
          var focusGroupPriority: UIFocusGroupPriority @15
          var focusEffect: UIFocusEffect? @15
          var semanticContentAttribute: UISemanticContentAttribute
          let effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection @10
          class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection
          var frame, bounds: CGRect
          var center: CGPoint
          var transform: CGAffineTransform
          var transform3D: CATransform3D @13
          var contentScaleFactor: CGFloat
          var anchorPoint: CGPoint @16
          var isMultipleTouchEnabled, isExclusiveTouch: Bool
          func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
          func point(inside point: CGPoint, with event: UIEvent?) -> Bool
          func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
          func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
          func convert(_ rect: CGRect, to view: UIView?) -> CGRect
          func convert(_ rect: CGRect, from view: UIView?) -> CGRect
          var autoresizesSubviews: Bool
          var autoresizingMask: UIView.AutoresizingMask
          func sizeThatFits(_ size: CGSize) -> CGSize
          func sizeToFit()
          let superview: UIView?
          let subviews: [UIView]
          let window: UIWindow?
          func removeFromSuperview()
          func insertSubview(_ view: UIView, at index: Int)
          func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
          func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
          func exchangeSubview(at index1: Int, withSubviewAt index2: Int)
          func addSubview(_ view: UIView)
          func bringSubviewToFront(_ view: UIView)
          func sendSubviewToBack(_ view: UIView)
          func didAddSubview(_ subview: UIView)
          func willRemoveSubview(_ subview: UIView)
          func willMove(toSuperview newSuperview: UIView?)
          func didMoveToSuperview()
          func willMove(toWindow newWindow: UIWindow?)
          func didMoveToWindow()
          func isDescendant(of view: UIView) -> Bool
          func viewWithTag(_ tag: Int) -> UIView?
          func setNeedsLayout()
          func layoutIfNeeded()
          func layoutSubviews()
          var layoutMargins: UIEdgeInsets
          var directionalLayoutMargins: NSDirectionalEdgeInsets @11
          var preservesSuperviewLayoutMargins: Bool
          var insetsLayoutMarginsFromSafeArea: Bool @11
          func layoutMarginsDidChange()
          let safeAreaInsets: UIEdgeInsets @11
          func safeAreaInsetsDidChange() @11
          let layoutMarginsGuide, readableContentGuide: UILayoutGuide
          let safeAreaLayoutGuide: UILayoutGuide @11
          let keyboardLayoutGuide: UIKeyboardLayoutGuide @15
          func draw(_ rect: CGRect)
          func setNeedsDisplay()
          func setNeedsDisplay(_ rect: CGRect)
          var clipsToBounds: Bool
          var backgroundColor: UIColor?
          var alpha: CGFloat
          var isOpaque, clearsContextBeforeDrawing, isHidden: Bool
          var contentMode: UIView.ContentMode
          var mask: UIView?
          var tintColor: UIColor!
          var tintAdjustmentMode: UIView.TintAdjustmentMode
          func tintColorDidChange()
          class func setAnimationsEnabled(_ enabled: Bool)
          class let areAnimationsEnabled: Bool
          class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
          class let inheritedAnimationDuration: TimeInterval
          class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
            animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
          class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil)
          class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
          class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
            initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil)
          class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
            animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
          class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval,
            options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil)
          class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval,
            options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
          class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
            animations: @escaping () -> Void)
          class func perform(_ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
            animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
          class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void)
          var gestureRecognizers: [UIGestureRecognizer]?
          func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
          func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
          func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
          func addMotionEffect(_ effect: UIMotionEffect)
          func removeMotionEffect(_ effect: UIMotionEffect)
          var motionEffects: [UIMotionEffect]
          let constraints: [NSLayoutConstraint]
          func addConstraint(_ constraint: NSLayoutConstraint)
          func addConstraints(_ constraints: [NSLayoutConstraint])
          func removeConstraint(_ constraint: NSLayoutConstraint)
          func removeConstraints(_ constraints: [NSLayoutConstraint])
          func updateConstraintsIfNeeded()
          func updateConstraints()
          func needsUpdateConstraints() -> Bool
          func setNeedsUpdateConstraints()
          var translatesAutoresizingMaskIntoConstraints: Bool
          class let requiresConstraintBasedLayout: Bool
          func alignmentRect(forFrame frame: CGRect) -> CGRect
          func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
          let alignmentRectInsets: UIEdgeInsets
          let forFirstBaselineLayout, forLastBaselineLayout: UIView
          let intrinsicContentSize: CGSize
          func invalidateIntrinsicContentSize()
          func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
          func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
          func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
          func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
          func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
          func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority:
            UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
          let layoutGuides: [UILayoutGuide]
          func addLayoutGuide(_ layoutGuide: UILayoutGuide)
          func removeLayoutGuide(_ layoutGuide: UILayoutGuide)
          let leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, centerXAnchor: NSLayoutXAxisAnchor
          let topAnchor, bottomAnchor, centerYAnchor, firstBaselineAnchor, lastBaselineAnchor: NSLayoutYAxisAnchor
          let widthAnchor, heightAnchor: NSLayoutDimension
          func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
          let hasAmbiguousLayout: Bool
          func exerciseAmbiguityInLayout()
          var restorationIdentifier: String?
          func encodeRestorableState(with coder: NSCoder)
          func decodeRestorableState(with coder: NSCoder)
          func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
          func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView?
          func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
          var overrideUserInterfaceStyle: UIUserInterfaceStyle @13
          var maximumContentSizeCategory, minimumContentSizeCategory: UIContentSizeCategory? @15
          let appliedContentSizeCategoryLimitsDescription: String @15
          let traitOverrides: any UITraitOverrides @17
          func updateTraitsIfNeeded() @17
          var interactions: [any UIInteraction] @11
          func addInteraction(_ interaction: any UIInteraction) @11
          func removeInteraction(_ interaction: any UIInteraction) @11
          var accessibilityIgnoresInvertColors: Bool @11
          var largeContentTitle: String? @13
          var largeContentImage: UIImage? @13
          var largeContentImageInsets: UIEdgeInsets @13
          var showsLargeContentViewer, scalesLargeContentImage: Bool @13
          func viewPrintFormatter() -> UIViewPrintFormatter
          func endEditing(_ force: Bool) -> Bool
          var hoverStyle: UIHoverStyle? @17
          class func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
            delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
            completion: ((Bool) -> Void)? = nil) @17
        enum UIView.AnimationCurve: Int
          case easeInOut, easeIn, easeOut, linear
        options UIView.AnimationOptions
          static let layoutSubviews, allowUserInteraction, beginFromCurrentState, `repeat`, autoreverse, overrideInheritedDuration,
            overrideInheritedCurve, allowAnimatedContent, showHideTransitionViews, overrideInheritedOptions, curveEaseInOut,
            curveEaseIn, curveEaseOut, curveLinear, transitionFlipFromLeft, transitionFlipFromRight, transitionCurlUp,
            transitionCurlDown, transitionCrossDissolve, transitionFlipFromTop, transitionFlipFromBottom, preferredFramesPerSecond60,
            preferredFramesPerSecond30: UIView.AnimationOptions
        enum UIView.AnimationTransition: Int
          case none, flipFromLeft, flipFromRight, curlUp, curlDown
        options UIView.AutoresizingMask
          static let flexibleLeftMargin, flexibleWidth, flexibleRightMargin, flexibleTopMargin, flexibleHeight,
            flexibleBottomMargin: UIView.AutoresizingMask
        enum UIView.ContentMode: Int
          case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
        options UIView.KeyframeAnimationOptions
          static let layoutSubviews, allowUserInteraction, beginFromCurrentState, `repeat`, autoreverse, overrideInheritedDuration,
            overrideInheritedOptions, calculationModeLinear, calculationModeDiscrete, calculationModePaced,
            calculationModeCubic, calculationModeCubicPaced: UIView.KeyframeAnimationOptions
        enum UIView.SystemAnimation: UInt
          case delete
        enum UIView.TintAdjustmentMode: Int
          case automatic, normal, dimmed
        main class UIVisualEffect: NSObject
        main class UIVisualEffectView: UIView
          designated init(effect: UIVisualEffect?)
          init?(coder: NSCoder)
          let contentView: UIView
          var effect: UIVisualEffect?
        """#
}
