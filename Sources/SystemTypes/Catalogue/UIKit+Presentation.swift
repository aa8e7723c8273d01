extension Catalogue {
    /// How controllers are presented, and the transitions.
    static let uiKitPresentation: StaticString = #"""
        module UIKit
        main protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol
          optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
          optional func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
          optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool @13
          optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController) @13
          optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController) @13
          optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) @13
        enum UIModalPresentationStyle: Int
          case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
            blurOverFullScreen, none = -1, automatic = -2
        enum UIModalTransitionStyle: Int
          case coverVertical, flipHorizontal, crossDissolve, partialCurl
        main class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
        options UIPopoverArrowDirection
          static let up, down, left, right, any, unknown: UIPopoverArrowDirection
        main class UIPopoverPresentationController: UIPresentationController
          weak var delegate: (any UIPopoverPresentationControllerDelegate)?
          var permittedArrowDirections: UIPopoverArrowDirection
          var sourceView: UIView?
          var sourceRect: CGRect
          var canOverlapSourceViewRect: Bool
          var barButtonItem: UIBarButtonItem?
          var sourceItem: (any UIPopoverPresentationControllerSourceItem)? @16
          let arrowDirection: UIPopoverArrowDirection
          var passthroughViews: [UIView]?
          var backgroundColor: UIColor?
          var popoverLayoutMargins: UIEdgeInsets
        main protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
          optional func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController)
        protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol @16
        main class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment, UIContentContainer, UIFocusEnvironment
          designated init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
          let presentingViewController, presentedViewController: UIViewController
          let presentationStyle: UIModalPresentationStyle
          let containerView, presentedView: UIView?
          weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
          let frameOfPresentedViewInContainerView: CGRect
          func containerViewWillLayoutSubviews()
          func containerViewDidLayoutSubviews()
          func presentationTransitionWillBegin()
          func presentationTransitionDidEnd(_ completed: Bool)
          func dismissalTransitionWillBegin()
          func dismissalTransitionDidEnd(_ completed: Bool)
        main class UISheetPresentationController: UIPresentationController @15
          weak var delegate: (any UISheetPresentationControllerDelegate)?
          var sourceView: UIView?
          var prefersEdgeAttachedInCompactHeight, widthFollowsPreferredContentSizeWhenEdgeAttached, prefersGrabberVisible: Bool
          var preferredCornerRadius: CGFloat?
          var detents: [UISheetPresentationController.Detent]
          var selectedDetentIdentifier, largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
          var prefersScrollingExpandsWhenScrolledToEdge: Bool
          func animateChanges(_ changes: () -> Void)
          func invalidateDetents() @16
        main class UISheetPresentationController.Detent: NSObject @15
          class func medium() -> Self
          class func large() -> Self
          class func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
            -> UISheetPresentationController.Detent @16
          let identifier: UISheetPresentationController.Detent.Identifier @16
        wrapper UISheetPresentationController.Detent.Identifier @15
          static let medium, large: UISheetPresentationController.Detent.Identifier
        main protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate @15
          optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController)
        main protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol @16
          let containerTraitCollection: UITraitCollection
          let maximumDetentValue: CGFloat
        wrapper UITransitionContextViewControllerKey
          static let from, to: UITransitionContextViewControllerKey
        wrapper UITransitionContextViewKey
          static let from, to: UITransitionContextViewKey
        main protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol
          func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
          func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
        main protocol UIViewControllerContextTransitioning: NSObjectProtocol
          let containerView: UIView
          let isAnimated, isInteractive, transitionWasCancelled: Bool
          func completeTransition(_ didComplete: Bool)
          func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
          func view(forKey key: UITransitionContextViewKey) -> UIView?
          func initialFrame(for vc: UIViewController) -> CGRect
          func finalFrame(for vc: UIViewController) -> CGRect
        main protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol
        main protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
          func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
            completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
        main protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol
          let isAnimated: Bool
          let transitionDuration: TimeInterval
        main protocol UIViewControllerTransitioningDelegate: NSObjectProtocol
          optional func animationController(forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
          optional func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
          optional func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController) -> UIPresentationController?
        """#
}
