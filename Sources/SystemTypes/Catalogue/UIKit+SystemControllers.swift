extension Catalogue {
    /// Controllers that the system brings: alerts, pickers, search, sharing.
    static let uiKitSystemControllers: StaticString = #"""
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
        main class UIColorPickerViewController: UIViewController @14
          init()
          weak var delegate: (any UIColorPickerViewControllerDelegate)?
          var selectedColor: UIColor
          var supportsAlpha: Bool
        main protocol UIColorPickerViewControllerDelegate: NSObjectProtocol @14
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
        main class UIVideoEditorController: UINavigationController
        """#
}
