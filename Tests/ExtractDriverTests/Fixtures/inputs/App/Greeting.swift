import Package
import UIKit

func greet(from screens: PackageScreens) {
    screens.current.popoverPresentationController.close()
    let welcome = WelcomeViewController()
    welcome.greet("Ada")
}
