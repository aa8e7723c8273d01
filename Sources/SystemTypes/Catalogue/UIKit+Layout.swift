extension Catalogue {
    /// Constraints, guides and stacks.
    static let uiKitLayout: StaticString = #"""
        module UIKit
        main class NSLayoutAnchor<AnchorType: AnyObject>: NSObject
          func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
          func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
          func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
          func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
          func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
          func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
        main class NSLayoutConstraint: NSObject
          class func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
            metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint]
          convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
            toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)
          var priority: UILayoutPriority
          var shouldBeArchived: Bool
          let firstItem, secondItem: AnyObject?
          let firstAttribute, secondAttribute: NSLayoutConstraint.Attribute
          let relation: NSLayoutConstraint.Relation
          let multiplier: CGFloat
          var constant: CGFloat
          var isActive: Bool
          var identifier: String?
          class func activate(_ constraints: [NSLayoutConstraint])
          class func deactivate(_ constraints: [NSLayoutConstraint])
        enum NSLayoutConstraint.Attribute: Int
          case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline,
            leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins,
            centerYWithinMargins, notAnAttribute = 0
        enum NSLayoutConstraint.Axis: Int
          case horizontal, vertical
        options NSLayoutConstraint.FormatOptions
          static let alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing, alignAllCenterX,
            alignAllCenterY, alignAllLastBaseline, alignAllFirstBaseline, directionLeadingToTrailing,
            directionLeftToRight, directionRightToLeft: NSLayoutConstraint.FormatOptions
        enum NSLayoutConstraint.Relation: Int
          case lessThanOrEqual = -1, equal, greaterThanOrEqual
        main class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension>
          func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
          func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
          func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
          func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint
          func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
            -> NSLayoutConstraint
          func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
            -> NSLayoutConstraint
        main class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor>
          func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension @10
          func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint @11
          func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
            -> NSLayoutConstraint @11
          func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
            -> NSLayoutConstraint @11
        main class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor>
          func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension @10
          func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint @11
          func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
            -> NSLayoutConstraint @11
          func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
            -> NSLayoutConstraint @11
        main class UIKeyboardLayoutGuide: UITrackingLayoutGuide @15
          var followsUndockedKeyboard: Bool
          var usesBottomSafeArea: Bool @17
        main class UILayoutGuide: NSObject
          let layoutFrame: CGRect
          weak var owningView: UIView?
          var identifier: String
          let leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, centerXAnchor: NSLayoutXAxisAnchor
          let topAnchor, bottomAnchor, centerYAnchor: NSLayoutYAxisAnchor
          let widthAnchor, heightAnchor: NSLayoutDimension
          init()
          init?(coder: NSCoder)
          func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
          let hasAmbiguousLayout: Bool
        wrapper UILayoutPriority: Float
          init(_ rawValue: Float)
          static let required, defaultHigh, defaultLow, fittingSizeLevel, dragThatCanResizeScene, sceneSizeStayPut,
            dragThatCannotResizeScene: UILayoutPriority
        main class UIStackView: UIView
          init(frame: CGRect)
          init(coder: NSCoder)
          convenience init(arrangedSubviews views: [UIView])
          let arrangedSubviews: [UIView]
          func addArrangedSubview(_ view: UIView)
          func removeArrangedSubview(_ view: UIView)
          func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
          var axis: NSLayoutConstraint.Axis
          var distribution: UIStackView.Distribution
          var alignment: UIStackView.Alignment
          var spacing: CGFloat
          func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) @11
          func customSpacing(after arrangedSubview: UIView) -> CGFloat @11
          static let spacingUseDefault, spacingUseSystem: CGFloat @11
          var isBaselineRelativeArrangement, isLayoutMarginsRelativeArrangement: Bool
        enum UIStackView.Alignment: Int
          case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
        enum UIStackView.Distribution: Int
          case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
        main class UITrackingLayoutGuide: UILayoutGuide @15
          func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
          func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint]
        """#
}
