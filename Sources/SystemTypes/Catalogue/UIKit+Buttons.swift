extension Catalogue {
    /// Buttons and their configurations.
    static let uiKitButtons: StaticString = #"""
        module UIKit
        enum UIBehavioralStyle: UInt @15
          case automatic, pad, mac
        main class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting, UISpringLoadedInteractionSupporting
          init(frame: CGRect)
          init?(coder: NSCoder)
          convenience init(frame: CGRect, primaryAction: UIAction?) @14
          convenience init(type buttonType: UIButton.ButtonType)
          convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) @14
          convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) @15
          static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self @13
          var configuration: UIButton.Configuration? @15
          func setNeedsUpdateConfiguration() @15
          func updateConfiguration() @15
          var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? @15
          var automaticallyUpdatesConfiguration: Bool @15
          let buttonType: UIButton.ButtonType
          let isHovered, isHeld: Bool @15
          var role: UIButton.Role @14
          var isPointerInteractionEnabled: Bool @13.4
          var pointerStyleProvider: UIButton.PointerStyleProvider? @13.4
          var menu: UIMenu? @14
          var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder @16
          var changesSelectionAsPrimaryAction: Bool @15
          func setTitle(_ title: String?, for state: UIControl.State)
          func setTitleColor(_ color: UIColor?, for state: UIControl.State)
          func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)
          func setImage(_ image: UIImage?, for state: UIControl.State)
          func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
          func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?,
            forImageIn state: UIControl.State) @13
          func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
          func title(for state: UIControl.State) -> String?
          func titleColor(for state: UIControl.State) -> UIColor?
          func titleShadowColor(for state: UIControl.State) -> UIColor?
          func image(for state: UIControl.State) -> UIImage?
          func backgroundImage(for state: UIControl.State) -> UIImage?
          func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? @13
          func attributedTitle(for state: UIControl.State) -> NSAttributedString?
          show title: String? = setTitle(_:for:)
          show titleColor: UIColor? = setTitleColor(_:for:)
          show titleShadowColor: UIColor? = setTitleShadowColor(_:for:)
          show image: UIImage? = setImage(_:for:)
          show backgroundImage: UIImage? = setBackgroundImage(_:for:)
          show attributedTitle: NSAttributedString? = setAttributedTitle(_:for:)
          show subtitle: String? = configuration.subtitle @15
          let currentTitle: String?
          let currentTitleColor: UIColor
          let currentTitleShadowColor: UIColor?
          let currentImage, currentBackgroundImage: UIImage?
          let currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? @13
          let currentAttributedTitle: NSAttributedString?
          let titleLabel: UILabel?
          let imageView: UIImageView?
          let subtitleLabel: UILabel? @15
          let behavioralStyle: UIBehavioralStyle @15
          var preferredBehavioralStyle: UIBehavioralStyle @15
          var contentEdgeInsets, titleEdgeInsets, imageEdgeInsets: UIEdgeInsets
          var reversesTitleShadowWhenHighlighted, adjustsImageWhenHighlighted, adjustsImageWhenDisabled,
            showsTouchWhenHighlighted: Bool
          func backgroundRect(forBounds bounds: CGRect) -> CGRect
          func contentRect(forBounds bounds: CGRect) -> CGRect
          func titleRect(forContentRect contentRect: CGRect) -> CGRect
          func imageRect(forContentRect contentRect: CGRect) -> CGRect
          var adjustsImageSizeForAccessibilityContentSizeCategory: Bool @11
          var isSpringLoaded: Bool @11
        enum UIButton.ButtonType: Int
          case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
        struct UIButton.Configuration: Hashable @15
          static func plain() -> UIButton.Configuration
          static func tinted() -> UIButton.Configuration
          static func gray() -> UIButton.Configuration
          static func filled() -> UIButton.Configuration
          static func borderless() -> UIButton.Configuration
          static func bordered() -> UIButton.Configuration
          static func borderedTinted() -> UIButton.Configuration
          static func borderedProminent() -> UIButton.Configuration
          func updated(for button: UIButton) -> UIButton.Configuration
          var background: UIBackgroundConfiguration
          var cornerStyle: UIButton.Configuration.CornerStyle
          var buttonSize: UIButton.Configuration.Size
          var macIdiomStyle: UIButton.Configuration.MacIdiomStyle
          var baseForegroundColor, baseBackgroundColor: UIColor?
          var image: UIImage?
          var imageColorTransformer: UIConfigurationColorTransformer?
          var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
          var showsActivityIndicator: Bool
          var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
          var title: String?
          var attributedTitle: AttributedString?
          var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
          var titleLineBreakMode: NSLineBreakMode @16
          var subtitle: String?
          var attributedSubtitle: AttributedString?
          var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
          var indicator: UIButton.Configuration.Indicator @16
          var indicatorColorTransformer: UIConfigurationColorTransformer? @16
          var contentInsets: NSDirectionalEdgeInsets
          var imagePlacement: NSDirectionalRectEdge
          var imagePadding, titlePadding: CGFloat
          var titleAlignment: UIButton.Configuration.TitleAlignment
          var automaticallyUpdateForSelection: Bool
          mutating func setDefaultContentInsets()
        enum UIButton.Configuration.CornerStyle: Int @15
          case fixed = -1, dynamic, small, medium, large, capsule
        enum UIButton.Configuration.Indicator: Int @16
          case automatic, none, popup
        enum UIButton.Configuration.MacIdiomStyle: Int @15
          case automatic, bordered, borderless, borderlessTinted
        enum UIButton.Configuration.Size: Int @15
          case medium, small, mini, large
        enum UIButton.Configuration.TitleAlignment: Int @15
          case automatic, leading, center, trailing
        typealias UIButton.ConfigurationUpdateHandler = (UIButton) -> Void
        typealias UIButton.PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
        enum UIButton.Role: Int @14
          case normal, primary, cancel, destructive
        """#
}
