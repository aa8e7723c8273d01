extension Catalogue {
    /// The chain of responders, and windows.
    static let uiKitResponders: StaticString = #"""
        module UIKit
        enum UIEditingInteractionConfiguration: Int @13
          case none, `default`
        main class UIResponder: NSObject, UIResponderStandardEditActions
          let next: UIResponder?
          let canBecomeFirstResponder, canResignFirstResponder, isFirstResponder: Bool
          let undoManager: UndoManager?
          let editingInteractionConfiguration: UIEditingInteractionConfiguration @13
          let keyCommands: [UIKeyCommand]?
          let inputView, inputAccessoryView: UIView?
          let inputAssistantItem: UITextInputAssistantItem
          let inputViewController, inputAccessoryViewController: UIInputViewController?
          let textInputMode: UITextInputMode?
          let textInputContextIdentifier: String?
          var userActivity: NSUserActivity?
          var pasteConfiguration: UIPasteConfiguration? @11
          var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? @13
          init()
          func becomeFirstResponder() -> Bool
          func resignFirstResponder() -> Bool
          func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
          func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
          func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
          func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
          func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>)
          func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
          func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)
          func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
          func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)
          func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
          func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
          func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
          func remoteControlReceived(with event: UIEvent?)
          func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
          func target(forAction action: Selector, withSender sender: Any?) -> Any?
          func buildMenu(with builder: any UIMenuBuilder) @13
          func validate(_ command: UICommand) @13
          func reloadInputViews()
          func paste(itemProviders: [NSItemProvider]) @11
          func canPaste(_ itemProviders: [NSItemProvider]) -> Bool @11
          func updateUserActivityState(_ activity: NSUserActivity)
          func restoreUserActivityState(_ activity: NSUserActivity)
          static let keyboardWillShowNotification, keyboardDidShowNotification, keyboardWillHideNotification,
            keyboardDidHideNotification, keyboardWillChangeFrameNotification, keyboardDidChangeFrameNotification:
            NSNotification.Name
          static let keyboardFrameBeginUserInfoKey, keyboardFrameEndUserInfoKey, keyboardAnimationDurationUserInfoKey,
            keyboardAnimationCurveUserInfoKey, keyboardIsLocalUserInfoKey: String
        main protocol UIResponderStandardEditActions: NSObjectProtocol
          optional func cut(_ sender: Any?)
          optional func copy(_ sender: Any?)
          optional func paste(_ sender: Any?)
          optional func pasteAndMatchStyle(_ sender: Any?)
          optional func pasteAndGo(_ sender: Any?)
          optional func pasteAndSearch(_ sender: Any?)
          optional func select(_ sender: Any?)
          optional func selectAll(_ sender: Any?)
          optional func delete(_ sender: Any?)
          optional func duplicate(_ sender: Any?)
          optional func rename(_ sender: Any?)
          optional func print(_ sender: Any?)
          optional func move(_ sender: Any?)
          optional func export(_ sender: Any?)
          optional func find(_ sender: Any?)
          optional func findAndReplace(_ sender: Any?)
          optional func findNext(_ sender: Any?)
          optional func findPrevious(_ sender: Any?)
          optional func useSelectionForFind(_ sender: Any?)
          optional func makeTextWritingDirectionLeftToRight(_ sender: Any?)
          optional func makeTextWritingDirectionRightToLeft(_ sender: Any?)
          optional func toggleBoldface(_ sender: Any?)
          optional func toggleItalics(_ sender: Any?)
          optional func toggleUnderline(_ sender: Any?)
          optional func increaseSize(_ sender: Any?)
          optional func decreaseSize(_ sender: Any?)
          optional func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
        main class UIWindow: UIView
          init(frame: CGRect)
          init(windowScene: UIWindowScene) @13
          weak var windowScene: UIWindowScene? @13
          var canResizeToFitContent: Bool @13
          var screen: UIScreen
          var windowLevel: UIWindow.Level
          let isKeyWindow, canBecomeKey: Bool
          func becomeKey()
          func resignKey()
          func makeKey()
          func makeKeyAndVisible()
          var rootViewController: UIViewController?
          func sendEvent(_ event: UIEvent)
        wrapper UIWindow.Level: CGFloat
          static let normal, alert, statusBar: UIWindow.Level
        """#
}
