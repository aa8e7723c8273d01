import UIKit

@MainActor
protocol Describing {
    var text: String { get }
}

final class ThemedCell: UITableViewCell, Themed, Store.Showing {
    var themeName: String?
    var text: String { themeName ?? "" }

    static func make() -> ThemedCell { ThemedCell(style: .default, reuseIdentifier: nil) }

    func apply(to style: Style) -> Bool { style.name == themeName }

    func show(_ names: [String]) {}

    func configure(with theme: String) { themeName = theme }
}
