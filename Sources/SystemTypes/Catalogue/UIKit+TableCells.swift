extension Catalogue {
    /// The cells of tables, and actions on them.
    static let uiKitTableCells: StaticString = #"""
        module UIKit
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
        main class UISwipeActionsConfiguration: NSObject @11
          convenience init(actions: [UIContextualAction])
          let actions: [UIContextualAction]
          var performsFirstActionWithFullSwipe: Bool
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
