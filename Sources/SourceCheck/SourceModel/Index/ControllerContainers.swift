/// UIKit's controllers that hold those of other screens.
enum ControllerContainers {
    static let names: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    ]
}

extension CodeIndex {
    /// Whether it is one of UIKit's controllers that hold those of other screens, such as a tab bar controller.
    func isControllerContainer(_ type: TypeID) -> Bool {
        ControllerContainers.names.contains { inherits(type, from: $0) }
    }
}
