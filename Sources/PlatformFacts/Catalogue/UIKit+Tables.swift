extension Catalogue {
    /// Scroll views and tables.
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
        main class UIContextualAction: NSObject @11
          convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler)
          let style: UIContextualAction.Style
          let handler: UIContextualAction.Handler
          var title: String?
          var backgroundColor: UIColor!
          var image: UIImage?
        typealias UIContextualAction.Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
        enum UIContextualAction.Style: Int @11
          case normal, destructive
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
        main class UISwipeActionsConfiguration: NSObject @11
          convenience init(actions: [UIContextualAction])
          let actions: [UIContextualAction]
          var performsFirstActionWithFullSwipe: Bool
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
        main class UITableViewCell: UIView, UIGestureRecognizerDelegate
          designated init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
          init?(coder: NSCoder)
          let configurationState: UICellConfigurationState @14
          func setNeedsUpdateConfiguration() @14
          func updateConfiguration(using state: UICellConfigurationState) @14
          var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? @15
          func defaultContentConfiguration() -> UIListContentConfiguration @14
          func defaultBackgroundConfiguration() -> UIBackgroundConfiguration @16
          var contentConfiguration: (any UIContentConfiguration)? @14
          var automaticallyUpdatesContentConfiguration: Bool @14
          let contentView: UIView
          let imageView: UIImageView?
          let textLabel, detailTextLabel: UILabel?
          var backgroundConfiguration: UIBackgroundConfiguration? @14
          var automaticallyUpdatesBackgroundConfiguration: Bool @14
          var backgroundView, selectedBackgroundView, multipleSelectionBackgroundView: UIView?
          let reuseIdentifier: String?
          func prepareForReuse()
          var selectionStyle: UITableViewCell.SelectionStyle
          var isSelected, isHighlighted: Bool
          func setSelected(_ selected: Bool, animated: Bool)
          func setHighlighted(_ highlighted: Bool, animated: Bool)
          let editingStyle: UITableViewCell.EditingStyle
          var showsReorderControl, shouldIndentWhileEditing: Bool
          var accessoryType, editingAccessoryType: UITableViewCell.AccessoryType
          var accessoryView, editingAccessoryView: UIView?
          var indentationLevel: Int
          var indentationWidth: CGFloat
          var separatorInset: UIEdgeInsets
          var isEditing: Bool
          func setEditing(_ editing: Bool, animated: Bool)
          let showingDeleteConfirmation: Bool
          var focusStyle: UITableViewCell.FocusStyle
          func willTransition(to state: UITableViewCell.StateMask)
          func didTransition(to state: UITableViewCell.StateMask)
          func dragStateDidChange(_ dragState: UITableViewCell.DragState) @11
          var userInteractionEnabledWhileDragging: Bool @11
        enum UITableViewCell.AccessoryType: Int
          case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        enum UITableViewCell.CellStyle: Int
          case `default`, value1, value2, subtitle
        typealias UITableViewCell.ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
        enum UITableViewCell.DragState: Int @11
          case none, lifting, dragging
        enum UITableViewCell.EditingStyle: Int
          case none, delete, insert
        enum UITableViewCell.FocusStyle: Int
          case `default`, custom
        enum UITableViewCell.SelectionStyle: Int
          case none, blue, gray, `default`
        enum UITableViewCell.SeparatorStyle: Int
          case none, singleLine, singleLineEtched
        options UITableViewCell.StateMask
          static let showingEditControl, showingDeleteConfirmation: UITableViewCell.StateMask
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
        main class UITableViewHeaderFooterView: UIView
          designated init(reuseIdentifier: String?)
          init?(coder: NSCoder)
          let configurationState: UIViewConfigurationState @14
          func setNeedsUpdateConfiguration() @14
          func updateConfiguration(using state: UIViewConfigurationState) @14
          var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? @15
          func defaultContentConfiguration() -> UIListContentConfiguration @14
          func defaultBackgroundConfiguration() -> UIBackgroundConfiguration @16
          var contentConfiguration: (any UIContentConfiguration)? @14
          var automaticallyUpdatesContentConfiguration: Bool @14
          let contentView: UIView
          var backgroundConfiguration: UIBackgroundConfiguration? @14
          var automaticallyUpdatesBackgroundConfiguration: Bool @14
          var backgroundView: UIView?
          let reuseIdentifier: String?
          func prepareForReuse()
          let textLabel, detailTextLabel: UILabel?
        typealias UITableViewHeaderFooterView.ConfigurationUpdateHandler =
            (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
        """#
}
