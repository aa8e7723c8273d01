extension Catalogue {
    /// Text, and what UIKit adds to other modules' types.
    static let uiKitText: StaticString = #"""
        module UIKit
        extension IndexPath
          init(row: Int, section: Int)
          init(item: Int, section: Int)
          var row, section, item: Int
        extension NSAttributedString
          convenience init(attachment: NSTextAttachment)
          func size() -> CGSize
          func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect
          func draw(at point: CGPoint)
          func draw(in rect: CGRect)
        extension NSAttributedString.Key
          static let font, paragraphStyle, foregroundColor, backgroundColor, ligature, kern, tracking, strikethroughStyle, underlineStyle,
            strokeColor, strokeWidth, shadow, textEffect, attachment, link, baselineOffset, underlineColor, strikethroughColor,
            obliqueness, expansion, writingDirection: NSAttributedString.Key
        class NSLayoutManager: NSObject
        enum NSLineBreakMode: Int
          case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
        class NSMutableParagraphStyle: NSParagraphStyle
          var lineSpacing, paragraphSpacing, headIndent, tailIndent, firstLineHeadIndent, minimumLineHeight, maximumLineHeight,
            lineHeightMultiple, paragraphSpacingBefore: CGFloat
          var alignment: NSTextAlignment
          var lineBreakMode: NSLineBreakMode
        extension NSObject
          main func awakeFromNib()
          main func prepareForInterfaceBuilder()
          main var isAccessibilityElement: Bool
          main var accessibilityLabel, accessibilityHint, accessibilityValue: String?
          main var accessibilityAttributedLabel, accessibilityAttributedHint, accessibilityAttributedValue: NSAttributedString? @11
          main var accessibilityTraits: UIAccessibilityTraits
          main var accessibilityFrame: CGRect
          main var accessibilityPath: UIBezierPath?
          main var accessibilityActivationPoint: CGPoint
          main var accessibilityLanguage: String?
          main var accessibilityElementsHidden, accessibilityViewIsModal, shouldGroupAccessibilityChildren: Bool
          main var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
          main var accessibilityRespondsToUserInteraction: Bool @13
          main var accessibilityUserInputLabels: [String]! @13
          main var accessibilityAttributedUserInputLabels: [NSAttributedString]! @13
          main var accessibilityTextualContext: UIAccessibilityTextualContext? @13
          main var accessibilityElements: [Any]?
          main var accessibilityContainerType: UIAccessibilityContainerType @11
          main var accessibilityCustomActions: [UIAccessibilityCustomAction]?
          main var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? @10
          main func accessibilityActivate() -> Bool
          main func accessibilityIncrement()
          main func accessibilityDecrement()
          main func accessibilityPerformEscape() -> Bool
          main func accessibilityPerformMagicTap() -> Bool
        class NSParagraphStyle: NSObject
          class let `default`: NSParagraphStyle
          let lineSpacing, paragraphSpacing, headIndent, tailIndent, firstLineHeadIndent, minimumLineHeight, maximumLineHeight,
            lineHeightMultiple, paragraphSpacingBefore: CGFloat
          let alignment: NSTextAlignment
          let lineBreakMode: NSLineBreakMode
        options NSParagraphStyle.LineBreakStrategy
          static let pushOut, hangulWordPriority, standard: NSParagraphStyle.LineBreakStrategy
        class NSShadow: NSObject
          var shadowOffset: CGSize
          var shadowBlurRadius: CGFloat
          var shadowColor: Any?
        extension NSString
          func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
          func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
            context: NSStringDrawingContext?) -> CGRect
          func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
        class NSStringDrawingContext: NSObject
        options NSStringDrawingOptions
          static let usesLineFragmentOrigin, usesFontLeading, usesDeviceMetrics, truncatesLastVisibleLine: NSStringDrawingOptions
        enum NSTextAlignment: Int
          case left, center, right, justified, natural
        class NSTextAttachment: NSObject
          convenience init(image: UIImage) @13
          var image: UIImage?
          var bounds: CGRect
        class NSTextContainer: NSObject
          designated init(size: CGSize)
          var lineFragmentPadding: CGFloat
          var maximumNumberOfLines: Int
          var lineBreakMode: NSLineBreakMode
        class NSTextLayoutManager: NSObject @15
        class NSTextStorage: NSMutableAttributedString
        options NSUnderlineStyle
          static let single, thick, double, patternDot, patternDash, patternDashDot, patternDashDotDot, byWord: NSUnderlineStyle
        enum NSWritingDirection: Int
          case natural = -1, leftToRight, rightToLeft
        struct UIAccessibility
          static let isVoiceOverRunning, isReduceMotionEnabled, isReduceTransparencyEnabled, isBoldTextEnabled,
            isDarkerSystemColorsEnabled, isSwitchControlRunning: Bool
          static func post(notification: UIAccessibility.Notification, argument: Any?)
        wrapper UIAccessibility.Notification: UInt32
          static let screenChanged, layoutChanged, announcement, pageScrolled: UIAccessibility.Notification
        enum UIAccessibilityContainerType: Int @11
          case none, dataTable, list, landmark, semanticGroup
        protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol
        class UIAccessibilityCustomAction: NSObject
        class UIAccessibilityCustomRotor: NSObject @10
        main class UIAccessibilityElement: UIResponder
        protocol UIAccessibilityIdentification: NSObjectProtocol
          var accessibilityIdentifier: String?
        enum UIAccessibilityNavigationStyle: Int
          case automatic, separate, combined
        wrapper UIAccessibilityTextualContext @13
        wrapper UIAccessibilityTraits: UInt64
          static let none, button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText, summaryElement,
            notEnabled, updatesFrequently, startsMediaSession, adjustable, allowsDirectInteraction, causesPageTurn, tabBar,
            supportsZoom, toggleButton: UIAccessibilityTraits
        main protocol UIActivityItemsConfigurationReading: NSObjectProtocol @13
        extension UIAlertAction: UIAccessibilityIdentification
          var accessibilityIdentifier: String?
        extension UIBarItem: UIAccessibilityIdentification
          var accessibilityIdentifier: String?
        wrapper UIContentSizeCategory: Comparable @10
          static let unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
            accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
            accessibilityExtraExtraExtraLarge: UIContentSizeCategory
          let isAccessibilityCategory: Bool @11
        main protocol UIContentSizeCategoryAdjusting: NSObjectProtocol @10
        options UIDataDetectorTypes
          static let phoneNumber, link, address, calendarEvent, all: UIDataDetectorTypes
        extension UIImage: UIAccessibilityIdentification
          main var accessibilityIdentifier: String?
        main protocol UIKeyInput: UITextInputTraits
        enum UIKeyboardAppearance: Int
          case `default`, dark, light
        enum UIKeyboardType: Int
          case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
            twitter, webSearch, asciiCapableNumberPad
        enum UIReturnKeyType: Int
          case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
        enum UITextAutocapitalizationType: Int
          case none, words, sentences, allCharacters
        enum UITextAutocorrectionType: Int
          case `default`, no, yes
        wrapper UITextContentType @10
          static let name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName, location,
            fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState, addressCityAndState, sublocality,
            countryName, postalCode, telephoneNumber, emailAddress, URL, creditCardNumber, username, password, newPassword,
            oneTimeCode, shipmentTrackingNumber, flightNumber, dateTime, birthdate: UITextContentType
        main protocol UITextDocumentProxy: UIKeyInput
        enum UITextInlinePredictionType: Int @17
          case `default`, no, yes
        main protocol UITextInput: UIKeyInput
        main class UITextInputAssistantItem: NSObject
        main protocol UITextInputDelegate: NSObjectProtocol
        main class UITextInputMode: NSObject
          let primaryLanguage: String?
        main class UITextInputPasswordRules: NSObject @12
          convenience init(descriptor passwordRulesDescriptor: String)
        main protocol UITextInputTraits: NSObjectProtocol
        enum UITextItemInteraction: Int @10
          case invokeDefaultAction, presentActions, preview
        main class UITextPosition: NSObject
        main class UITextRange: NSObject
        enum UITextSmartDashesType: Int @11
          case `default`, no, yes
        enum UITextSmartInsertDeleteType: Int @11
          case `default`, no, yes
        enum UITextSmartQuotesType: Int @11
          case `default`, no, yes
        enum UITextSpellCheckingType: Int
          case `default`, no, yes
        main class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting
          designated init(frame: CGRect, textContainer: NSTextContainer?)
          init?(coder: NSCoder)
          convenience init(usingTextLayoutManager: Bool) @16
          weak var delegate: (any UITextViewDelegate)?
          var text: String!
          var font: UIFont?
          var textColor: UIColor?
          var textAlignment: NSTextAlignment
          var selectedRange: NSRange
          var isEditable, isSelectable: Bool
          var dataDetectorTypes: UIDataDetectorTypes
          var allowsEditingTextAttributes: Bool
          var attributedText: NSAttributedString!
          var typingAttributes: [NSAttributedString.Key: Any]
          func scrollRangeToVisible(_ range: NSRange)
          var inputView, inputAccessoryView: UIView?
          var clearsOnInsertion: Bool
          let textContainer: NSTextContainer
          var textContainerInset: UIEdgeInsets
          let textLayoutManager: NSTextLayoutManager? @15
          let layoutManager: NSLayoutManager
          let textStorage: NSTextStorage
          var linkTextAttributes: [NSAttributedString.Key: Any]!
          var usesStandardTextScaling: Bool @13
          let findInteraction: UIFindInteraction? @16
          var isFindInteractionEnabled: Bool @16
          var borderStyle: UITextView.BorderStyle @17
          var adjustsFontForContentSizeCategory: Bool @10
          var selectedTextRange: UITextRange?
          let hasText: Bool
          func insertText(_ text: String)
          func deleteBackward()
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
        enum UITextView.BorderStyle: Int @17
          case none, line, bezel, roundedRect
        main protocol UITextViewDelegate: UIScrollViewDelegate
          optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
          optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
          optional func textViewDidBeginEditing(_ textView: UITextView)
          optional func textViewDidEndEditing(_ textView: UITextView)
          optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
          optional func textViewDidChange(_ textView: UITextView)
          optional func textViewDidChangeSelection(_ textView: UITextView)
          optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction) -> Bool @10
        extension UIView: UIAccessibilityIdentification
          var accessibilityIdentifier: String?
        """#
}
