extension Catalogue {
    /// Images, colours, fonts, traits, and the app itself.
    static let uiKitGraphics: StaticString = #"""
        module UIKit
        struct ColorResource: Hashable, Sendable @17
        struct ImageResource: Hashable, Sendable @17
        class NSDataAsset: NSObject, Sendable
          convenience init?(name: String)
          let data: Data
        struct NSDirectionalEdgeInsets: Equatable, Sendable, Codable @11
          init()
          init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
          static let zero: NSDirectionalEdgeInsets
          var top, leading, bottom, trailing: CGFloat
        enum UIAccessibilityContrast: Int @13
          case unspecified = -1, normal, high
        main class UIActionSheet: UIView
        main class UIAlertView: UIView
        main class UIApplication: UIResponder
          class let shared: UIApplication
          weak var delegate: (any UIApplicationDelegate)?
          let connectedScenes: Set<UIScene> @13
          let windows: [UIWindow]
          let keyWindow: UIWindow?
          let applicationState: UIApplication.State
          var isIdleTimerDisabled: Bool
          var applicationIconBadgeNumber: Int
          func canOpenURL(_ url: URL) -> Bool
          func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
            completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) @10
          func registerForRemoteNotifications()
          func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
          static let openSettingsURLString: String
          static let didBecomeActiveNotification, didEnterBackgroundNotification, willEnterForegroundNotification,
            willResignActiveNotification, willTerminateNotification, didReceiveMemoryWarningNotification: NSNotification.Name
        wrapper UIApplication.LaunchOptionsKey
          static let url, remoteNotification, shortcutItem: UIApplication.LaunchOptionsKey
        wrapper UIApplication.OpenExternalURLOptionsKey @10
        wrapper UIApplication.OpenURLOptionsKey
        enum UIApplication.State: Int
          case active, inactive, background
        main protocol UIApplicationDelegate: NSObjectProtocol
          optional var window: UIWindow?
          optional func application(_ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
          optional func applicationDidBecomeActive(_ application: UIApplication)
          optional func applicationWillResignActive(_ application: UIApplication)
          optional func applicationDidEnterBackground(_ application: UIApplication)
          optional func applicationWillEnterForeground(_ application: UIApplication)
          optional func applicationWillTerminate(_ application: UIApplication)
          optional func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions) -> UISceneConfiguration @13
        class UIApplicationShortcutItem: NSObject
        class UIBezierPath: NSObject
          convenience init(rect: CGRect)
          convenience init(ovalIn rect: CGRect)
          convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat)
          convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
          convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
          convenience init(cgPath CGPath: CGPath)
          init()
          var cgPath: CGPath
          func move(to point: CGPoint)
          func addLine(to point: CGPoint)
          func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
          func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)
          func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
          func close()
          func removeAllPoints()
          func append(_ bezierPath: UIBezierPath)
          func apply(_ transform: CGAffineTransform)
          let isEmpty: Bool
          let bounds: CGRect
          var lineWidth: CGFloat
          func fill()
          func stroke()
          func addClip()
        class UIColor: NSObject, Sendable
          init(white: CGFloat, alpha: CGFloat)
          init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
          init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
          init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
          init(patternImage image: UIImage)
          init(cgColor: CGColor)
          init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) @13
          convenience init?(named name: String) @11
          convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) @11
          class let black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange, purple, brown,
            clear: UIColor
          class let systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple, systemTeal,
            systemIndigo: UIColor
          class let systemBrown, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6: UIColor @13
          class let systemMint, systemCyan: UIColor @15
          class let systemGray: UIColor
          class let tintColor: UIColor @15
          class let label, secondaryLabel, tertiaryLabel, quaternaryLabel, link, placeholderText, separator, opaqueSeparator,
            systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
            secondarySystemGroupedBackground, tertiarySystemGroupedBackground, systemFill, secondarySystemFill, tertiarySystemFill,
            quaternarySystemFill: UIColor @13
          class let lightText, darkText: UIColor
          let cgColor: CGColor
          func set()
          func setFill()
          func setStroke()
          func withAlphaComponent(_ alpha: CGFloat) -> UIColor
          func resolvedColor(with traitCollection: UITraitCollection) -> UIColor @13
        main class UIDevice: NSObject
          class let current: UIDevice
          let name, model, localizedModel, systemName, systemVersion: String
          let orientation: UIDeviceOrientation
          let identifierForVendor: UUID?
          let userInterfaceIdiom: UIUserInterfaceIdiom
          var isBatteryMonitoringEnabled: Bool
          let batteryLevel: Float
          let batteryState: UIDevice.BatteryState
        enum UIDevice.BatteryState: Int
          case unknown, unplugged, charging, full
        enum UIDeviceOrientation: Int
          case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
        main class UIDocument: NSObject
        struct UIEdgeInsets: Equatable, Sendable, Codable
          init()
          init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
          static let zero: UIEdgeInsets
          var top, left, bottom, right: CGFloat
        class UIFont: NSObject, Sendable
          class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
          class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?)
            -> UIFont @10
          init?(name fontName: String, size fontSize: CGFloat)
          init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
          class let familyNames: [String]
          class func systemFont(ofSize fontSize: CGFloat) -> UIFont
          class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
          class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
          class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
          class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
          class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont @13
          class let labelFontSize, buttonFontSize, smallSystemFontSize, systemFontSize: CGFloat
          let familyName, fontName: String
          let pointSize, ascender, descender, capHeight, xHeight, lineHeight, leading: CGFloat
          let fontDescriptor: UIFontDescriptor
          func withSize(_ fontSize: CGFloat) -> UIFont
        wrapper UIFont.TextStyle
          static let largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
            caption2: UIFont.TextStyle
        wrapper UIFont.Weight: CGFloat
          static let ultraLight, thin, light, regular, medium, semibold, bold, heavy, black: UIFont.Weight
        wrapper UIFont.Width: CGFloat @16
          static let condensed, compressed, standard, expanded: UIFont.Width
        class UIFontDescriptor: NSObject, Sendable
          class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
          let pointSize: CGFloat
          let symbolicTraits: UIFontDescriptor.SymbolicTraits
          func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
          func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? @13
        options UIFontDescriptor.SymbolicTraits
          static let traitItalic, traitBold, traitExpanded, traitCondensed, traitMonoSpace: UIFontDescriptor.SymbolicTraits
        wrapper UIFontDescriptor.SystemDesign @13
          static let `default`, rounded, serif, monospaced: UIFontDescriptor.SystemDesign
        class UIFontMetrics: NSObject, Sendable @11
          class let `default`: UIFontMetrics
          convenience init(forTextStyle textStyle: UIFont.TextStyle)
          func scaledFont(for font: UIFont) -> UIFont
          func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
          func scaledValue(for value: CGFloat) -> CGFloat
        class UIGraphicsImageRenderer: UIGraphicsRenderer @10
          convenience init(size: CGSize)
          convenience init(size: CGSize, format: UIGraphicsImageRendererFormat)
          func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
        class UIGraphicsImageRendererContext: UIGraphicsRendererContext @10
        class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat @10
          var scale: CGFloat
          var opaque: Bool
        class UIGraphicsPDFRenderer: UIGraphicsRenderer @10
        class UIGraphicsRenderer: NSObject @10
        class UIGraphicsRendererContext: NSObject @10
          let cgContext: CGContext
          func fill(_ rect: CGRect)
        class UIGraphicsRendererFormat: NSObject @10
        class UIImage: NSObject, Sendable
          convenience init?(named name: String)
          convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
          convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) @13
          convenience init?(systemName name: String) @13
          convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) @13
          convenience init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil) @16
          convenience init(resource: ImageResource) @17
          init?(contentsOfFile path: String)
          init?(data: Data)
          init?(data: Data, scale: CGFloat)
          init(cgImage: CGImage)
          init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
          init(ciImage: CIImage)
          let size: CGSize
          let cgImage: CGImage?
          let ciImage: CIImage?
          let imageOrientation: UIImage.Orientation
          let scale: CGFloat
          let isSymbolImage: Bool @13
          let images: [UIImage]?
          let duration: TimeInterval
          let capInsets, alignmentRectInsets: UIEdgeInsets
          let renderingMode: UIImage.RenderingMode
          let configuration: UIImage.Configuration? @13
          let symbolConfiguration: UIImage.SymbolConfiguration? @13
          func draw(at point: CGPoint)
          func draw(in rect: CGRect)
          func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage
          func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
          func withTintColor(_ color: UIColor) -> UIImage @13
          func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage @13
          func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage @13
          func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? @13
          func pngData() -> Data?
          func jpegData(compressionQuality: CGFloat) -> Data?
          class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage?
          func preparingForDisplay() -> UIImage? @15
          func preparingThumbnail(of size: CGSize) -> UIImage? @15
        class UIImage.Configuration: NSObject, Sendable @13
        enum UIImage.DynamicRange: Int @17
          case unspecified = -1, standard, constrainedHigh, high
        enum UIImage.Orientation: Int
          case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
        enum UIImage.RenderingMode: Int
          case automatic, alwaysOriginal, alwaysTemplate
        enum UIImage.ResizingMode: Int
          case tile, stretch
        class UIImage.SymbolConfiguration: UIImage.Configuration @13
          convenience init(scale: UIImage.SymbolScale)
          convenience init(pointSize: CGFloat)
          convenience init(weight: UIImage.SymbolWeight)
          convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
          convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
          convenience init(textStyle: UIFont.TextStyle)
          convenience init(font: UIFont)
          convenience init(hierarchicalColor: UIColor) @15
          convenience init(paletteColors: [UIColor]) @15
        enum UIImage.SymbolScale: Int @13
          case `default` = -1, unspecified, small, medium, large
        enum UIImage.SymbolWeight: Int @13
          case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        class UIImageAsset: NSObject, Sendable
        enum UIInterfaceOrientation: Int
          case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
        options UIInterfaceOrientationMask
          static let portrait, landscapeLeft, landscapeRight, portraitUpsideDown, landscape, all,
            allButUpsideDown: UIInterfaceOrientationMask
        main class UIMenuController: NSObject
        struct UIOffset: Equatable, Sendable, Codable
          init()
          init(horizontal: CGFloat, vertical: CGFloat)
          static let zero: UIOffset
          var horizontal, vertical: CGFloat
        main class UIOpenURLContext: NSObject @13
        struct UIPointerEffect @13.4
        struct UIPointerShape @13.4
        main class UIPreviewInteraction: NSObject @10
        main class UIPrintFormatter: NSObject
        main class UIPrintInfo: NSObject
        main class UIPrintInteractionController: NSObject
        main class UIScene: UIResponder @13
          let session: UISceneSession
          weak var delegate: (any UISceneDelegate)?
          let activationState: UIScene.ActivationState
          var title: String!
        enum UIScene.ActivationState: Int @13
          case unattached = -1, foregroundActive, foregroundInactive, background
        main class UIScene.ConnectionOptions: NSObject @13
        main class UISceneConfiguration: NSObject @13
          designated init(name: String?, sessionRole: UISceneSession.Role)
        main protocol UISceneDelegate: NSObjectProtocol @13
          optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions)
          optional func sceneDidDisconnect(_ scene: UIScene)
          optional func sceneDidBecomeActive(_ scene: UIScene)
          optional func sceneWillResignActive(_ scene: UIScene)
          optional func sceneWillEnterForeground(_ scene: UIScene)
          optional func sceneDidEnterBackground(_ scene: UIScene)
        main class UISceneSession: NSObject @13
          let scene: UIScene?
          let role: UISceneSession.Role
          let configuration: UISceneConfiguration
          var userInfo: [String: Any]?
          let persistentIdentifier: String
        wrapper UISceneSession.Role @13
          static let windowApplication: UISceneSession.Role
        main class UIScreen: NSObject
          class let main: UIScreen
          let bounds, nativeBounds: CGRect
          let scale, nativeScale: CGFloat
          var brightness: CGFloat
        enum UIStatusBarAnimation: Int
          case none, fade, slide
        main class UIStatusBarManager: NSObject @13
        enum UIStatusBarStyle: Int
          case `default`, lightContent, darkContent = 3
        main class UITextChecker: NSObject
        class UITraitCollection: NSObject, Sendable
          class let current: UITraitCollection @13
          let userInterfaceIdiom: UIUserInterfaceIdiom
          let userInterfaceStyle: UIUserInterfaceStyle
          let layoutDirection: UITraitEnvironmentLayoutDirection
          let displayScale: CGFloat
          let horizontalSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
          let preferredContentSizeCategory: UIContentSizeCategory
          let accessibilityContrast: UIAccessibilityContrast
          func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool @13
        enum UITraitEnvironmentLayoutDirection: Int @10
          case unspecified = -1, leftToRight, rightToLeft
        enum UIUserInterfaceActiveAppearance: Int @14
          case unspecified = -1, inactive, active
        enum UIUserInterfaceIdiom: Int
          case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
        enum UIUserInterfaceLevel: Int @13
          case unspecified = -1, base, elevated
        enum UIUserInterfaceSizeClass: Int
          case unspecified, compact, regular
        enum UIUserInterfaceStyle: Int
          case unspecified, light, dark
        main class UIViewPrintFormatter: UIPrintFormatter
        main class UIWebView: UIView
        main class UIWindowScene: UIScene @13
          let windows: [UIWindow]
          let keyWindow: UIWindow? @15
          let screen: UIScreen
        main protocol UIWindowSceneDelegate: UISceneDelegate @13
          optional var window: UIWindow?
        """#
}
