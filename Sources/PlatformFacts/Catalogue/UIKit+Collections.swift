extension Catalogue {
    /// Collection views, their layouts and content configurations.
    static let uiKitCollections: StaticString = #"""
        module UIKit
        main class NSCollectionLayoutAnchor: NSObject @13
        main class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem @13
          convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
          var extendsBoundary, pinToVisibleBounds: Bool
        main protocol NSCollectionLayoutContainer: NSObjectProtocol @13
          let contentSize, effectiveContentSize: CGSize
          let contentInsets, effectiveContentInsets: NSDirectionalEdgeInsets
        main class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem @13
          class func background(elementKind: String) -> Self
        main class NSCollectionLayoutDimension: NSObject @13
          class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self
          class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self
          class func absolute(_ absoluteDimension: CGFloat) -> Self
          class func estimated(_ estimatedDimension: CGFloat) -> Self
          let dimension: CGFloat
        main class NSCollectionLayoutEdgeSpacing: NSObject @13
        main protocol NSCollectionLayoutEnvironment: NSObjectProtocol @13
          let container: any NSCollectionLayoutContainer
          let traitCollection: UITraitCollection
        main class NSCollectionLayoutGroup: NSCollectionLayoutItem @13
          class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
          class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
          class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
            -> Self @16
          class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
          class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
          class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
            -> Self @16
          var interItemSpacing: NSCollectionLayoutSpacing?
          let subitems: [NSCollectionLayoutItem]
        main class NSCollectionLayoutItem: NSObject @13
          convenience init(layoutSize: NSCollectionLayoutSize)
          convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
          var contentInsets: NSDirectionalEdgeInsets
          var edgeSpacing: NSCollectionLayoutEdgeSpacing?
          let layoutSize: NSCollectionLayoutSize
        main class NSCollectionLayoutSection: NSObject @13
          convenience init(group: NSCollectionLayoutGroup)
          class func list(using configuration: UICollectionLayoutListConfiguration,
            layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection @14
          var contentInsets: NSDirectionalEdgeInsets
          var interGroupSpacing: CGFloat
          var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
          var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
          var supplementariesFollowContentInsets: Bool
          var decorationItems: [NSCollectionLayoutDecorationItem]
        main class NSCollectionLayoutSize: NSObject @13
          convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
          let widthDimension, heightDimension: NSCollectionLayoutDimension
        main class NSCollectionLayoutSpacing: NSObject @13
          class func flexible(_ flexibleSpacing: CGFloat) -> Self
          class func fixed(_ fixedSpacing: CGFloat) -> Self
        main class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem @13
        struct UIBackgroundConfiguration: Hashable @14
          static func clear() -> UIBackgroundConfiguration
          static func listPlainCell() -> UIBackgroundConfiguration
          static func listGroupedCell() -> UIBackgroundConfiguration
          var customView: UIView?
          var cornerRadius, strokeWidth, strokeOutset: CGFloat
          var backgroundColor, strokeColor: UIColor?
          var visualEffect: UIVisualEffect?
          var image: UIImage? @15
        struct UICellAccessory @14
          static func disclosureIndicator() -> UICellAccessory
          static func checkmark() -> UICellAccessory
          static func delete() -> UICellAccessory
          static func insert() -> UICellAccessory
          static func reorder() -> UICellAccessory
          static func multiselect() -> UICellAccessory
          static func outlineDisclosure() -> UICellAccessory
          static func label(text: String) -> UICellAccessory
        struct UICellConfigurationState: UIConfigurationState, Hashable @14
          var isDisabled, isHighlighted, isSelected, isFocused, isEditing, isExpanded, isSwiped, isReordering, isPinned: Bool
        struct UICollectionLayoutListConfiguration @14
          init(appearance: UICollectionLayoutListConfiguration.Appearance)
          var appearance: UICollectionLayoutListConfiguration.Appearance
          var showsSeparators: Bool
          var backgroundColor: UIColor?
          var leadingSwipeActionsConfigurationProvider, trailingSwipeActionsConfigurationProvider:
            UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
          var headerMode: UICollectionLayoutListConfiguration.HeaderMode
          var footerMode: UICollectionLayoutListConfiguration.FooterMode
          var headerTopPadding: CGFloat? @15
        enum UICollectionLayoutListConfiguration.Appearance: Int @14
          case plain, grouped, insetGrouped, sidebar, sidebarPlain
        enum UICollectionLayoutListConfiguration.FooterMode: Int @14
          case none, supplementary
        enum UICollectionLayoutListConfiguration.HeaderMode: Int @14
          case none, supplementary, firstItemInSection
        typealias UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider =
            (IndexPath) -> UISwipeActionsConfiguration? @14
        enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int @13
          case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
        main class UICollectionReusableView: UIView
          let reuseIdentifier: String?
          func prepareForReuse()
          func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
          func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
          func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
          func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        main class UICollectionView: UIScrollView, UIDataSourceTranslating
          designated init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
          init?(coder: NSCoder)
          static let elementKindSectionHeader, elementKindSectionFooter: String
          var collectionViewLayout: UICollectionViewLayout
          weak var delegate: (any UICollectionViewDelegate)?
          weak var dataSource: (any UICollectionViewDataSource)?
          weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? @10
          var isPrefetchingEnabled: Bool @10
          weak var dragDelegate: (any UICollectionViewDragDelegate)? @11
          weak var dropDelegate: (any UICollectionViewDropDelegate)? @11
          var dragInteractionEnabled: Bool @11
          var reorderingCadence: UICollectionView.ReorderingCadence @11
          var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation @16
          var backgroundView: UIView?
          let contextMenuInteraction: UIContextMenuInteraction? @13.2
          func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
          func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String)
          func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
            withReuseIdentifier identifier: String)
          func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String)
          func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
          func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String,
            for indexPath: IndexPath) -> UICollectionReusableView
          func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
            using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell @14
          func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
            using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath)
            -> Supplementary @14
          var allowsSelection, allowsMultipleSelection: Bool
          let indexPathsForSelectedItems: [IndexPath]?
          func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
          func deselectItem(at indexPath: IndexPath, animated: Bool)
          let hasUncommittedUpdates: Bool @11
          func reloadData()
          func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
          func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil)
          func startInteractiveTransition(to layout: UICollectionViewLayout,
            completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil) -> UICollectionViewTransitionLayout
          func finishInteractiveTransition()
          func cancelInteractiveTransition()
          let numberOfSections: Int
          func numberOfItems(inSection section: Int) -> Int
          func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
          func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
          func indexPathForItem(at point: CGPoint) -> IndexPath?
          func indexPath(for cell: UICollectionViewCell) -> IndexPath?
          func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
          let visibleCells: [UICollectionViewCell]
          let indexPathsForVisibleItems: [IndexPath]
          func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
          func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
          func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
          func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? @14
          func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
          func insertSections(_ sections: IndexSet)
          func deleteSections(_ sections: IndexSet)
          func moveSection(_ section: Int, toSection newSection: Int)
          func reloadSections(_ sections: IndexSet)
          func insertItems(at indexPaths: [IndexPath])
          func deleteItems(at indexPaths: [IndexPath])
          func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
          func reloadItems(at indexPaths: [IndexPath])
          func reconfigureItems(at indexPaths: [IndexPath]) @15
          func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
          func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
          func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
          func endInteractiveMovement()
          func cancelInteractiveMovement()
          var remembersLastFocusedIndexPath: Bool
          var selectionFollowsFocus: Bool @14
          var allowsFocus, allowsFocusDuringEditing: Bool @15
          var isEditing, allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing: Bool @14
          let hasActiveDrag, hasActiveDrop: Bool @11
          var isSpringLoaded: Bool @11
          func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? @11
          func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? @11
          func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int @11
          func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int @11
        struct UICollectionView.CellRegistration<Cell: UICollectionViewCell, Item> @14
          init(handler: @escaping (Cell, IndexPath, Item) -> Void)
          init(cellNib: UINib, handler: @escaping (Cell, IndexPath, Item) -> Void)
        enum UICollectionView.ElementCategory: UInt
          case cell, supplementaryView, decorationView
        typealias UICollectionView.LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
        enum UICollectionView.ReorderingCadence: Int @11
          case immediate, fast, slow
        enum UICollectionView.ScrollDirection: Int
          case vertical, horizontal
        options UICollectionView.ScrollPosition
          static let top, centeredVertically, bottom, left, centeredHorizontally, right: UICollectionView.ScrollPosition
        enum UICollectionView.SelfSizingInvalidation: Int @16
          case disabled, enabled, enabledIncludingConstraints
        struct UICollectionView.SupplementaryRegistration<Supplementary: UICollectionReusableView> @14
          init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void)
          init(supplementaryNib: UINib, elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void)
        main class UICollectionViewCell: UICollectionReusableView
          let configurationState: UICellConfigurationState @14
          func setNeedsUpdateConfiguration() @14
          func updateConfiguration(using state: UICellConfigurationState) @14
          var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? @15
          func defaultBackgroundConfiguration() -> UIBackgroundConfiguration @16
          var contentConfiguration: (any UIContentConfiguration)? @14
          var automaticallyUpdatesContentConfiguration: Bool @14
          let contentView: UIView
          var isSelected, isHighlighted: Bool
          func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) @11
          var backgroundConfiguration: UIBackgroundConfiguration? @14
          var automaticallyUpdatesBackgroundConfiguration: Bool @14
          var backgroundView, selectedBackgroundView: UIView?
        typealias UICollectionViewCell.ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
        enum UICollectionViewCell.DragState: Int @11
          case none, lifting, dragging
        main class UICollectionViewCompositionalLayout: UICollectionViewLayout @13
          designated init(section: NSCollectionLayoutSection)
          designated init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration)
          designated init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)
          designated init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration)
          var configuration: UICollectionViewCompositionalLayoutConfiguration
          class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout @14
        main class UICollectionViewCompositionalLayoutConfiguration: NSObject @13
          var scrollDirection: UICollectionView.ScrollDirection
          var interSectionSpacing: CGFloat
          var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
        typealias UICollectionViewCompositionalLayoutSectionProvider =
            (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? @13
        main protocol UICollectionViewDataSource: NSObjectProtocol
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
          func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
          optional func numberOfSections(in collectionView: UICollectionView) -> Int
          optional func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath) -> UICollectionReusableView
          optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
          optional func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath)
          optional func indexTitles(for collectionView: UICollectionView) -> [String]? @14
          optional func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
            -> IndexPath @14
        main protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol @10
          func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
          optional func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
        main protocol UICollectionViewDelegate: UIScrollViewDelegate
          optional func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
          optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
          optional func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
          optional func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
          optional func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
          optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
          optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
          optional func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
            -> Bool @16
          optional func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) @16
          optional func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath)
          optional func collectionView(_ collectionView: UICollectionView,
            willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
          optional func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath)
          optional func collectionView(_ collectionView: UICollectionView,
            didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String,
            at indexPath: IndexPath)
          optional func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool @14
          optional func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext) -> Bool @11
          optional func collectionView(_ collectionView: UICollectionView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool @13
          optional func collectionView(_ collectionView: UICollectionView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath) @13
          optional func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint) -> UIContextMenuConfiguration? @16
          optional func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint) -> UIContextMenuConfiguration? @13
        main protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath) -> CGSize
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int) -> UIEdgeInsets
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int) -> CGFloat
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int) -> CGSize
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int) -> CGSize
        main class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable,
            ItemIdentifierType: Hashable & Sendable>: NSObject, UICollectionViewDataSource @13
          init(collectionView: UICollectionView,
            cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?)
          var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
          func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
          func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            completion: (() -> Void)? = nil) @15
          func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
          func sectionIdentifier(for index: Int) -> SectionIdentifierType? @15
          func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
          func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
          func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
          func numberOfSections(in collectionView: UICollectionView) -> Int
        main protocol UICollectionViewDragDelegate: NSObjectProtocol @11
          func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath) -> [UIDragItem]
        main protocol UICollectionViewDropCoordinator: NSObjectProtocol @11
        main protocol UICollectionViewDropDelegate: NSObjectProtocol @11
          func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
        main class UICollectionViewFlowLayout: UICollectionViewLayout
          static let automaticSize: CGSize @10
          var minimumLineSpacing, minimumInteritemSpacing: CGFloat
          var itemSize, estimatedItemSize: CGSize
          var scrollDirection: UICollectionView.ScrollDirection
          var headerReferenceSize, footerReferenceSize: CGSize
          var sectionInset: UIEdgeInsets
          var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference @11
          var sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds: Bool
        enum UICollectionViewFlowLayout.SectionInsetReference: Int @11
          case fromContentInset, fromSafeArea, fromLayoutMargins
        main class UICollectionViewLayout: NSObject
          init()
          init?(coder: NSCoder)
          class let layoutAttributesClass, invalidationContextClass: AnyClass
          let collectionView: UICollectionView?
          func invalidateLayout()
          func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
          func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)
          func prepare()
          func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
          func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
          func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
          func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
          func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
          func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
            -> CGPoint
          func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
          let collectionViewContentSize: CGSize
          func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
          func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
        main class UICollectionViewLayoutAttributes: NSObject
          convenience init(forCellWith indexPath: IndexPath)
          convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
          convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)
          var frame, bounds: CGRect
          var center: CGPoint
          var size: CGSize
          var transform: CGAffineTransform
          var transform3D: CATransform3D
          var alpha: CGFloat
          var zIndex: Int
          var isHidden: Bool
          var indexPath: IndexPath
          let representedElementCategory: UICollectionView.ElementCategory
          let representedElementKind: String?
        main class UICollectionViewLayoutInvalidationContext: NSObject
        main class UICollectionViewListCell: UICollectionViewCell @14
          func defaultContentConfiguration() -> UIListContentConfiguration
          var indentationLevel: Int
          var indentationWidth: CGFloat
          var indentsAccessories: Bool
          var accessories: [UICellAccessory]
          let separatorLayoutGuide: UILayoutGuide
        main class UICollectionViewTransitionLayout: UICollectionViewLayout
        struct UIConfigurationColorTransformer @14
          init(_ transform: @escaping (UIColor) -> UIColor)
        main protocol UIConfigurationState @14
        struct UIConfigurationTextAttributesTransformer @15
          init(_ transform: @escaping (AttributeContainer) -> AttributeContainer)
        main protocol UIContentConfiguration @14
          func makeContentView() -> any UIView & UIContentView
          func updated(for state: any UIConfigurationState) -> Self
        main protocol UIContentView: NSObjectProtocol @14
          var configuration: any UIContentConfiguration
        main protocol UIDataSourceTranslating: NSObjectProtocol @11
        struct UIListContentConfiguration: UIContentConfiguration, Hashable @14
          static func cell() -> UIListContentConfiguration
          static func subtitleCell() -> UIListContentConfiguration
          static func valueCell() -> UIListContentConfiguration
          static func plainHeader() -> UIListContentConfiguration
          static func plainFooter() -> UIListContentConfiguration
          static func groupedHeader() -> UIListContentConfiguration
          static func groupedFooter() -> UIListContentConfiguration
          static func sidebarCell() -> UIListContentConfiguration
          static func sidebarHeader() -> UIListContentConfiguration
          var image: UIImage?
          var imageProperties: UIListContentConfiguration.ImageProperties
          var text, secondaryText: String?
          var attributedText, secondaryAttributedText: NSAttributedString?
          var textProperties, secondaryTextProperties: UIListContentConfiguration.TextProperties
          var axesPreservingSuperviewLayoutMargins: UIAxis
          var directionalLayoutMargins: NSDirectionalEdgeInsets
          var prefersSideBySideTextAndSecondaryText: Bool
          var imageToTextPadding, textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding: CGFloat
        struct UIListContentConfiguration.ImageProperties: Hashable @14
          var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
          var tintColor: UIColor?
          var cornerRadius: CGFloat
          var maximumSize, reservedLayoutSize: CGSize
        struct UIListContentConfiguration.TextProperties: Hashable @14
          var font: UIFont
          var color: UIColor
          var lineBreakMode: NSLineBreakMode
          var numberOfLines: Int
          var adjustsFontSizeToFitWidth, adjustsFontForContentSizeCategory: Bool
          var minimumScaleFactor: CGFloat
        main class UIListContentView: UIView, UIContentView @14
          designated init(configuration: UIListContentConfiguration)
          var configuration: any UIContentConfiguration
        struct UIViewConfigurationState: UIConfigurationState, Hashable @14
          var isDisabled, isHighlighted, isSelected, isFocused, isPinned: Bool
        """#
}
