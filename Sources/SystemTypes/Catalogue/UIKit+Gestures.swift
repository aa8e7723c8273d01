extension Catalogue {
    /// Gestures, events, interactions, feedback and animation.
    static let uiKitGestures: StaticString = #"""
        module UIKit
        options NSDirectionalRectEdge @13
          static let top, leading, bottom, trailing, all: NSDirectionalRectEdge
        enum NSRectAlignment: Int @13
          case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
        main class UIAttachmentBehavior: UIDynamicBehavior
        options UIAxis @13.4
          static let horizontal, vertical, both: UIAxis
        main class UICollectionViewDropProposal: UIDropProposal @11
        main class UICollisionBehavior: UIDynamicBehavior
        main protocol UICoordinateSpace: NSObjectProtocol
          let bounds: CGRect
        main class UICubicTimingParameters: NSObject, UITimingCurveProvider @10
        main class UIDragInteraction: NSObject, UIInteraction @11
        main class UIDragItem: NSObject @11
          designated init(itemProvider: NSItemProvider)
          let itemProvider: NSItemProvider
          var localObject: Any?
        main protocol UIDragSession: NSObjectProtocol @11
        main class UIDropInteraction: NSObject, UIInteraction @11
        main class UIDropProposal: NSObject @11
        main protocol UIDropSession: NSObjectProtocol @11
        class UIDynamicAnimator: NSObject
        main class UIDynamicBehavior: NSObject
        main protocol UIDynamicItem: NSObjectProtocol
        main class UIDynamicItemBehavior: UIDynamicBehavior
        main class UIEditMenuInteraction: NSObject, UIInteraction @16
        main class UIEvent: NSObject
          let type: UIEvent.EventType
          let timestamp: TimeInterval
          let allTouches: Set<UITouch>?
          func touches(for view: UIView) -> Set<UITouch>?
        options UIEvent.ButtonMask @13.4
          static let primary, secondary: UIEvent.ButtonMask
        enum UIEvent.EventSubtype: Int
          case none, motionShake, remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        enum UIEvent.EventType: Int
          case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
        main class UIFeedbackGenerator: NSObject @10
          func prepare()
        main class UIFieldBehavior: UIDynamicBehavior
        main class UIFindInteraction: NSObject, UIInteraction @16
        main class UIFocusAnimationCoordinator: NSObject
        class UIFocusEffect: NSObject @15
        main protocol UIFocusEnvironment: NSObjectProtocol
          let preferredFocusEnvironments: [any UIFocusEnvironment]
          func setNeedsFocusUpdate()
          func updateFocusIfNeeded()
          func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
          func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
        wrapper UIFocusGroupPriority: Int @15
        main class UIFocusGuide: UILayoutGuide
        main protocol UIFocusItem: UIFocusEnvironment @10
        main protocol UIFocusItemContainer: NSObjectProtocol @12
        main class UIFocusUpdateContext: NSObject
        main class UIGestureRecognizer: NSObject
          designated init(target: Any?, action: Selector?)
          convenience init()
          convenience init?(coder: NSCoder)
          func addTarget(_ target: Any, action: Selector)
          func removeTarget(_ target: Any?, action: Selector?)
          var state: UIGestureRecognizer.State
          weak var delegate: (any UIGestureRecognizerDelegate)?
          var isEnabled: Bool
          let view: UIView?
          var cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded: Bool
          var allowedTouchTypes, allowedPressTypes: [NSNumber]
          var requiresExclusiveTouchType: Bool
          func require(toFail otherGestureRecognizer: UIGestureRecognizer)
          func location(in view: UIView?) -> CGPoint
          let numberOfTouches: Int
          func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
          var name: String? @11
          let modifierFlags: UIKeyModifierFlags @13.4
          let buttonMask: UIEvent.ButtonMask @13.4
          func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
          func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
          func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
          func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
          func reset()
        enum UIGestureRecognizer.State: Int
          case possible, began, changed, ended, cancelled, failed
        main protocol UIGestureRecognizerDelegate: NSObjectProtocol
          optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
          optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
          optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
          optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
          optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
        main class UIGravityBehavior: UIDynamicBehavior
        main class UIHoverGestureRecognizer: UIGestureRecognizer @13
        struct UIHoverStyle: Hashable @17
        main class UIImpactFeedbackGenerator: UIFeedbackGenerator @10
          convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle)
          func impactOccurred()
          func impactOccurred(intensity: CGFloat) @13
        enum UIImpactFeedbackGenerator.FeedbackStyle: Int @10
          case light, medium, heavy, soft, rigid
        main protocol UIInteraction: NSObjectProtocol @11
          weak let view: UIView?
          func willMove(to view: UIView?)
          func didMove(to view: UIView?)
        main class UIInterpolatingMotionEffect: UIMotionEffect
        options UIKeyModifierFlags
          static let alphaShift, shift, control, alternate, command, numericPad: UIKeyModifierFlags
        main class UILargeContentViewerInteraction: NSObject, UIInteraction @13
        main class UILongPressGestureRecognizer: UIGestureRecognizer
          var numberOfTapsRequired, numberOfTouchesRequired: Int
          var minimumPressDuration: TimeInterval
          var allowableMovement: CGFloat
        main class UIMotionEffect: NSObject
        main class UIMotionEffectGroup: UIMotionEffect
        main class UINotificationFeedbackGenerator: UIFeedbackGenerator @10
          func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
        enum UINotificationFeedbackGenerator.FeedbackType: Int @10
          case success, warning, error
        main class UIPanGestureRecognizer: UIGestureRecognizer
          var minimumNumberOfTouches, maximumNumberOfTouches: Int
          func translation(in view: UIView?) -> CGPoint
          func setTranslation(_ translation: CGPoint, in view: UIView?)
          func velocity(in view: UIView?) -> CGPoint
          var allowedScrollTypesMask: UIScrollTypeMask @13.4
        main class UIPasteConfiguration: NSObject @11
        main protocol UIPasteConfigurationSupporting: NSObjectProtocol @11
        class UIPasteboard: NSObject
          class let general: UIPasteboard
          var string: String?
          var image: UIImage?
          var url: URL?
        main class UIPencilInteraction: NSObject, UIInteraction @12.1
        main class UIPinchGestureRecognizer: UIGestureRecognizer
          var scale: CGFloat
          let velocity: CGFloat
        main class UIPointerInteraction: NSObject, UIInteraction @13.4
        main class UIPointerStyle: NSObject @13.4
        class UIPress: NSObject
        main class UIPressesEvent: UIEvent
        main class UIPushBehavior: UIDynamicBehavior
        options UIRectCorner
          static let topLeft, topRight, bottomLeft, bottomRight, allCorners: UIRectCorner
        options UIRectEdge
          static let top, left, bottom, right, all: UIRectEdge
        main class UIRotationGestureRecognizer: UIGestureRecognizer
          var rotation: CGFloat
          let velocity: CGFloat
        main class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
          var edges: UIRectEdge
        main class UIScreenshotService: NSObject @13
        main class UIScribbleInteraction: NSObject, UIInteraction @14
        options UIScrollTypeMask @13.4
          static let discrete, continuous, all: UIScrollTypeMask
        main class UISelectionFeedbackGenerator: UIFeedbackGenerator @10
          func selectionChanged()
        main class UISnapBehavior: UIDynamicBehavior
        main class UISpringLoadedInteraction: NSObject, UIInteraction @11
        main protocol UISpringLoadedInteractionContext: NSObjectProtocol @11
        main protocol UISpringLoadedInteractionSupporting: NSObjectProtocol @11
        main class UISpringTimingParameters: NSObject, UITimingCurveProvider @10
        main class UISwipeGestureRecognizer: UIGestureRecognizer
          var numberOfTouchesRequired: Int
          var direction: UISwipeGestureRecognizer.Direction
        options UISwipeGestureRecognizer.Direction
          static let right, left, up, down: UISwipeGestureRecognizer.Direction
        main class UITableViewDropProposal: UIDropProposal @11
        main class UITapGestureRecognizer: UIGestureRecognizer
          var numberOfTapsRequired, numberOfTouchesRequired: Int
          var buttonMaskRequired: UIEvent.ButtonMask @13.4
        main class UITextInteraction: NSObject, UIInteraction @13
        main protocol UITimingCurveProvider: NSCoding, NSCopying @10
        class UIToolTipInteraction: NSObject, UIInteraction @15
        main class UITouch: NSObject
          let timestamp: TimeInterval
          let phase: UITouch.Phase
          let tapCount: Int
          let type: UITouch.TouchType
          let window: UIWindow?
          let view: UIView?
          let gestureRecognizers: [UIGestureRecognizer]?
          let force, maximumPossibleForce, majorRadius: CGFloat
          func location(in view: UIView?) -> CGPoint
          func previousLocation(in view: UIView?) -> CGPoint
        enum UITouch.Phase: Int
          case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
        enum UITouch.TouchType: Int
          case direct, indirect, pencil, indirectPointer
        main protocol UITraitChangeObservable @17
        main protocol UITraitChangeRegistration: NSObjectProtocol @17
        main protocol UITraitEnvironment: NSObjectProtocol
          let traitCollection: UITraitCollection
          func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
        main protocol UITraitOverrides @17
        main protocol UIViewAnimating: NSObjectProtocol @10
        enum UIViewAnimatingPosition: Int @10
          case end, start, current
        enum UIViewAnimatingState: Int @10
          case inactive, active, stopped
        main protocol UIViewImplicitlyAnimating: UIViewAnimating @10
        main class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating @10
          convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
          convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
          func startAnimation()
          func pauseAnimation()
          func stopAnimation(_ withoutFinishing: Bool)
          func addAnimations(_ animation: @escaping () -> Void)
          func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
          var fractionComplete: CGFloat
          var isReversed: Bool
          let isRunning: Bool
        """#
}
