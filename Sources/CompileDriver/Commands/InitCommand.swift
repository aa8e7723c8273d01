import ScreenSpecGeneratedFiles
import ScreenSpecDiagnostics

/// `init`: a commented project file, a first spec and the class that goes with it.
package enum InitCommand {
    package struct File: Sendable {
        package let path: String
        package let text: String
    }

    /// What it writes, by path from the project's folder.
    package static let files: [File] = [
        File(path: "screenspec.yaml", text: projectFile),
        File(path: "Specs/ProductCell.view.yaml", text: firstSpec),
        File(path: "Sources/ProductCell.swift", text: firstClass),
    ]

    /// Writes the files into a folder, all or none: nothing that exists is overwritten.
    package static func run(in folder: String) -> [Diagnostic] {
        FileChanges(files.map { FileChanges.Change($0.path, $0.text) }, in: folder).write()
    }

    private static let projectFile = """
        # The project file of ScreenSpec. Every key has a default; remove what you don't need.
        version: 1

        # Folders or globs of specs: files that end in .screen.yaml, .view.yaml, .models.yaml or .architecture.yaml.
        specs: [Specs]

        # Where generated Swift goes. Add this folder to your target.
        output: Generated

        # The architecture of screens that name none: mvc, viper, mvp, mvvm, vip, cvd, or one of your own.
        # 'screenspec architecture list' shows all of them.
        architecture: mvc

        # Types that your app has and that specs may name.
        externalTypes: []

        swift:
          # internal, package or public.
          access: internal
          # The oldest iOS that the app runs on; formats need iOS 15.
          minimumDeployment: iOS 15

        # Severities of rules: error, warning or off. 'screenspec rules' lists them.
        rules:
          missing-summary: off

        """

    private static let firstSpec = """
        # A view: what it is made of, what it shows, and what a person can do with it.
        view: ProductCell
        summary: A cell that displays information for purchasable products.
        inherits: UITableViewCell

        # Its parts, private to it, and which property of each shows what.
        subviews:
          nameLabel:
            type: UILabel
            shows: {text: name}
          priceLabel:
            type: UILabel
            shows: {text: formattedPrice}
          buyButton: UIButton

        # What it shows: 'struct ProductCell.ViewModel' is generated.
        viewModel:
          summary: Holds the data and logic needed to populate a `ProductCell`.
          properties:
            name:
              type: String
              summary: The name of the product.
            price:
              type: Double
              summary: The cost of the product, in USD.
          derived:
            formattedPrice:
              type: String
              summary: The price as people write it.
              format: {currency: price, code: USD}

        # What a person can do: 'protocol ProductCellDelegate' is generated.
        actions:
          tappedBuy:
            summary: The person asked to buy the product.
            trigger: buyButton.touchUpInside

        """

    private static let firstClass = """
        import UIKit

        final class ProductCell: UITableViewCell {
            private let nameLabel = UILabel()
            private let priceLabel = UILabel()
            private let buyButton = UIButton(type: .system)

            weak var delegate: ProductCellDelegate?

            var viewModel: ViewModel? {
                didSet {
                    nameLabel.text = viewModel?.name
                    priceLabel.text = viewModel?.formattedPrice
                }
            }

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(nameLabel)
                contentView.addSubview(priceLabel)
                contentView.addSubview(buyButton)
                buyButton.addTarget(self, action: #selector(tappedBuy), for: .touchUpInside)
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) {
                fatalError("ProductCell is made in code")
            }

            @objc private func tappedBuy() {
                delegate?.productCellTappedBuy(self)
            }
        }

        """
}
