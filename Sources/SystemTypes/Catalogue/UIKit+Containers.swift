extension Catalogue {
    /// Controllers that hold others: navigation, tabs, pages, split views.
    static let uiKitContainers: StaticString = #"""
        module UIKit
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
        """#
}
