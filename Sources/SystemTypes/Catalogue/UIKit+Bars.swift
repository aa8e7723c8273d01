extension Catalogue {
    /// Bars, their items, and menus.
    static let uiKitBars: StaticString = #"""
        module UIKit
        main class UIAction: UIMenuElement @13
          convenience init(title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
            discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
            handler: @escaping UIActionHandler)
          var title: String
          var image: UIImage?
          var discoverabilityTitle: String?
          let identifier: UIAction.Identifier
          var attributes: UIMenuElement.Attributes
          var state: UIMenuElement.State
          let sender: Any? @14
        wrapper UIAction.Identifier @13
        typealias UIActionHandler = @MainActor (UIAction) -> Void @13
        main protocol UIAppearance: NSObjectProtocol
          static func appearance() -> Self
          static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
          static func appearance(for trait: UITraitCollection) -> Self
        main protocol UIAppearanceContainer: NSObjectProtocol
        main class UIBarAppearance: NSObject @13
          init()
          designated init(idiom: UIUserInterfaceIdiom)
          designated init(barAppearance: UIBarAppearance)
          func configureWithDefaultBackground()
          func configureWithOpaqueBackground()
          func configureWithTransparentBackground()
          var backgroundEffect: UIBlurEffect?
          var backgroundColor, shadowColor: UIColor?
          var backgroundImage, shadowImage: UIImage?
          var backgroundImageContentMode: UIView.ContentMode
        main class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem
          init()
          init?(coder: NSCoder)
          convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
          convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
            action: Selector?)
          convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
          convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
          convenience init(customView: UIView)
          convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) @14
          convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) @14
          static func fixedSpace(_ width: CGFloat) -> Self @14
          static func flexibleSpace() -> Self @14
          var style: UIBarButtonItem.Style
          var width: CGFloat
          var possibleTitles: Set<String>?
          var customView: UIView?
          var action: Selector?
          weak var target: AnyObject?
          var primaryAction: UIAction? @14
          var menu: UIMenu? @14
          var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder @16
          var changesSelectionAsPrimaryAction, isSelected: Bool @15
          var isHidden: Bool @16
          var isSymbolAnimationEnabled: Bool @17
          var menuRepresentation: UIMenuElement? @16
          func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
          func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage?
          var tintColor: UIColor?
          func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics)
          func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset
          func creatingFixedGroup() -> UIBarButtonItemGroup @16
        enum UIBarButtonItem.Style: Int
          case plain, bordered, done
        enum UIBarButtonItem.SystemItem: Int
          case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
            refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
        main class UIBarButtonItemAppearance: NSObject @13
          convenience init(style: UIBarButtonItem.Style)
          let normal, highlighted, disabled, focused: UIBarButtonItemStateAppearance
        main class UIBarButtonItemGroup: NSObject
          var barButtonItems: [UIBarButtonItem]
        main class UIBarButtonItemStateAppearance: NSObject @13
          var titleTextAttributes: [NSAttributedString.Key: Any]
          var titlePositionAdjustment: UIOffset
          var backgroundImage: UIImage?
        main class UIBarItem: NSObject, NSCoding, UIAppearance
          init()
          init?(coder: NSCoder)
          var isEnabled: Bool
          var title: String?
          var image, landscapeImagePhone: UIImage?
          var largeContentSizeImage: UIImage? @11
          var imageInsets, landscapeImagePhoneInsets: UIEdgeInsets
          var largeContentSizeImageInsets: UIEdgeInsets @11
          var tag: Int
          func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
          func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
        enum UIBarMetrics: Int
          case `default`, compact, defaultPrompt = 101, compactPrompt
        enum UIBarPosition: Int
          case any, bottom, top, topAttached
        main protocol UIBarPositioning: NSObjectProtocol
          let barPosition: UIBarPosition
        main protocol UIBarPositioningDelegate: NSObjectProtocol
          optional func position(for bar: any UIBarPositioning) -> UIBarPosition
        enum UIBarStyle: Int
          case `default`, black, blackTranslucent
        main class UICommand: UIMenuElement @13
        typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu? @13
        main class UIContextMenuConfiguration: NSObject @13
          convenience init(identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider? = nil,
            actionProvider: UIContextMenuActionProvider? = nil)
        enum UIContextMenuConfiguration.ElementOrder: Int @16
          case automatic, priority, fixed
        typealias UIContextMenuContentPreviewProvider = () -> UIViewController? @13
        main class UIContextMenuInteraction: NSObject, UIInteraction @13
          designated init(delegate: any UIContextMenuInteractionDelegate)
        main protocol UIContextMenuInteractionDelegate: NSObjectProtocol @13
          func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
            -> UIContextMenuConfiguration?
        main class UIDeferredMenuElement: UIMenuElement @14
        main class UIKeyCommand: UICommand
        main class UIMenu: UIMenuElement @13
          convenience init(title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
            options: UIMenu.Options = [], children: [UIMenuElement] = [])
          let identifier: UIMenu.Identifier
          let options: UIMenu.Options
          let children: [UIMenuElement]
          func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu
        wrapper UIMenu.Identifier @13
        options UIMenu.Options @13
          static let displayInline, destructive, singleSelection, displayAsPalette: UIMenu.Options
        main protocol UIMenuBuilder @13
        main class UIMenuElement: NSObject @13
          let title: String
          let image: UIImage?
          var subtitle: String? @15
        options UIMenuElement.Attributes @13
          static let disabled, destructive, hidden, keepsMenuPresented: UIMenuElement.Attributes
        enum UIMenuElement.State: Int @13
          case off, on, mixed
        main class UINavigationBar: UIView, UIBarPositioning
          var barStyle: UIBarStyle
          weak var delegate: (any UINavigationBarDelegate)?
          var isTranslucent: Bool
          func pushItem(_ item: UINavigationItem, animated: Bool)
          func popItem(animated: Bool) -> UINavigationItem?
          let topItem, backItem: UINavigationItem?
          var items: [UINavigationItem]?
          func setItems(_ items: [UINavigationItem]?, animated: Bool)
          var prefersLargeTitles: Bool @11
          let behavioralStyle: UIBehavioralStyle @16
          var preferredBehavioralStyle: UIBehavioralStyle @16
          var barTintColor: UIColor?
          func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
          func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)
          func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage?
          var shadowImage: UIImage?
          var titleTextAttributes: [NSAttributedString.Key: Any]?
          var largeTitleTextAttributes: [NSAttributedString.Key: Any]? @11
          func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
          var backIndicatorImage, backIndicatorTransitionMaskImage: UIImage?
          var standardAppearance: UINavigationBarAppearance @13
          var compactAppearance, scrollEdgeAppearance: UINavigationBarAppearance? @13
          var compactScrollEdgeAppearance: UINavigationBarAppearance? @15
          let barPosition: UIBarPosition
        main class UINavigationBarAppearance: UIBarAppearance @13
          var titleTextAttributes, largeTitleTextAttributes: [NSAttributedString.Key: Any]
          var titlePositionAdjustment: UIOffset
          var buttonAppearance, doneButtonAppearance, backButtonAppearance: UIBarButtonItemAppearance
          let backIndicatorImage, backIndicatorTransitionMaskImage: UIImage
          func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?)
        main protocol UINavigationBarDelegate: UIBarPositioningDelegate
          optional func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
        main class UINavigationItem: NSObject, NSCoding
          designated init(title: String)
          init?(coder: NSCoder)
          var title: String?
          var titleView: UIView?
          var prompt: String?
          var backBarButtonItem: UIBarButtonItem?
          var backButtonTitle: String? @11
          var hidesBackButton: Bool
          func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
          var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode @14
          var backAction: UIAction? @16
          var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? @16
          var leftBarButtonItems, rightBarButtonItems: [UIBarButtonItem]?
          func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
          func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
          var leftItemsSupplementBackButton: Bool
          var leftBarButtonItem, rightBarButtonItem: UIBarButtonItem?
          func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)
          func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)
          var customizationIdentifier: String? @16
          var leadingItemGroups, centerItemGroups, trailingItemGroups: [UIBarButtonItemGroup] @16
          var pinnedTrailingGroup: UIBarButtonItemGroup? @16
          var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode @11
          var style: UINavigationItem.ItemStyle @16
          var searchController: UISearchController? @11
          var hidesSearchBarWhenScrolling: Bool @11
          var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement @16
          let searchBarPlacement: UINavigationItem.SearchBarPlacement @16
          var standardAppearance, compactAppearance, scrollEdgeAppearance: UINavigationBarAppearance? @13
          var compactScrollEdgeAppearance: UINavigationBarAppearance? @15
        enum UINavigationItem.BackButtonDisplayMode: Int @14
          case `default`, generic, minimal
        enum UINavigationItem.ItemStyle: Int @16
          case navigator, browser, editor
        enum UINavigationItem.LargeTitleDisplayMode: Int @11
          case automatic, always, never
        enum UINavigationItem.SearchBarPlacement: Int @16
          case automatic, inline, stacked
        main class UISearchBar: UIView, UIBarPositioning, UITextInputTraits
          init(frame: CGRect)
          init?(coder: NSCoder)
          var barStyle: UIBarStyle
          weak var delegate: (any UISearchBarDelegate)?
          var text, prompt, placeholder: String?
          var showsBookmarkButton, showsCancelButton, showsSearchResultsButton, isSearchResultsButtonSelected: Bool
          let searchTextField: UISearchTextField @13
          func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
          var barTintColor: UIColor?
          var searchBarStyle: UISearchBar.Style
          var isTranslucent: Bool
          var scopeButtonTitles: [String]?
          var selectedScopeButtonIndex: Int
          var showsScopeBar: Bool
          func setShowsScope(_ show: Bool, animated animate: Bool) @13
          var inputAccessoryView: UIView?
          var isEnabled: Bool @16.4
          var backgroundImage, scopeBarBackgroundImage: UIImage?
          func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
          func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State)
          func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage?
          func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
          var searchFieldBackgroundPositionAdjustment, searchTextPositionAdjustment: UIOffset
          let barPosition: UIBarPosition
          var autocapitalizationType: UITextAutocapitalizationType
          var autocorrectionType: UITextAutocorrectionType
          var spellCheckingType: UITextSpellCheckingType
          var smartQuotesType: UITextSmartQuotesType @11
          var smartDashesType: UITextSmartDashesType @11
          var smartInsertDeleteType: UITextSmartInsertDeleteType @11
          var keyboardType: UIKeyboardType
          var keyboardAppearance: UIKeyboardAppearance
          var returnKeyType: UIReturnKeyType
          var enablesReturnKeyAutomatically, isSecureTextEntry: Bool
          var textContentType: UITextContentType! @10
          var passwordRules: UITextInputPasswordRules? @12
          var inlinePredictionType: UITextInlinePredictionType @17
        enum UISearchBar.Icon: Int
          case search, clear, bookmark, resultsList
        enum UISearchBar.Style: UInt
          case `default`, prominent, minimal
        main protocol UISearchBarDelegate: UIBarPositioningDelegate
          optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
          optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
          optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
          optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
          optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
          optional func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
          optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
          optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
          optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
          optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
          optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
        main class UITabBar: UIView
          weak var delegate: (any UITabBarDelegate)?
          var items: [UITabBarItem]?
          weak var selectedItem: UITabBarItem?
          func setItems(_ items: [UITabBarItem]?, animated: Bool)
          func beginCustomizingItems(_ items: [UITabBarItem])
          func endCustomizing(animated: Bool) -> Bool
          let isCustomizing: Bool
          var barTintColor: UIColor?
          var unselectedItemTintColor: UIColor? @10
          var selectedImageTintColor: UIColor?
          var backgroundImage, selectionIndicatorImage, shadowImage: UIImage?
          var itemPositioning: UITabBar.ItemPositioning
          var itemWidth, itemSpacing: CGFloat
          var barStyle: UIBarStyle
          var isTranslucent: Bool
          var standardAppearance: UITabBarAppearance @13
          var scrollEdgeAppearance: UITabBarAppearance? @15
        enum UITabBar.ItemPositioning: Int
          case automatic, fill, centered
        main class UITabBarAppearance: UIBarAppearance @13
          var stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance: UITabBarItemAppearance
          var selectionIndicatorTintColor: UIColor?
        main protocol UITabBarDelegate: NSObjectProtocol
          optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
        main class UITabBarItem: UIBarItem
          init()
          init?(coder: NSCoder)
          convenience init(title: String?, image: UIImage?, tag: Int)
          convenience init(title: String?, image: UIImage?, selectedImage: UIImage?)
          convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int)
          var selectedImage: UIImage?
          var badgeValue: String?
          var titlePositionAdjustment: UIOffset
          var badgeColor: UIColor? @10
          func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) @10
          func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? @10
          var standardAppearance: UITabBarAppearance? @13
          var scrollEdgeAppearance: UITabBarAppearance? @15
        enum UITabBarItem.SystemItem: Int
          case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed
        main class UITabBarItemAppearance: NSObject @13
          let normal, selected, disabled, focused: UITabBarItemStateAppearance
        main class UITabBarItemStateAppearance: NSObject @13
          var titleTextAttributes: [NSAttributedString.Key: Any]
          var titlePositionAdjustment: UIOffset
          var iconColor, badgeBackgroundColor: UIColor?
        main class UIToolbar: UIView, UIBarPositioning
          var barStyle: UIBarStyle
          var items: [UIBarButtonItem]?
          var isTranslucent: Bool
          func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
          var barTintColor: UIColor?
          var standardAppearance: UIToolbarAppearance @13
          var compactAppearance: UIToolbarAppearance? @13
          var scrollEdgeAppearance, compactScrollEdgeAppearance: UIToolbarAppearance? @15
          weak var delegate: (any UIToolbarDelegate)?
          let barPosition: UIBarPosition
        main class UIToolbarAppearance: UIBarAppearance @13
          var buttonAppearance, doneButtonAppearance: UIBarButtonItemAppearance
        main protocol UIToolbarDelegate: UIBarPositioningDelegate
        """#
}
