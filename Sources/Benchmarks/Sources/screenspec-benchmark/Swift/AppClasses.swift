/// What stands beside the declarations in an app: its models and classes, and as much of UIKit as these need.
enum AppClasses {
    /// Module `UIKit`, for systems without it.
    static let standIn = """
        @_exported import Foundation

        open class UIImage: NSObject, @unchecked Sendable {}
        @MainActor open class UIResponder: NSObject {}
        @MainActor open class UIView: UIResponder {}
        @MainActor open class UIControl: UIView {}
        @MainActor open class UITableViewCell: UIView {}
        @MainActor open class UICollectionViewCell: UIView {}
        @MainActor open class UIViewController: UIResponder {}

        """

    static func source(of feature: Feature) -> Corpus.File {
        let attributes = feature.attributes.map { "    var \($0.name): \($0.type)\n" }.joined()
        let text = """
            import UIKit

            struct \(feature.name): Hashable, Sendable {
                var title: String
            \(attributes)    var isArchived: Bool
            }

            final class \(feature.name)Cell: UITableViewCell {}
            final class \(feature.name)Tile: UICollectionViewCell {}
            final class \(feature.name)Banner: UIView {}
            final class \(feature.name)Stepper: UIControl {}
            final class \(feature.name)SettingsViewController: UIViewController {}

            """
        return Corpus.File(path: "\(feature.name)Classes.swift", text: text)
    }
}
