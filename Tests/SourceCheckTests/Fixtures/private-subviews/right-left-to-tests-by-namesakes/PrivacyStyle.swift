import UIKit

/// Knows the home view, and has things of that name that are no part of an object.
enum PrivacyStyle {
    case collection

    static func apply(to view: HomeView) {
        PrivacyStyle.collection.choose()
        choose(.collection, for: view)
    }

    private func choose() {}
    private static func choose(_ style: PrivacyStyle, for view: HomeView) {}
}
