/// What the built-in architectures keep away from views, at the depth at which it stands under `forbids`.
extension BuiltInArchitectures {
    /// Network, persistence, defaults, keychain and files; themes, styles, languages, feature flags and what brings images are
    /// no services.
    static let viewsUseNoService = """
              imports: [CoreData, RealmSwift, Alamofire]
              types: [URLSession, UserDefaults, FileManager, NSManagedObjectContext, NSPersistentContainer, "Keychain*",
                "*Service", "*Repository"]
              singletons: ["*Storage", "*Store", "*Database", "*Client", "*API", "*Network*", "*Manager"]
              sharedAs: [shared, sharedInstance, sharedManager, instance, default, standard, current]
              except: ["*Theme*", "*Style*", "*Layout*", "*Appearance*", "*Font*", "*Color*", "*Locali*", "*ImageService",
                "*ImageLoad*", "*ImageCach*", "*ImageDownload*", "*ImageFetch*", "*ImagePipeline*", "*Alert*",
                "*Image*Repository", "*ActionSheet*", "*Toast*", "*Progress*", "*Routing*", "*Navigation*",
                "*FeatureFlag*", "*FeatureToggle*", "*Keyboard*", "*Haptic*", "*Vibrat*", "*Motion*", "*Sensor*",
                "*Analytics*", "*Logger*", "*LogManager*", "*Animat*", "*Popup*", "*HUD*", "*Window*", "*Orientation*",
                "*Language*", "*LookAndFeel*", "Kingfisher*",
                "*LocationManager", "*AudioManager", "*SoundManager", "*PermissionManager", "*ReachabilityManager",
                "*NotificationManager", "*DeviceManager", "*CastManager", "*CookiesManager", "*ImageManager*",
                "SideMenu*", "*TransitionManager", "FLEX*", "*Debug*"]
        """

    /// To lead to another screen is somebody else's part; an alert is no other screen.
    static let viewsDoNotNavigate = """
              navigation: ["present(_:animated:completion:)", "dismiss(animated:completion:)",
                "pushViewController(_:animated:)", "popViewController(animated:)",
                "popToViewController(_:animated:)", "popToRootViewController(animated:)",
                "setViewControllers(_:animated:)", "performSegue(withIdentifier:sender:)",
                "show(_:sender:)", "showDetailViewController(_:sender:)"]
              exceptPresented: ["*Alert*", "*ActionSheet*", "*Toast*", "*Progress*", "*Dialog*", "*Prompt*", "*Popup*", "*PopUp*",
                UIImagePickerController, UIActivityViewController]
        """
}
