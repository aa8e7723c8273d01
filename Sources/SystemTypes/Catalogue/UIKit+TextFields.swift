extension Catalogue {
    /// Fields for a line of text.
    static let uiKitTextFields: StaticString = #"""
        module UIKit
        main class UISearchTextField: UITextField @13
          var tokens: [UISearchToken]
          var tokenBackgroundColor: UIColor!
          var allowsDeletingTokens, allowsCopyingTokens: Bool
          func insertToken(_ token: UISearchToken, at tokenIndex: Int)
          func removeToken(at tokenIndex: Int)
        main class UISearchToken: NSObject @13
          convenience init(icon: UIImage?, text: String)
          var representedObject: Any?
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
