extension Catalogue {
    /// Configurations of contents and backgrounds.
    static let uiKitContents: StaticString = #"""
        module UIKit
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
