extension Catalogue {
    /// Controls: switches, sliders, segments, pages.
    static let uiKitControls: StaticString = #"""
        module UIKit
        main class UIControl: UIView
          init(frame: CGRect)
          init?(coder: NSCoder)
          convenience init(frame: CGRect, primaryAction: UIAction?) @14
          var isEnabled, isSelected, isHighlighted: Bool
          var contentVerticalAlignment: UIControl.ContentVerticalAlignment
          var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment
          let effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment @11
          let state: UIControl.State
          let isTracking, isTouchInside: Bool
          func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
          func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
          func endTracking(_ touch: UITouch?, with event: UIEvent?)
          func cancelTracking(with event: UIEvent?)
          func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
          func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
          func addAction(_ action: UIAction, for controlEvents: UIControl.Event) @14
          func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) @14
          func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) @14
          let allTargets: Set<AnyHashable>
          let allControlEvents: UIControl.Event
          func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]?
          func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
          func sendAction(_ action: UIAction) @14
          func sendActions(for controlEvents: UIControl.Event)
          func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) @14
          func performPrimaryAction() @17.4
          let contextMenuInteraction: UIContextMenuInteraction? @14
          var isContextMenuInteractionEnabled, showsMenuAsPrimaryAction: Bool @14
          func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint @14
          var isSymbolAnimationEnabled: Bool @17
          var toolTip: String? @15
          let toolTipInteraction: UIToolTipInteraction? @15
        enum UIControl.ContentHorizontalAlignment: Int
          case center, left, right, fill, leading, trailing
        enum UIControl.ContentVerticalAlignment: Int
          case center, top, bottom, fill
        options UIControl.Event
          static let touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, touchUpInside,
            touchUpOutside, touchCancel: UIControl.Event
          static let valueChanged: UIControl.Event
          static let primaryActionTriggered: UIControl.Event
          static let menuActionTriggered: UIControl.Event @14
          static let editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit: UIControl.Event
          static let allTouchEvents, allEditingEvents, applicationReserved, systemReserved, allEvents: UIControl.Event
        options UIControl.State
          static let normal, highlighted, disabled, selected, focused, application, reserved: UIControl.State
        main class UIPageControl: UIControl
          var numberOfPages, currentPage: Int
          var hidesForSinglePage: Bool
          var progress: UIPageControlProgress? @17
          var pageIndicatorTintColor, currentPageIndicatorTintColor: UIColor?
          var backgroundStyle: UIPageControl.BackgroundStyle @14
          var direction: UIPageControl.Direction @16
          let interactionState: UIPageControl.InteractionState @14
          var allowsContinuousInteraction: Bool @14
          var preferredIndicatorImage: UIImage? @14
          func indicatorImage(forPage page: Int) -> UIImage? @14
          func setIndicatorImage(_ image: UIImage?, forPage page: Int) @14
          var preferredCurrentPageIndicatorImage: UIImage? @16
          func currentPageIndicatorImage(forPage page: Int) -> UIImage? @16
          func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) @16
          func size(forNumberOfPages pageCount: Int) -> CGSize
          var defersCurrentPageDisplay: Bool
          func updateCurrentPageDisplay()
        enum UIPageControl.BackgroundStyle: Int @14
          case automatic, prominent, minimal
        enum UIPageControl.Direction: Int @16
          case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
        enum UIPageControl.InteractionState: Int @14
          case none, discrete, continuous
        main class UIPageControlProgress: NSObject @17
          var currentProgress: Float
        main class UIPasteControl: UIControl @16
          let configuration: UIPasteControl.Configuration
          weak var target: (any UIPasteConfigurationSupporting)?
          designated init(configuration: UIPasteControl.Configuration)
          init(frame: CGRect)
          init?(coder: NSCoder)
        main class UIPasteControl.Configuration: NSObject @16
          init()
          var displayMode: UIPasteControl.DisplayMode
          var cornerStyle: UIButton.Configuration.CornerStyle
          var cornerRadius: CGFloat
          var baseForegroundColor, baseBackgroundColor: UIColor?
        enum UIPasteControl.DisplayMode: UInt @16
          case iconAndLabel, iconOnly, labelOnly
        main class UIRefreshControl: UIControl
          init()
          let isRefreshing: Bool
          show isRefreshing: Bool = beginRefreshing()
          var attributedTitle: NSAttributedString?
          func beginRefreshing()
          func endRefreshing()
        main class UISegmentedControl: UIControl
          init(frame: CGRect)
          init?(coder: NSCoder)
          init(items: [Any]?)
          convenience init(frame: CGRect, actions: [UIAction]) @14
          static let noSegment: Int
          show titles: [String] = insertSegment(withTitle:at:animated:)
          show images: [UIImage] = insertSegment(with:at:animated:)
          func insertSegment(action: UIAction, at segment: Int, animated: Bool) @14
          func setAction(_ action: UIAction, forSegmentAt segment: Int) @14
          func actionForSegment(at segment: Int) -> UIAction? @14
          func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int @14
          var isMomentary: Bool
          let numberOfSegments: Int
          var apportionsSegmentWidthsByContent: Bool
          func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
          func insertSegment(with image: UIImage?, at segment: Int, animated: Bool)
          func removeSegment(at segment: Int, animated: Bool)
          func removeAllSegments()
          func setTitle(_ title: String?, forSegmentAt segment: Int)
          func titleForSegment(at segment: Int) -> String?
          func setImage(_ image: UIImage?, forSegmentAt segment: Int)
          func imageForSegment(at segment: Int) -> UIImage?
          func setWidth(_ width: CGFloat, forSegmentAt segment: Int)
          func widthForSegment(at segment: Int) -> CGFloat
          func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int)
          func contentOffsetForSegment(at segment: Int) -> CGSize
          func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
          func isEnabledForSegment(at segment: Int) -> Bool
          var selectedSegmentIndex: Int
          var selectedSegmentTintColor: UIColor? @13
          func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
          func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage?
          func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
            rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics)
          func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
            barMetrics: UIBarMetrics) -> UIImage?
          func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
          func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
          func setContentPositionAdjustment(_ adjustment: UIOffset,
            forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics)
          func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
            barMetrics: UIBarMetrics) -> UIOffset
        enum UISegmentedControl.Segment: Int
          case any, left, center, right, alone
        main class UISlider: UIControl
          var value, minimumValue, maximumValue: Float
          var minimumValueImage, maximumValueImage: UIImage?
          var isContinuous: Bool
          var minimumTrackTintColor, maximumTrackTintColor, thumbTintColor: UIColor?
          func setValue(_ value: Float, animated: Bool)
          func setThumbImage(_ image: UIImage?, for state: UIControl.State)
          func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State)
          func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State)
          show thumbImage: UIImage? = setThumbImage(_:for:)
          show minimumTrackImage: UIImage? = setMinimumTrackImage(_:for:)
          show maximumTrackImage: UIImage? = setMaximumTrackImage(_:for:)
          func thumbImage(for state: UIControl.State) -> UIImage?
          func minimumTrackImage(for state: UIControl.State) -> UIImage?
          func maximumTrackImage(for state: UIControl.State) -> UIImage?
          let currentThumbImage, currentMinimumTrackImage, currentMaximumTrackImage: UIImage?
          func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect
          func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect
          func trackRect(forBounds bounds: CGRect) -> CGRect
          func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
          let behavioralStyle: UIBehavioralStyle @15
          var preferredBehavioralStyle: UIBehavioralStyle @15
        main class UIStepper: UIControl
          var isContinuous, autorepeat, wraps: Bool
          var value, minimumValue, maximumValue, stepValue: Double
          func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
          func backgroundImage(for state: UIControl.State) -> UIImage?
          func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
            rightSegmentState rightState: UIControl.State)
          func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) -> UIImage?
          func setIncrementImage(_ image: UIImage?, for state: UIControl.State)
          func incrementImage(for state: UIControl.State) -> UIImage?
          func setDecrementImage(_ image: UIImage?, for state: UIControl.State)
          func decrementImage(for state: UIControl.State) -> UIImage?
        main class UISwitch: UIControl
          init(frame: CGRect)
          init?(coder: NSCoder)
          var onTintColor, thumbTintColor: UIColor?
          var onImage, offImage: UIImage?
          var title: String? @14
          let style: UISwitch.Style @14
          var preferredStyle: UISwitch.Style @14
          var isOn: Bool
          func setOn(_ on: Bool, animated: Bool)
        enum UISwitch.Style: Int @14
          case automatic, checkbox, sliding
        """#
}
