import Foundation
import TestSupport

/// Hand-written Swift of many screens, some of which break rules.
struct CodeSample {
    let screenCount: Int

    /// Paths in the project with what stands there.
    var files: [(path: String, text: String)] {
        (0..<screenCount).flatMap { number -> [(path: String, text: String)] in
            let name = "Item\(number)"
            let folder = "Sources/Part\(number % 5)/\(name)"
            return [
                ("\(folder)/\(name)View.swift", Self.view(name, number)),
                ("\(folder)/\(name)Presenter.swift", Self.presenter(name)),
                ("\(folder)/\(name)Interactor.swift", Self.interactor(name)),
            ]
        }
    }

    func write(to folder: TemporaryFolder) throws {
        for (path, text) in files { try folder.write(text, to: path) }
    }

    private static func view(_ name: String, _ number: Int) -> String {
        let labels = (0..<3 + number % 4).map { "    \($0 == 1 ? "" : "private ")let label\($0) = UILabel()\n" }
            .joined()
        return """
            import UIKit

            protocol \(name)ViewDelegate {
                func opened(_ view: \(name)View)
            }

            final class \(name)View: UIView {
            \(labels)    var delegate: \(name)ViewDelegate?
                var presenter: \(name)PresenterInput?

                override func layoutSubviews() {
                    super.layoutSubviews()
                    addSubview(label1) // ä€😀
                    delegate?.opened(self)
                    URLSession.shared.dataTask(with: url).resume()
                }

                @objc func didTap() { presenter?.interactor.save() }
            }

            """
    }

    private static func presenter(_ name: String) -> String {
        """
        import UIKit

        protocol \(name)PresenterInput { var interactor: \(name)Interactor { get } }

        final class \(name)Presenter: \(name)PresenterInput {
            var view: \(name)View?
            let interactor = \(name)Interactor()
        }

        """
    }

    private static func interactor(_ name: String) -> String {
        """
        import Foundation

        final class \(name)Interactor {
            var presenter: \(name)Presenter?
            func save() { presenter?.view?.didTap() }
        }

        """
    }
}
