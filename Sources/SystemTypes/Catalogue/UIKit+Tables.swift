extension Catalogue {
    /// Tables, what feeds them, and their delegates.
    static let uiKitTables: StaticString = #"""
        module UIKit
        struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable @14
          init()
          let items, rootItems, visibleItems: [ItemIdentifierType]
          mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)
          mutating func expand(_ items: [ItemIdentifierType])
          mutating func collapse(_ items: [ItemIdentifierType])
          mutating func delete(_ items: [ItemIdentifierType])
        struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
            Sendable @13
          init()
          let numberOfItems, numberOfSections: Int
          let sectionIdentifiers: [SectionIdentifierType]
          let itemIdentifiers: [ItemIdentifierType]
          func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
          func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
          func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType?
          func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
          func indexOfSection(_ identifier: SectionIdentifierType) -> Int?
          mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
          mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
          mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
          mutating func deleteItems(_ identifiers: [ItemIdentifierType])
          mutating func deleteAllItems()
          mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
          mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
          mutating func reloadItems(_ identifiers: [ItemIdentifierType])
          mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) @15
          mutating func appendSections(_ identifiers: [SectionIdentifierType])
          mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
          mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType)
          mutating func deleteSections(_ identifiers: [SectionIdentifierType])
          mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType)
          mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType)
          mutating func reloadSections(_ identifiers: [SectionIdentifierType])
        main class UITableView: UIScrollView, UIDataSourceTranslating
          designated init(frame: CGRect, style: UITableView.Style)
          init?(coder: NSCoder)
          static let automaticDimension: CGFloat
          static let indexSearch: String
          let style: UITableView.Style
          weak var dataSource: (any UITableViewDataSource)?
          weak var delegate: (any UITableViewDelegate)?
          weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? @10
          var isPrefetchingEnabled: Bool @15
          weak var dragDelegate: (any UITableViewDragDelegate)? @11
          weak var dropDelegate: (any UITableViewDropDelegate)? @11
          var rowHeight, sectionHeaderHeight, sectionFooterHeight: CGFloat
          var estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight: CGFloat
          var fillerRowHeight, sectionHeaderTopPadding: CGFloat @15
          var separatorInset: UIEdgeInsets
          var separatorInsetReference: UITableView.SeparatorInsetReference @11
          var selfSizingInvalidation: UITableView.SelfSizingInvalidation @16
          var contentHuggingElements: UITableView.ContentHuggingElements @17.4
          var backgroundView: UIView?
          let contextMenuInteraction: UIContextMenuInteraction? @14
          let numberOfSections: Int
          func numberOfRows(inSection section: Int) -> Int
          func rect(forSection section: Int) -> CGRect
          func rectForHeader(inSection section: Int) -> CGRect
          func rectForFooter(inSection section: Int) -> CGRect
          func rectForRow(at indexPath: IndexPath) -> CGRect
          func indexPathForRow(at point: CGPoint) -> IndexPath?
          func indexPath(for cell: UITableViewCell) -> IndexPath?
          func indexPathsForRows(in rect: CGRect) -> [IndexPath]?
          func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
          let visibleCells: [UITableViewCell]
          let indexPathsForVisibleRows: [IndexPath]?
          func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
          func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
          func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
          func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool)
          func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) @11
          func beginUpdates()
          func endUpdates()
          func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
          func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
          func moveSection(_ section: Int, toSection newSection: Int)
          func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
          func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
          func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
          let hasUncommittedUpdates: Bool @11
          func reloadData()
          func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
          func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
          func reconfigureRows(at indexPaths: [IndexPath]) @15
          func reloadSectionIndexTitles()
          var isEditing: Bool
          func setEditing(_ editing: Bool, animated: Bool)
          var allowsSelection, allowsSelectionDuringEditing, allowsMultipleSelection, allowsMultipleSelectionDuringEditing: Bool
          let indexPathForSelectedRow: IndexPath?
          let indexPathsForSelectedRows: [IndexPath]?
          func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
          func deselectRow(at indexPath: IndexPath, animated: Bool)
          var sectionIndexMinimumDisplayRowCount: Int
          var sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor: UIColor?
          var separatorStyle: UITableViewCell.SeparatorStyle
          var separatorColor: UIColor?
          var separatorEffect: UIVisualEffect?
          var cellLayoutMarginsFollowReadableWidth: Bool
          var insetsContentViewsToSafeArea: Bool @11
          var tableHeaderView, tableFooterView: UIView?
          func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
          func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
          func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
          func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
          func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
          func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String)
          func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
          var remembersLastFocusedIndexPath: Bool
          var selectionFollowsFocus: Bool @14
          var allowsFocus, allowsFocusDuringEditing: Bool @15
          var dragInteractionEnabled: Bool @11
          let hasActiveDrag, hasActiveDrop: Bool @11
          func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int @11
          func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int @11
          func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? @11
          func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? @11
          var isSpringLoaded: Bool @11
        options UITableView.ContentHuggingElements @17.4
          static let sectionHeaders: UITableView.ContentHuggingElements
        enum UITableView.RowAnimation: Int
          case fade, right, left, top, bottom, none, middle, automatic = 100
        enum UITableView.ScrollPosition: Int
          case none, top, middle, bottom
        enum UITableView.SelfSizingInvalidation: Int @16
          case disabled, enabled, enabledIncludingConstraints
        enum UITableView.SeparatorInsetReference: Int @11
          case fromCellEdges, fromAutomaticInsets
        enum UITableView.Style: Int
          case plain, grouped, insetGrouped
        main protocol UITableViewDataSource: NSObjectProtocol
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
          optional func numberOfSections(in tableView: UITableView) -> Int
          optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
          optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
          optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
          optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
          optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
          optional func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
          optional func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath)
          optional func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath)
        main protocol UITableViewDataSourcePrefetching: NSObjectProtocol @10
          func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
          optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
        main protocol UITableViewDelegate: UIScrollViewDelegate
          optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
          optional func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
          optional func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
          optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath)
          optional func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
          optional func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
          optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
          optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
          optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
          optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
          optional func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
          optional func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
          optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
          optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
          optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
          optional func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
          optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
          optional func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
          optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
          optional func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
          optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
          optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
          optional func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool @16
          optional func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) @16
          optional func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
          optional func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
            -> String?
          optional func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration? @11
          optional func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration? @11
          optional func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
          optional func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
          optional func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
          optional func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
          optional func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
          optional func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint) -> UIContextMenuConfiguration? @13
          optional func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool @15
          optional func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext) -> Bool @11
          optional func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
            -> Bool @13
          optional func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) @13
          optional func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) @13
        main class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
            NSObject, UITableViewDataSource @13
          init(tableView: UITableView, cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?)
          func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
          func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            completion: (() -> Void)? = nil) @15
          func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
          func sectionIdentifier(for index: Int) -> SectionIdentifierType? @15
          func index(for sectionIdentifier: SectionIdentifierType) -> Int? @15
          func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
          func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
          var defaultRowAnimation: UITableView.RowAnimation
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
          func numberOfSections(in tableView: UITableView) -> Int
          func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
          func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
          func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
          func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
          func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath)
          func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
        main protocol UITableViewDragDelegate: NSObjectProtocol @11
          func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
            -> [UIDragItem]
        main protocol UITableViewDropCoordinator: NSObjectProtocol @11
        main protocol UITableViewDropDelegate: NSObjectProtocol @11
          func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
        """#
}
