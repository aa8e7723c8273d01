/// A method by which a view tells its delegate that something happened, and the event that specs call it by.
package struct Callback: Sendable, Hashable {
    /// With its labels: `tableView(_:didSelectRowAt:)`.
    package var method: String
    /// The class that calls it.
    package var sender: String
    package var event: String

    fileprivate init(_ method: String, _ sender: String, _ event: String) {
        self.method = method
        self.sender = sender
        self.event = event
    }

    /// The property in which the sender keeps whoever has the method; `nil` where it is called in other ways.
    package var listener: String? {
        switch (sender, event) {
        case ("UIView", _): nil
        case (_, "commit"), (_, "move"): "dataSource"
        case (_, "prefetch"): "prefetchDataSource"
        case ("UISearchController", "didChange"): "searchResultsUpdater"
        case ("WKWebView", _): "navigationDelegate"
        default: "delegate"
        }
    }
}

extension SystemTypes {
    package static let callbacks: [Callback] = [
        Callback("tableView(_:didSelectRowAt:)", "UITableView", "select"),
        Callback("tableView(_:didDeselectRowAt:)", "UITableView", "deselect"),
        Callback("tableView(_:willDisplay:forRowAt:)", "UITableView", "willDisplay"),
        Callback("tableView(_:didEndDisplaying:forRowAt:)", "UITableView", "didEndDisplaying"),
        Callback("tableView(_:contextMenuConfigurationForRowAt:point:)", "UITableView", "contextMenu"),
        Callback("tableView(_:accessoryButtonTappedForRowWith:)", "UITableView", "accessoryButtonTapped"),
        Callback("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", "UITableView", "leadingSwipeActions"),
        Callback("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "UITableView", "trailingSwipeActions"),
        Callback("tableView(_:commit:forRowAt:)", "UITableView", "commit"),
        Callback("tableView(_:moveRowAt:to:)", "UITableView", "move"),
        Callback("tableView(_:prefetchRowsAt:)", "UITableView", "prefetch"),
        Callback("collectionView(_:didSelectItemAt:)", "UICollectionView", "select"),
        Callback("collectionView(_:didDeselectItemAt:)", "UICollectionView", "deselect"),
        Callback("collectionView(_:willDisplay:forItemAt:)", "UICollectionView", "willDisplay"),
        Callback("collectionView(_:didEndDisplaying:forItemAt:)", "UICollectionView", "didEndDisplaying"),
        Callback("collectionView(_:contextMenuConfigurationForItemAt:point:)", "UICollectionView", "contextMenu"),
        Callback("collectionView(_:contextMenuConfigurationForItemsAt:point:)", "UICollectionView", "contextMenu"),
        Callback("collectionView(_:moveItemAt:to:)", "UICollectionView", "move"),
        Callback("collectionView(_:prefetchItemsAt:)", "UICollectionView", "prefetch"),
        Callback("scrollViewDidScroll(_:)", "UIScrollView", "didScroll"),
        Callback("scrollViewWillBeginDragging(_:)", "UIScrollView", "willBeginDragging"),
        Callback("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "UIScrollView", "willEndDragging"),
        Callback("scrollViewDidEndDragging(_:willDecelerate:)", "UIScrollView", "didEndDragging"),
        Callback("scrollViewDidEndDecelerating(_:)", "UIScrollView", "didEndDecelerating"),
        Callback("scrollViewDidEndScrollingAnimation(_:)", "UIScrollView", "didEndScrollingAnimation"),
        Callback("scrollViewDidScrollToTop(_:)", "UIScrollView", "didScrollToTop"),
        Callback("scrollViewDidZoom(_:)", "UIScrollView", "didZoom"),
        Callback("pickerView(_:didSelectRow:inComponent:)", "UIPickerView", "select"),
        Callback("tabBar(_:didSelect:)", "UITabBar", "select"),
        Callback("tabBarController(_:didSelect:)", "UITabBarController", "select"),
        Callback("tabBarController(_:shouldSelect:)", "UITabBarController", "select"),
        Callback(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            "UIPageViewController",
            "didFinishAnimating"
        ),
        Callback("mapView(_:didSelect:)", "MKMapView", "select"),
        Callback("mapView(_:didDeselect:)", "MKMapView", "deselect"),
        Callback("mapView(_:regionDidChangeAnimated:)", "MKMapView", "regionDidChange"),
        Callback("mapView(_:annotationView:calloutAccessoryControlTapped:)", "MKMapView", "calloutAccessoryTapped"),
        Callback("webView(_:didStartProvisionalNavigation:)", "WKWebView", "didStart"),
        Callback("webView(_:didFinish:)", "WKWebView", "didFinish"),
        Callback("webView(_:didFail:withError:)", "WKWebView", "didFail"),
        Callback("webView(_:didFailProvisionalNavigation:withError:)", "WKWebView", "didFail"),
        Callback("textFieldShouldReturn(_:)", "UITextField", "return"),
        Callback("textFieldShouldClear(_:)", "UITextField", "clear"),
        Callback("textFieldShouldBeginEditing(_:)", "UITextField", "shouldBeginEditing"),
        Callback("textFieldShouldEndEditing(_:)", "UITextField", "shouldEndEditing"),
        Callback("textFieldDidBeginEditing(_:)", "UITextField", "editingDidBegin"),
        Callback("textFieldDidEndEditing(_:)", "UITextField", "editingDidEnd"),
        Callback("textFieldDidEndEditing(_:reason:)", "UITextField", "editingDidEnd"),
        Callback("textFieldDidChangeSelection(_:)", "UITextField", "editingChanged"),
        Callback("textField(_:shouldChangeCharactersIn:replacementString:)", "UITextField", "editingChanged"),
        Callback("textView(_:shouldChangeTextIn:replacementText:)", "UITextView", "return"),
        Callback("textView(_:shouldChangeTextIn:replacementText:)", "UITextView", "didChange"),
        Callback("textViewDidChange(_:)", "UITextView", "didChange"),
        Callback("textViewDidChangeSelection(_:)", "UITextView", "didChangeSelection"),
        Callback("textViewShouldBeginEditing(_:)", "UITextView", "shouldBeginEditing"),
        Callback("textViewShouldEndEditing(_:)", "UITextView", "shouldEndEditing"),
        Callback("textViewDidBeginEditing(_:)", "UITextView", "didBeginEditing"),
        Callback("textViewDidEndEditing(_:)", "UITextView", "didEndEditing"),
        Callback("textView(_:shouldInteractWith:in:)", "UITextView", "link"),
        Callback("textView(_:shouldInteractWith:in:interaction:)", "UITextView", "link"),
        Callback("searchBarSearchButtonClicked(_:)", "UISearchBar", "return"),
        Callback("searchBar(_:textDidChange:)", "UISearchBar", "didChange"),
        Callback("searchBar(_:shouldChangeTextIn:replacementText:)", "UISearchBar", "didChange"),
        Callback("searchBarShouldBeginEditing(_:)", "UISearchBar", "shouldBeginEditing"),
        Callback("searchBarShouldEndEditing(_:)", "UISearchBar", "shouldEndEditing"),
        Callback("searchBarTextDidBeginEditing(_:)", "UISearchBar", "didBeginEditing"),
        Callback("searchBarTextDidEndEditing(_:)", "UISearchBar", "didEndEditing"),
        Callback("searchBarCancelButtonClicked(_:)", "UISearchBar", "cancel"),
        Callback("searchBarBookmarkButtonClicked(_:)", "UISearchBar", "bookmark"),
        Callback("searchBarResultsListButtonClicked(_:)", "UISearchBar", "resultsList"),
        Callback("searchBar(_:selectedScopeButtonIndexDidChange:)", "UISearchBar", "scopeChanged"),
        Callback("updateSearchResults(for:)", "UISearchController", "didChange"),
        Callback("willPresentSearchController(_:)", "UISearchController", "willPresent"),
        Callback("didPresentSearchController(_:)", "UISearchController", "didPresent"),
        Callback("willDismissSearchController(_:)", "UISearchController", "willDismiss"),
        Callback("didDismissSearchController(_:)", "UISearchController", "didDismiss"),
        Callback(
            "imagePickerController(_:didFinishPickingMediaWithInfo:)",
            "UIImagePickerController",
            "didFinishPicking"
        ),
        Callback("imagePickerControllerDidCancel(_:)", "UIImagePickerController", "cancel"),
        Callback("contextMenuInteraction(_:configurationForMenuAtLocation:)", "UIView", "contextMenu"),
    ]
}
