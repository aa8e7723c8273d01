extension Catalogue {
    /// View controllers, and the storyboards they come from.
    static let uiKitControllers: StaticString = #"""
        module UIKit
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
        main class UIInputViewController: UIViewController
          var inputView: UIInputView?
          let textDocumentProxy: any UITextDocumentProxy
          func dismissKeyboard()
          func advanceToNextInputMode()
        main protocol UILayoutSupport: NSObjectProtocol
          let length: CGFloat
        main class UINib: NSObject
          convenience init(nibName name: String, bundle bundleOrNil: Bundle?)
          convenience init(data: Data, bundle bundleOrNil: Bundle?)
          func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any]
        wrapper UINib.OptionsKey
          static let externalObjects: UINib.OptionsKey
        main protocol UIPreviewActionItem: NSObjectProtocol
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
        main protocol UIViewControllerPreviewing: NSObjectProtocol
        main protocol UIViewControllerPreviewingDelegate: NSObjectProtocol
        main protocol UIViewControllerRestoration
        """#
}
