import Foundation
import ScreenSpecDiagnostics
import TestSupport

/// A small app without a spec, and what the check finds in it.
enum CheckedApp {
    static let view = """
        import UIKit

        protocol ShopViewDelegate {
            func shopViewOpened(_ shopView: ShopView)
        }

        final class ShopView: UIView {
            let titleLabel = UILabel()
            let priceLabel = UILabel()
            var delegate: ShopViewDelegate?

            override func layoutSubviews() {
                super.layoutSubviews()
                addSubview(titleLabel)
                addSubview(priceLabel)
                delegate?.shopViewOpened(self)
            }
        }

        """

    static func with(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\n", to: "screenspec.yaml")
            try folder.write(view, to: "Sources/ShopView.swift")
            try folder.write(
                view.replacing("Shop", with: "Cart").replacing("shop", with: "cart")
                    .replacing("titleLabel", with: "itemLabel").replacing("priceLabel", with: "sumLabel"),
                to: "Sources/Cart/CartView.swift"
            )
            try body(folder)
        }
    }

    /// What is found, as `file rule member`.
    static func findings(_ folder: TemporaryFolder, _ arguments: String...) throws -> [String] {
        let completed = try folder.screenspec(["check", "--report", "json=-"] + arguments)
        let report = try JSONDecoder().decode(CheckReport.self, from: Data(completed.output.utf8))
        return report.findings.map { finding in
            let file = finding.place?.path.split(separator: "/").last ?? "-"
            return "\(file) \(finding.rule) \(finding.subject.member ?? "-")"
        }
    }

    private struct CheckReport: Decodable {
        struct Finding: Decodable {
            struct Place: Decodable {
                let path: String
            }
            struct Subject: Decodable {
                let owner: String
                let member: String?
            }
            let rule: String
            let place: Place?
            let subject: Subject
        }
        let findings: [Finding]
    }

    /// The same of the app as it is.
    static let found = [
        "CartView.swift private-subviews itemLabel", "CartView.swift private-subviews sumLabel",
        "CartView.swift weak-delegate delegate", "ShopView.swift private-subviews titleLabel",
        "ShopView.swift private-subviews priceLabel", "ShopView.swift weak-delegate delegate",
    ]
}
