extension Catalogue {
    /// Collection views, their cells and what feeds them.
    static let uiKitCollections: StaticString = #"""
        module UIKit
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
        main class UICollectionViewListCell: UICollectionViewCell @14
          func defaultContentConfiguration() -> UIListContentConfiguration
          var indentationLevel: Int
          var indentationWidth: CGFloat
          var indentsAccessories: Bool
          var accessories: [UICellAccessory]
          let separatorLayoutGuide: UILayoutGuide
        main protocol UIDataSourceTranslating: NSObjectProtocol @11
        """#
}
