import UIKit

/// Leads to other screens.
@MainActor
public final class SettingsCoordinator: SettingsRouting {
    weak var viewController: UIViewController?

    // Make the screen here: some of who play a part in it are not scaffolded.

    public func showAbout() {
        // Make 'About' here, and open it as 'push'.
        assertionFailure("showAbout is still to be written.")
    }
}
