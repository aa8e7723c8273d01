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
}

extension SystemTypes {
    package static let callbacks: [Callback] = [
        Callback("tableView(_:didSelectRowAt:)", "UITableView", "select"),
        Callback("tableView(_:didDeselectRowAt:)", "UITableView", "deselect"),
        Callback("tableView(_:willDisplay:forRowAt:)", "UITableView", "willDisplay"),
        Callback("tableView(_:contextMenuConfigurationForRowAt:point:)", "UITableView", "contextMenu"),
        Callback("collectionView(_:didSelectItemAt:)", "UICollectionView", "select"),
        Callback("collectionView(_:didDeselectItemAt:)", "UICollectionView", "deselect"),
        Callback("collectionView(_:willDisplay:forItemAt:)", "UICollectionView", "willDisplay"),
        Callback("collectionView(_:contextMenuConfigurationForItemAt:point:)", "UICollectionView", "contextMenu"),
        Callback("collectionView(_:contextMenuConfigurationForItemsAt:point:)", "UICollectionView", "contextMenu"),
        Callback("pickerView(_:didSelectRow:inComponent:)", "UIPickerView", "select"),
        Callback("tabBar(_:didSelect:)", "UITabBar", "select"),
        Callback("tabBarController(_:didSelect:)", "UITabBarController", "select"),
        Callback("mapView(_:didSelect:)", "MKMapView", "select"),
        Callback("textFieldShouldReturn(_:)", "UITextField", "return"),
        Callback("textFieldDidBeginEditing(_:)", "UITextField", "editingDidBegin"),
        Callback("textFieldDidEndEditing(_:)", "UITextField", "editingDidEnd"),
        Callback("textFieldDidEndEditing(_:reason:)", "UITextField", "editingDidEnd"),
        Callback("textFieldDidChangeSelection(_:)", "UITextField", "editingChanged"),
        Callback("textField(_:shouldChangeCharactersIn:replacementString:)", "UITextField", "editingChanged"),
        Callback("textViewDidBeginEditing(_:)", "UITextView", "didBeginEditing"),
        Callback("textViewDidChange(_:)", "UITextView", "didChange"),
        Callback("textViewDidEndEditing(_:)", "UITextView", "didEndEditing"),
        Callback("textView(_:shouldChangeTextIn:replacementText:)", "UITextView", "return"),
        Callback("textView(_:shouldChangeTextIn:replacementText:)", "UITextView", "didChange"),
        Callback("searchBarTextDidBeginEditing(_:)", "UISearchBar", "didBeginEditing"),
        Callback("searchBar(_:textDidChange:)", "UISearchBar", "didChange"),
        Callback("searchBarTextDidEndEditing(_:)", "UISearchBar", "didEndEditing"),
        Callback("searchBarSearchButtonClicked(_:)", "UISearchBar", "return"),
        Callback("searchBarCancelButtonClicked(_:)", "UISearchBar", "cancel"),
        Callback("searchBar(_:selectedScopeButtonIndexDidChange:)", "UISearchBar", "scopeChanged"),
    ]
}
