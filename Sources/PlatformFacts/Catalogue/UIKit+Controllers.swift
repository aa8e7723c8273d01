extension Catalogue {
    /// View controllers and how they are presented.
    static let uiKitControllers: StaticString = #"""
        module UIKit
        class UIActivity: NSObject
        wrapper UIActivity.ActivityType
          static let postToFacebook, postToTwitter, postToWeibo, message, mail, print, copyToPasteboard, assignToContact,
            saveToCameraRoll, addToReadingList, postToFlickr, postToVimeo, postToTencentWeibo, airDrop, openInIBooks,
            markupAsPDF: UIActivity.ActivityType
        protocol UIActivityItemSource: NSObjectProtocol
          func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
          func activityViewController(_ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
        main class UIActivityViewController: UIViewController
          designated init(activityItems: [Any], applicationActivities: [UIActivity]?)
          var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
          var excludedActivityTypes: [UIActivity.ActivityType]?
          var allowsProminentActivity: Bool @15.4
        typealias UIActivityViewController.CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
        main protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol
          optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
          optional func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
          optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool @13
          optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController) @13
          optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController) @13
          optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) @13
        main class UIAlertAction: NSObject
          convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
          let title: String?
          let style: UIAlertAction.Style
          var isEnabled: Bool
        enum UIAlertAction.Style: Int
          case `default`, cancel, destructive
        main class UIAlertController: UIViewController
          convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
          func addAction(_ action: UIAlertAction)
          let actions: [UIAlertAction]
          var preferredAction: UIAlertAction?
          func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
          let textFields: [UITextField]?
          var message: String?
          let preferredStyle: UIAlertController.Style
          var severity: UIAlertControllerSeverity @16
        enum UIAlertController.Style: Int
          case actionSheet, alert
        enum UIAlertControllerSeverity: Int @16
          case `default`, critical
        main class UICloudSharingController: UIViewController @10
        main class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource
          designated init(collectionViewLayout layout: UICollectionViewLayout)
          init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
          init?(coder: NSCoder)
          var collectionView: UICollectionView!
          let collectionViewLayout: UICollectionViewLayout
          var clearsSelectionOnViewWillAppear, useLayoutToLayoutNavigationTransitions, installsStandardGestureForInteractiveMovement: Bool
          func numberOfSections(in collectionView: UICollectionView) -> Int
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
          func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
          func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath) -> UICollectionReusableView
          func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
          func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
          func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
          func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath)
          func scrollViewDidScroll(_ scrollView: UIScrollView)
        main class UIColorPickerViewController: UIViewController @14
          init()
          weak var delegate: (any UIColorPickerViewControllerDelegate)?
          var selectedColor: UIColor
          var supportsAlpha: Bool
        main protocol UIColorPickerViewControllerDelegate: NSObjectProtocol @14
        main protocol UIContentContainer: NSObjectProtocol
          let preferredContentSize: CGSize
          func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
          func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
          func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
          func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
          func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
        struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable @17
          static func empty() -> UIContentUnavailableConfiguration
          static func loading() -> UIContentUnavailableConfiguration
          static func search() -> UIContentUnavailableConfiguration
          var image: UIImage?
          var text, secondaryText: String?
        struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable @17
        main class UIContentUnavailableView: UIView, UIContentView @17
          designated init(configuration: UIContentUnavailableConfiguration)
          var configuration: any UIContentConfiguration
        main class UIDocumentBrowserViewController: UIViewController @11
        class UIDocumentInteractionController: NSObject
        main protocol UIDocumentPickerDelegate: NSObjectProtocol
          optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) @11
          optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
        main class UIDocumentPickerViewController: UIViewController
          weak var delegate: (any UIDocumentPickerDelegate)?
          var allowsMultipleSelection: Bool @11
          var shouldShowFileExtensions: Bool @13
          var directoryURL: URL? @13
          designated init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) @14
          convenience init(forOpeningContentTypes contentTypes: [UTType]) @14
        main class UIFontPickerViewController: UIViewController @13
        main class UIImagePickerController: UINavigationController
          weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
          var sourceType: UIImagePickerController.SourceType
          var mediaTypes: [String]
          var allowsEditing: Bool
          var cameraDevice: UIImagePickerController.CameraDevice
          class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool
        enum UIImagePickerController.CameraDevice: Int
          case rear, front
        wrapper UIImagePickerController.InfoKey
          static let mediaType, originalImage, editedImage, cropRect, mediaURL, phAsset, livePhoto, mediaMetadata,
            imageURL: UIImagePickerController.InfoKey
        enum UIImagePickerController.SourceType: Int
          case photoLibrary, camera, savedPhotosAlbum
        main protocol UIImagePickerControllerDelegate: NSObjectProtocol
          optional func imagePickerController(_ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
          optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
        main class UIInputViewController: UIViewController
          var inputView: UIInputView?
          let textDocumentProxy: any UITextDocumentProxy
          func dismissKeyboard()
          func advanceToNextInputMode()
        main protocol UILayoutSupport: NSObjectProtocol
          let length: CGFloat
        enum UIModalPresentationStyle: Int
          case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
            blurOverFullScreen, none = -1, automatic = -2
        enum UIModalTransitionStyle: Int
          case coverVertical, flipHorizontal, crossDissolve, partialCurl
        main class UINavigationController: UIViewController
          init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
          init(rootViewController: UIViewController)
          init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
          init?(coder: NSCoder)
          func pushViewController(_ viewController: UIViewController, animated: Bool)
          func popViewController(animated: Bool) -> UIViewController?
          func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
          func popToRootViewController(animated: Bool) -> [UIViewController]?
          let topViewController, visibleViewController: UIViewController?
          var viewControllers: [UIViewController]
          func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
          var isNavigationBarHidden: Bool
          func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
          let navigationBar: UINavigationBar
          var isToolbarHidden: Bool
          func setToolbarHidden(_ hidden: Bool, animated: Bool)
          let toolbar: UIToolbar!
          weak var delegate: (any UINavigationControllerDelegate)?
          let interactivePopGestureRecognizer: UIGestureRecognizer?
          var hidesBarsWhenKeyboardAppears, hidesBarsOnSwipe, hidesBarsWhenVerticallyCompact, hidesBarsOnTap: Bool
          let barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer
          let barHideOnTapGestureRecognizer: UITapGestureRecognizer
        enum UINavigationController.Operation: Int
          case none, push, pop
        main protocol UINavigationControllerDelegate: NSObjectProtocol
          optional func navigationController(_ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool)
          optional func navigationController(_ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool)
          optional func navigationController(_ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
        main class UINib: NSObject
          convenience init(nibName name: String, bundle bundleOrNil: Bundle?)
          convenience init(data: Data, bundle bundleOrNil: Bundle?)
          func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any]
        wrapper UINib.OptionsKey
          static let externalObjects: UINib.OptionsKey
        main class UIPageViewController: UIViewController
          designated init(transitionStyle style: UIPageViewController.TransitionStyle,
            navigationOrientation: UIPageViewController.NavigationOrientation,
            options: [UIPageViewController.OptionsKey: Any]? = nil)
          init?(coder: NSCoder)
          weak var delegate: (any UIPageViewControllerDelegate)?
          weak var dataSource: (any UIPageViewControllerDataSource)?
          let transitionStyle: UIPageViewController.TransitionStyle
          let navigationOrientation: UIPageViewController.NavigationOrientation
          let spineLocation: UIPageViewController.SpineLocation
          var isDoubleSided: Bool
          let gestureRecognizers: [UIGestureRecognizer]
          let viewControllers: [UIViewController]?
          func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
            animated: Bool, completion: ((Bool) -> Void)? = nil)
        enum UIPageViewController.NavigationDirection: Int
          case forward, reverse
        enum UIPageViewController.NavigationOrientation: Int
          case horizontal, vertical
        wrapper UIPageViewController.OptionsKey
          static let spineLocation, interPageSpacing: UIPageViewController.OptionsKey
        enum UIPageViewController.SpineLocation: Int
          case none, min, mid, max
        enum UIPageViewController.TransitionStyle: Int
          case pageCurl, scroll
        main protocol UIPageViewControllerDataSource: NSObjectProtocol
          func pageViewController(_ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController) -> UIViewController?
          func pageViewController(_ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController) -> UIViewController?
          optional func presentationCount(for pageViewController: UIPageViewController) -> Int
          optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
        main protocol UIPageViewControllerDelegate: NSObjectProtocol
          optional func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
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
        main protocol UIPreviewActionItem: NSObjectProtocol
        main class UIPrinterPickerController: NSObject
        main class UIReferenceLibraryViewController: UIViewController
        main class UISearchContainerViewController: UIViewController
        main class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
            UIViewControllerAnimatedTransitioning
          designated init(searchResultsController: UIViewController?)
          init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
          init?(coder: NSCoder)
          weak var searchResultsUpdater: (any UISearchResultsUpdating)?
          var isActive: Bool
          weak var delegate: (any UISearchControllerDelegate)?
          var obscuresBackgroundDuringPresentation, hidesNavigationBarDuringPresentation: Bool
          let searchResultsController: UIViewController?
          let searchBar: UISearchBar
          var automaticallyShowsSearchResultsController, showsSearchResultsController, automaticallyShowsCancelButton,
            automaticallyShowsScopeBar: Bool @13
          var scopeBarActivation: UISearchController.ScopeBarActivation @16
          func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
          func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
        enum UISearchController.ScopeBarActivation: Int @16
          case automatic, manual, onTextEntry, onSearchActivation
        main protocol UISearchControllerDelegate: NSObjectProtocol
          optional func willPresentSearchController(_ searchController: UISearchController)
          optional func didPresentSearchController(_ searchController: UISearchController)
          optional func willDismissSearchController(_ searchController: UISearchController)
          optional func didDismissSearchController(_ searchController: UISearchController)
          optional func presentSearchController(_ searchController: UISearchController)
        main class UISearchDisplayController: NSObject
        main protocol UISearchResultsUpdating: NSObjectProtocol
          func updateSearchResults(for searchController: UISearchController)
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
        main class UISplitViewController: UIViewController
          init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
          init?(coder: NSCoder)
          init(style: UISplitViewController.Style) @14
          weak var delegate: (any UISplitViewControllerDelegate)?
          let style: UISplitViewController.Style @14
          var viewControllers: [UIViewController]
          var presentsWithGesture, showsSecondaryOnlyButton: Bool
          var preferredDisplayMode: UISplitViewController.DisplayMode
          let displayMode: UISplitViewController.DisplayMode
          let displayModeButtonItem: UIBarButtonItem
          let isCollapsed: Bool
          var preferredSplitBehavior: UISplitViewController.SplitBehavior @14
          let splitBehavior: UISplitViewController.SplitBehavior @14
          var preferredPrimaryColumnWidthFraction, preferredPrimaryColumnWidth, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth: CGFloat
          func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) @14
          func viewController(for column: UISplitViewController.Column) -> UIViewController? @14
          func hide(_ column: UISplitViewController.Column) @14
          func show(_ column: UISplitViewController.Column) @14
        enum UISplitViewController.Column: Int @14
          case primary, supplementary, secondary, compact
        enum UISplitViewController.DisplayMode: Int
          case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
            twoDisplaceSecondary
        enum UISplitViewController.SplitBehavior: Int @14
          case automatic, tile, overlay, displace
        enum UISplitViewController.Style: Int @14
          case unspecified, doubleColumn, tripleColumn
        main protocol UISplitViewControllerDelegate: AnyObject
        main class UIStoryboard: NSObject
          convenience init(name: String, bundle storyboardBundleOrNil: Bundle?)
          func instantiateInitialViewController() -> UIViewController?
          func instantiateViewController(withIdentifier identifier: String) -> UIViewController
          func instantiateInitialViewController<ViewController: UIViewController>(
            creator: ((NSCoder) -> ViewController?)?) -> ViewController? @13
          func instantiateViewController<ViewController: UIViewController>(identifier: String,
            creator: ((NSCoder) -> ViewController?)?) -> ViewController @13
        main class UIStoryboardSegue: NSObject
          designated init(identifier: String?, source: UIViewController, destination: UIViewController)
          convenience init(identifier: String?, source: UIViewController, destination: UIViewController,
            performHandler: @escaping () -> Void)
          let identifier: String?
          let source, destination: UIViewController
          func perform()
        main class UIStoryboardUnwindSegueSource: NSObject
        main class UITab: NSObject @18
        main class UITabBarController: UIViewController, UITabBarDelegate
          init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
          init?(coder: NSCoder)
          var viewControllers: [UIViewController]?
          func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
          unowned var selectedViewController: UIViewController?
          var selectedIndex: Int
          let moreNavigationController: UINavigationController
          var customizableViewControllers: [UIViewController]?
          let tabBar: UITabBar
          weak var delegate: (any UITabBarControllerDelegate)?
          var tabs: [UITab] @18
          var selectedTab: UITab? @18
          var mode: UITabBarController.Mode @18
        enum UITabBarController.Mode: Int @18
          case automatic, tabBar, tabSidebar
        main protocol UITabBarControllerDelegate: NSObjectProtocol
          optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
            -> Bool
          optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
        main class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource
          designated init(style: UITableView.Style)
          init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
          init?(coder: NSCoder)
          var tableView: UITableView!
          var clearsSelectionOnViewWillAppear: Bool
          var refreshControl: UIRefreshControl?
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
          func numberOfSections(in tableView: UITableView) -> Int
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
          func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
          func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
          func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
          func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
          func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
          func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
          func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
          func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
          func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
          func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath)
          func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
          func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
          func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
          func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
          func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration? @11
          func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration? @11
          func sectionIndexTitles(for tableView: UITableView) -> [String]?
          func scrollViewDidScroll(_ scrollView: UIScrollView)
        wrapper UITransitionContextViewControllerKey
          static let from, to: UITransitionContextViewControllerKey
        wrapper UITransitionContextViewKey
          static let from, to: UITransitionContextViewKey
        main class UIVideoEditorController: UINavigationController
        main class UIViewController: UIResponder, NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer,
            UIFocusEnvironment
          designated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
          init?(coder: NSCoder)
          var view: UIView!
          func loadView()
          func loadViewIfNeeded()
          let viewIfLoaded: UIView?
          let isViewLoaded: Bool
          func viewDidLoad()
          let nibName: String?
          let nibBundle: Bundle?
          let storyboard: UIStoryboard?
          func performSegue(withIdentifier identifier: String, sender: Any?)
          func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
          func prepare(for segue: UIStoryboardSegue, sender: Any?)
          func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
            -> Bool @13
          func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController]
          func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController?
          func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController)
          func viewWillAppear(_ animated: Bool)
          func viewIsAppearing(_ animated: Bool) @13
          func viewDidAppear(_ animated: Bool)
          func viewWillDisappear(_ animated: Bool)
          func viewDidDisappear(_ animated: Bool)
          func viewWillLayoutSubviews()
          func viewDidLayoutSubviews()
          var title: String?
          func didReceiveMemoryWarning()
          weak var parent: UIViewController?
          let presentedViewController, presentingViewController: UIViewController?
          var definesPresentationContext, providesPresentationContextTransitionStyle, restoresFocusAfterTransition: Bool
          let isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent: Bool
          func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
          func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
          var modalTransitionStyle: UIModalTransitionStyle
          var modalPresentationStyle: UIModalPresentationStyle
          var modalPresentationCapturesStatusBarAppearance: Bool
          let disablesAutomaticKeyboardDismissal: Bool
          var edgesForExtendedLayout: UIRectEdge
          var extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets: Bool
          func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) @15
          func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? @15
          var preferredContentSize: CGSize
          let preferredStatusBarStyle: UIStatusBarStyle
          let prefersStatusBarHidden: Bool
          let preferredStatusBarUpdateAnimation: UIStatusBarAnimation
          func setNeedsStatusBarAppearanceUpdate()
          func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?
          func show(_ vc: UIViewController, sender: Any?)
          func showDetailViewController(_ vc: UIViewController, sender: Any?)
          let preferredUserInterfaceStyle: UIUserInterfaceStyle @13
          func setNeedsUserInterfaceAppearanceUpdate() @13
          var overrideUserInterfaceStyle: UIUserInterfaceStyle @13
          let shouldAutorotate: Bool
          let supportedInterfaceOrientations: UIInterfaceOrientationMask
          let preferredInterfaceOrientationForPresentation: UIInterfaceOrientation
          let interfaceOrientation: UIInterfaceOrientation
          func setNeedsUpdateOfSupportedInterfaceOrientations() @16
          func setNeedsUpdateOfPrefersPointerLocked() @14
          let prefersPointerLocked: Bool @14
          let traitOverrides: any UITraitOverrides @17
          let isEditing: Bool
          func setEditing(_ editing: Bool, animated: Bool)
          let editButtonItem: UIBarButtonItem
          let searchDisplayController: UISearchDisplayController?
          var children: [UIViewController]
          func addChild(_ childController: UIViewController)
          func removeFromParent()
          func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
            options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
          func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
          func endAppearanceTransition()
          let childForStatusBarStyle, childForStatusBarHidden: UIViewController?
          func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
          func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
          let childViewControllerForUserInterfaceStyle: UIViewController? @13
          let shouldAutomaticallyForwardAppearanceMethods: Bool
          func willMove(toParent parent: UIViewController?)
          func didMove(toParent parent: UIViewController?)
          var restorationIdentifier: String?
          var restorationClass: (any UIViewControllerRestoration.Type)?
          func encodeRestorableState(with coder: NSCoder)
          func decodeRestorableState(with coder: NSCoder)
          func applicationFinishedRestoringState()
          func updateViewConstraints()
          weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
          let transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
          let presentationController: UIPresentationController?
          let popoverPresentationController: UIPopoverPresentationController?
          let sheetPresentationController: UISheetPresentationController? @15
          let activePresentationController: UIPresentationController? @16
          var isModalInPresentation: Bool @13
          let navigationController: UINavigationController?
          let navigationItem: UINavigationItem
          var hidesBottomBarWhenPushed: Bool
          var toolbarItems: [UIBarButtonItem]?
          func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
          let tabBarController: UITabBarController?
          var tabBarItem: UITabBarItem!
          var tabBarObservedScrollView: UIScrollView?
          let splitViewController: UISplitViewController?
          let topLayoutGuide, bottomLayoutGuide: any UILayoutSupport
          var additionalSafeAreaInsets: UIEdgeInsets @11
          let systemMinimumLayoutMargins: NSDirectionalEdgeInsets @11
          var viewRespectsSystemMinimumLayoutMargins: Bool @11
          func viewLayoutMarginsDidChange() @11
          func viewSafeAreaInsetsDidChange() @11
          let childForHomeIndicatorAutoHidden: UIViewController? @11
          let prefersHomeIndicatorAutoHidden: Bool @11
          func setNeedsUpdateOfHomeIndicatorAutoHidden() @11
          let childForScreenEdgesDeferringSystemGestures: UIViewController? @11
          let preferredScreenEdgesDeferringSystemGestures: UIRectEdge @11
          func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() @11
          let performsActionsWhilePresentingModally: Bool @13
          let extensionContext: NSExtensionContext?
          var focusGroupIdentifier: String? @15
          var interactionActivityTrackingBaseName: String? @16
          func addKeyCommand(_ keyCommand: UIKeyCommand)
          func removeKeyCommand(_ keyCommand: UIKeyCommand)
          func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
            -> any UIViewControllerPreviewing
          let previewActionItems: [any UIPreviewActionItem]
          var contentUnavailableConfiguration: (any UIContentConfiguration)? @17
          let contentUnavailableConfigurationState: UIContentUnavailableConfigurationState @17
          func setNeedsUpdateContentUnavailableConfiguration() @17
          func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) @17
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
        main protocol UIViewControllerPreviewing: NSObjectProtocol
        main protocol UIViewControllerPreviewingDelegate: NSObjectProtocol
        main protocol UIViewControllerRestoration
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
