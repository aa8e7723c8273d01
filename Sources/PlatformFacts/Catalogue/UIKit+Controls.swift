extension Catalogue {
    /// Controls and pickers.
    static let uiKitControls: StaticString = #"""
        module UIKit
        enum UIBehavioralStyle: UInt @15
          case automatic, pad, mac
        main class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting, UISpringLoadedInteractionSupporting
          init(frame: CGRect)
          init?(coder: NSCoder)
          convenience init(frame: CGRect, primaryAction: UIAction?) @14
          convenience init(type buttonType: UIButton.ButtonType)
          convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) @14
          convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) @15
          static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self @13
          var configuration: UIButton.Configuration? @15
          func setNeedsUpdateConfiguration() @15
          func updateConfiguration() @15
          var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? @15
          var automaticallyUpdatesConfiguration: Bool @15
          let buttonType: UIButton.ButtonType
          let isHovered, isHeld: Bool @15
          var role: UIButton.Role @14
          var isPointerInteractionEnabled: Bool @13.4
          var pointerStyleProvider: UIButton.PointerStyleProvider? @13.4
          var menu: UIMenu? @14
          var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder @16
          var changesSelectionAsPrimaryAction: Bool @15
          func setTitle(_ title: String?, for state: UIControl.State)
          func setTitleColor(_ color: UIColor?, for state: UIControl.State)
          func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)
          func setImage(_ image: UIImage?, for state: UIControl.State)
          func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
          func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?,
            forImageIn state: UIControl.State) @13
          func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
          func title(for state: UIControl.State) -> String?
          func titleColor(for state: UIControl.State) -> UIColor?
          func titleShadowColor(for state: UIControl.State) -> UIColor?
          func image(for state: UIControl.State) -> UIImage?
          func backgroundImage(for state: UIControl.State) -> UIImage?
          func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? @13
          func attributedTitle(for state: UIControl.State) -> NSAttributedString?
          show title: String? = setTitle(_:for:)
          show titleColor: UIColor? = setTitleColor(_:for:)
          show titleShadowColor: UIColor? = setTitleShadowColor(_:for:)
          show image: UIImage? = setImage(_:for:)
          show backgroundImage: UIImage? = setBackgroundImage(_:for:)
          show attributedTitle: NSAttributedString? = setAttributedTitle(_:for:)
          show subtitle: String? = configuration.subtitle @15
          let currentTitle: String?
          let currentTitleColor: UIColor
          let currentTitleShadowColor: UIColor?
          let currentImage, currentBackgroundImage: UIImage?
          let currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? @13
          let currentAttributedTitle: NSAttributedString?
          let titleLabel: UILabel?
          let imageView: UIImageView?
          let subtitleLabel: UILabel? @15
          let behavioralStyle: UIBehavioralStyle @15
          var preferredBehavioralStyle: UIBehavioralStyle @15
          var contentEdgeInsets, titleEdgeInsets, imageEdgeInsets: UIEdgeInsets
          var reversesTitleShadowWhenHighlighted, adjustsImageWhenHighlighted, adjustsImageWhenDisabled,
            showsTouchWhenHighlighted: Bool
          func backgroundRect(forBounds bounds: CGRect) -> CGRect
          func contentRect(forBounds bounds: CGRect) -> CGRect
          func titleRect(forContentRect contentRect: CGRect) -> CGRect
          func imageRect(forContentRect contentRect: CGRect) -> CGRect
          var adjustsImageSizeForAccessibilityContentSizeCategory: Bool @11
          var isSpringLoaded: Bool @11
        enum UIButton.ButtonType: Int
          case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
        struct UIButton.Configuration: Hashable @15
          static func plain() -> UIButton.Configuration
          static func tinted() -> UIButton.Configuration
          static func gray() -> UIButton.Configuration
          static func filled() -> UIButton.Configuration
          static func borderless() -> UIButton.Configuration
          static func bordered() -> UIButton.Configuration
          static func borderedTinted() -> UIButton.Configuration
          static func borderedProminent() -> UIButton.Configuration
          func updated(for button: UIButton) -> UIButton.Configuration
          var background: UIBackgroundConfiguration
          var cornerStyle: UIButton.Configuration.CornerStyle
          var buttonSize: UIButton.Configuration.Size
          var macIdiomStyle: UIButton.Configuration.MacIdiomStyle
          var baseForegroundColor, baseBackgroundColor: UIColor?
          var image: UIImage?
          var imageColorTransformer: UIConfigurationColorTransformer?
          var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
          var showsActivityIndicator: Bool
          var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
          var title: String?
          var attributedTitle: AttributedString?
          var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
          var titleLineBreakMode: NSLineBreakMode @16
          var subtitle: String?
          var attributedSubtitle: AttributedString?
          var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
          var indicator: UIButton.Configuration.Indicator @16
          var indicatorColorTransformer: UIConfigurationColorTransformer? @16
          var contentInsets: NSDirectionalEdgeInsets
          var imagePlacement: NSDirectionalRectEdge
          var imagePadding, titlePadding: CGFloat
          var titleAlignment: UIButton.Configuration.TitleAlignment
          var automaticallyUpdateForSelection: Bool
          mutating func setDefaultContentInsets()
        enum UIButton.Configuration.CornerStyle: Int @15
          case fixed = -1, dynamic, small, medium, large, capsule
        enum UIButton.Configuration.Indicator: Int @16
          case automatic, none, popup
        enum UIButton.Configuration.MacIdiomStyle: Int @15
          case automatic, bordered, borderless, borderlessTinted
        enum UIButton.Configuration.Size: Int @15
          case medium, small, mini, large
        enum UIButton.Configuration.TitleAlignment: Int @15
          case automatic, leading, center, trailing
        typealias UIButton.ConfigurationUpdateHandler = (UIButton) -> Void
        typealias UIButton.PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
        enum UIButton.Role: Int @14
          case normal, primary, cancel, destructive
        main class UICalendarSelection: NSObject @16
          func updateSelectableDates()
        main class UICalendarSelectionMultiDate: UICalendarSelection @16
          var selectedDates: [DateComponents]
        main class UICalendarSelectionSingleDate: UICalendarSelection @16
          var selectedDate: DateComponents?
        main class UICalendarView: UIView @16
          weak var delegate: (any UICalendarViewDelegate)?
          var selectionBehavior: UICalendarSelection?
          var locale: Locale
          var calendar: Calendar
          var timeZone: TimeZone?
          var fontDesign: UIFontDescriptor.SystemDesign
          var availableDateRange: DateInterval
          var visibleDateComponents: DateComponents
          var wantsDateDecorations: Bool
          func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool)
          func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool)
        main class UICalendarView.Decoration: NSObject @16
        protocol UICalendarViewDelegate: NSObjectProtocol @16
          optional func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom
            previousDateComponents: DateComponents)
        main class UIColorWell: UIControl @14
          var title: String?
          var supportsAlpha: Bool
          var selectedColor: UIColor?
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
        main class UIDatePicker: UIControl
          var datePickerMode: UIDatePicker.Mode
          var locale: Locale?
          var calendar: Calendar!
          var timeZone: TimeZone?
          var date: Date
          var minimumDate, maximumDate: Date?
          var countDownDuration: TimeInterval
          var minuteInterval: Int
          func setDate(_ date: Date, animated: Bool)
          var preferredDatePickerStyle: UIDatePickerStyle @13.4
          let datePickerStyle: UIDatePickerStyle @13.4
          var roundsToMinuteInterval: Bool @15
        enum UIDatePicker.Mode: Int
          case time, date, dateAndTime, countDownTimer, yearAndMonth
        enum UIDatePickerStyle: Int @13.4
          case automatic, wheels, compact, inline
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
        main class UIPickerView: UIView
          weak var dataSource: (any UIPickerViewDataSource)?
          weak var delegate: (any UIPickerViewDelegate)?
          var showsSelectionIndicator: Bool
          let numberOfComponents: Int
          func numberOfRows(inComponent component: Int) -> Int
          func rowSize(forComponent component: Int) -> CGSize
          func view(forRow row: Int, forComponent component: Int) -> UIView?
          func reloadAllComponents()
          func reloadComponent(_ component: Int)
          func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
          func selectedRow(inComponent component: Int) -> Int
        main protocol UIPickerViewDataSource: NSObjectProtocol
          func numberOfComponents(in pickerView: UIPickerView) -> Int
          func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
        main protocol UIPickerViewDelegate: NSObjectProtocol
          optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
          optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
          optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
          optional func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int,
            forComponent component: Int) -> NSAttributedString?
          optional func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?) -> UIView
          optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
        main class UIRefreshControl: UIControl
          init()
          let isRefreshing: Bool
          show isRefreshing: Bool = beginRefreshing()
          var attributedTitle: NSAttributedString?
          func beginRefreshing()
          func endRefreshing()
        main class UISearchTextField: UITextField @13
          var tokens: [UISearchToken]
          var tokenBackgroundColor: UIColor!
          var allowsDeletingTokens, allowsCopyingTokens: Bool
          func insertToken(_ token: UISearchToken, at tokenIndex: Int)
          func removeToken(at tokenIndex: Int)
        main class UISearchToken: NSObject @13
          convenience init(icon: UIImage?, text: String)
          var representedObject: Any?
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
        main class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting
          var text: String?
          var attributedText: NSAttributedString?
          var textColor: UIColor?
          var font: UIFont?
          var textAlignment: NSTextAlignment
          var borderStyle: UITextField.BorderStyle
          var defaultTextAttributes: [NSAttributedString.Key: Any]
          var placeholder: String?
          var attributedPlaceholder: NSAttributedString?
          var clearsOnBeginEditing, adjustsFontSizeToFitWidth: Bool
          var minimumFontSize: CGFloat
          weak var delegate: (any UITextFieldDelegate)?
          var background, disabledBackground: UIImage?
          let isEditing: Bool
          var allowsEditingTextAttributes: Bool
          var typingAttributes: [NSAttributedString.Key: Any]?
          var clearButtonMode, leftViewMode, rightViewMode: UITextField.ViewMode
          var leftView, rightView: UIView?
          func borderRect(forBounds bounds: CGRect) -> CGRect
          func textRect(forBounds bounds: CGRect) -> CGRect
          func placeholderRect(forBounds bounds: CGRect) -> CGRect
          func editingRect(forBounds bounds: CGRect) -> CGRect
          func clearButtonRect(forBounds bounds: CGRect) -> CGRect
          func leftViewRect(forBounds bounds: CGRect) -> CGRect
          func rightViewRect(forBounds bounds: CGRect) -> CGRect
          func drawText(in rect: CGRect)
          func drawPlaceholder(in rect: CGRect)
          var inputView, inputAccessoryView: UIView?
          var clearsOnInsertion: Bool
          var adjustsFontForContentSizeCategory: Bool @10
          var selectedTextRange: UITextRange?
          let beginningOfDocument, endOfDocument: UITextPosition
          let hasText: Bool
          func insertText(_ text: String)
          func deleteBackward()
          func replace(_ range: UITextRange, withText text: String)
          func text(in range: UITextRange) -> String?
          func position(from position: UITextPosition, offset: Int) -> UITextPosition?
          func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
          func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
          var autocapitalizationType: UITextAutocapitalizationType
          var autocorrectionType: UITextAutocorrectionType
          var spellCheckingType: UITextSpellCheckingType
          var smartQuotesType: UITextSmartQuotesType @11
          var smartDashesType: UITextSmartDashesType @11
          var smartInsertDeleteType: UITextSmartInsertDeleteType @11
          var keyboardType: UIKeyboardType
          var keyboardAppearance: UIKeyboardAppearance
          var returnKeyType: UIReturnKeyType
          var enablesReturnKeyAutomatically, isSecureTextEntry: Bool
          var textContentType: UITextContentType! @10
          var passwordRules: UITextInputPasswordRules? @12
          var inlinePredictionType: UITextInlinePredictionType @17
        enum UITextField.BorderStyle: Int
          case none, line, bezel, roundedRect
        enum UITextField.DidEndEditingReason: Int @10
          case committed, cancelled
        enum UITextField.ViewMode: Int
          case never, whileEditing, unlessEditing, always
        main protocol UITextFieldDelegate: NSObjectProtocol
          optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
          optional func textFieldDidBeginEditing(_ textField: UITextField)
          optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
          optional func textFieldDidEndEditing(_ textField: UITextField)
          optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) @10
          optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String) -> Bool
          optional func textFieldDidChangeSelection(_ textField: UITextField) @13
          optional func textFieldShouldClear(_ textField: UITextField) -> Bool
          optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
        """#
}
