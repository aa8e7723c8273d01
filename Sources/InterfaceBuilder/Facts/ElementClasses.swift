/// Which class of UIKit an element stands for, where it names no other.
package enum ElementClasses {
    /// `nil` for what UIKit has no class for, or nobody knows.
    package static func className(of element: String) -> String? {
        classes[element]
    }

    private static let classes: [String: String] = [
        "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
        "textField": "UITextField", "textView": "UITextView", "scrollView": "UIScrollView",
        "tableView": "UITableView", "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
        "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
        "collectionViewCellContentView": "UIView", "collectionReusableView": "UICollectionReusableView",
        "stackView": "UIStackView", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
        "segmentedControl": "UISegmentedControl", "activityIndicatorView": "UIActivityIndicatorView",
        "progressView": "UIProgressView", "pageControl": "UIPageControl", "pickerView": "UIPickerView",
        "datePicker": "UIDatePicker", "searchBar": "UISearchBar", "navigationBar": "UINavigationBar",
        "tabBar": "UITabBar", "toolbar": "UIToolbar", "containerView": "UIView", "webView": "UIWebView",
        "wkWebView": "WKWebView", "mapView": "MKMapView", "mtkView": "MTKView", "glkView": "GLKView",
        "sceneKitView": "SCNView", "skView": "SKView", "arscnView": "ARSCNView", "arskView": "ARSKView",
        "visualEffectView": "UIVisualEffectView", "control": "UIControl", "window": "UIWindow",
        "colorWell": "UIColorWell", "calendarView": "UICalendarView", "pdfView": "PDFView",
        "viewController": "UIViewController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
        "pageViewController": "UIPageViewController", "glkViewController": "GLKViewController",
        "avPlayerViewController": "AVPlayerViewController", "hostingController": "UIViewController",
        "barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem", "navigationItem": "UINavigationItem",
        "constraint": "NSLayoutConstraint", "layoutGuide": "UILayoutGuide", "viewLayoutGuide": "UILayoutGuide",
        "keyboardLayoutGuide": "UIKeyboardLayoutGuide",
        "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
        "pinchGestureRecognizer": "UIPinchGestureRecognizer", "swipeGestureRecognizer": "UISwipeGestureRecognizer",
        "rotationGestureRecognizer": "UIRotationGestureRecognizer",
        "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "longPressGestureRecognizer": "UILongPressGestureRecognizer",
        "gestureRecognizer": "UIGestureRecognizer", "collectionViewFlowLayout": "UICollectionViewFlowLayout",
        "collectionViewLayout": "UICollectionViewLayout",
    ]
}
