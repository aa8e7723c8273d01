extension Catalogue {
    /// Scroll views.
    static let uiKitScrolling: StaticString = #"""
        module UIKit
        main class UIScrollView: UIView
          var contentOffset: CGPoint
          var contentSize: CGSize
          var contentInset: UIEdgeInsets
          let adjustedContentInset: UIEdgeInsets @11
          func adjustedContentInsetDidChange() @11
          var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior @11
          var automaticallyAdjustsScrollIndicatorInsets: Bool @13
          var contentAlignmentPoint: CGPoint @17.4
          let contentLayoutGuide, frameLayoutGuide: UILayoutGuide @11
          weak var delegate: (any UIScrollViewDelegate)?
          var isDirectionalLockEnabled, bounces, alwaysBounceVertical, alwaysBounceHorizontal: Bool
          var bouncesHorizontally, bouncesVertically, transfersHorizontalScrollingToParent, transfersVerticalScrollingToParent: Bool @17.4
          var isPagingEnabled, isScrollEnabled: Bool
          var showsVerticalScrollIndicator, showsHorizontalScrollIndicator: Bool
          var indicatorStyle: UIScrollView.IndicatorStyle
          var verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets: UIEdgeInsets @11.1
          var scrollIndicatorInsets: UIEdgeInsets
          var decelerationRate: UIScrollView.DecelerationRate
          var indexDisplayMode: UIScrollView.IndexDisplayMode
          func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
          func scrollRectToVisible(_ rect: CGRect, animated: Bool)
          func flashScrollIndicators()
          func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) @17.4
          let isTracking, isDragging, isDecelerating, isScrollAnimating: Bool
          var delaysContentTouches, canCancelContentTouches: Bool
          func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
          func touchesShouldCancel(in view: UIView) -> Bool
          func stopScrollingAndZooming() @17.4
          var minimumZoomScale, maximumZoomScale, zoomScale: CGFloat
          func setZoomScale(_ scale: CGFloat, animated: Bool)
          func zoom(to rect: CGRect, animated: Bool)
          var bouncesZoom: Bool
          let isZooming, isZoomBouncing, isZoomAnimating: Bool
          var scrollsToTop: Bool
          let panGestureRecognizer: UIPanGestureRecognizer
          let pinchGestureRecognizer: UIPinchGestureRecognizer?
          let directionalPressGestureRecognizer: UIGestureRecognizer
          var keyboardDismissMode: UIScrollView.KeyboardDismissMode
          var refreshControl: UIRefreshControl? @10
          var allowsKeyboardScrolling: Bool @17
        enum UIScrollView.ContentInsetAdjustmentBehavior: Int @11
          case automatic, scrollableAxes, never, always
        wrapper UIScrollView.DecelerationRate: CGFloat
          static let normal, fast: UIScrollView.DecelerationRate
        enum UIScrollView.IndexDisplayMode: Int
          case automatic, alwaysHidden
        enum UIScrollView.IndicatorStyle: Int
          case `default`, black, white
        enum UIScrollView.KeyboardDismissMode: Int
          case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
        main protocol UIScrollViewDelegate: NSObjectProtocol
          optional func scrollViewDidScroll(_ scrollView: UIScrollView)
          optional func scrollViewDidZoom(_ scrollView: UIScrollView)
          optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
          optional func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>)
          optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
          optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
          optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
          optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
          optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
          optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
          optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
          optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
          optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
          optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) @11
        """#
}
