import Foundation

/// An app of many screens as people write them: five files a screen, some of which break a rule here and there.
struct SampleApp {
    let fileCount: Int

    func write(to folder: URL) throws {
        for number in 0..<(fileCount + 4) / 5 {
            let screen = SampleScreen(number: number)
            let place = folder.appendingPathComponent("Sources/Part\(number % 40)/\(screen.name)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for (suffix, text) in screen.files.prefix(fileCount - number * 5) {
                try text.write(
                    to: place.appendingPathComponent("\(screen.name)\(suffix).swift"),
                    atomically: false,
                    encoding: .utf8
                )
            }
        }
    }
}

/// One screen of the app; all that differs follows from its number.
struct SampleScreen {
    let number: Int

    var name: String { Self.words[number % 20] + Self.words[(number / 20 + 7) % 20] + "\(number / 400)" }

    private static let words = [
        "Login", "Order", "Basket", "Profile", "Search", "Detail", "Address", "Payment", "Review", "Voucher", "Store",
        "Menu", "Filter", "Chat", "Photo", "Map", "Ticket", "Wallet", "News", "Help",
    ]

    /// A linear congruential sequence, started by the screen's number.
    private func pick(_ position: Int, of count: Int) -> Int {
        Int((UInt64(number &* 31 &+ position) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) >> 33) % count
    }

    var files: [(suffix: String, text: String)] {
        [("View", view), ("Presenter", presenter), ("Interactor", interactor), ("Models", models), ("Cell", cell)]
    }

    private var labels: [String] {
        (0..<6 + pick(1, of: 8)).map { ["title", "price", "note", "owner", "date", "count"][$0 % 6] + "Label\($0)" }
    }

    private var view: String {
        let subviews = labels.enumerated().map { index, label in
            index % 3 == 0
                ? "    private let \(label): UILabel = {\n        let label = UILabel()\n        label.numberOfLines = \(index)\n        label.textColor = Theme.shared.primary\n        return label\n    }()"
                : "    \(pick(index, of: 9) == 0 ? "" : "private ")let \(label) = UILabel(frame: .zero)"
        }
        let constraints = labels.map { label in
            """
                    \(label).translatesAutoresizingMaskIntoConstraints = false
                    addSubview(\(label))
                    NSLayoutConstraint.activate([
                        \(label).leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 16),
                        \(label).trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -16),
                    ])
            """
        }
        let shown = labels.map { "        \($0).text = viewModel.\($0)Text.trimmingCharacters(in: .whitespaces)" }
        return """
            import UIKit

            /// Shows one \(name).
            final class \(name)View: UIView, \(name)PresenterToView {
                weak var presenter: \(name)ViewToPresenter?
            \(subviews.joined(separator: "\n"))
                private lazy var saveButton = UIButton(type: .system)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setUp()
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    setUp()
                }

                private func setUp() {
                    backgroundColor = .systemBackground
                    saveButton.addTarget(self, action: #selector(didTapSave), for: .touchUpInside)
            \(constraints.joined(separator: "\n"))
                }

                func display(_ viewModel: \(name)ViewModel) {
            \(shown.joined(separator: "\n"))
                    saveButton.isEnabled = viewModel.canSave && !viewModel.items.isEmpty
                    UIView.animate(withDuration: 0.3) { [weak self] in
                        self?.alpha = viewModel.canSave ? 1 : 0.5
                        self?.layoutIfNeeded()
                    }
                }

                @objc private func didTapSave() {
                    guard let presenter, saveButton.isEnabled else { return }
                    presenter.didTapSave(title: \(labels[0]).text ?? "", at: Date())
                }
            }

            """
    }

    private var presenter: String {
        let methods = labels.map { label in
            """
                func didChange\(label.prefix(1).uppercased() + label.dropFirst())(_ text: String?) {
                    guard let text, !text.isEmpty else { return interactor.reset(.\(label)) }
                    draft.\(label)Text = text
                    interactor.validate(draft) { [weak self] result in
                        switch result {
                        case .success(let items): self?.show(items)
                        case .failure(let error): self?.wireframe.presentAlert(error.localizedDescription)
                        }
                    }
                }
            """
        }
        return """
            import Foundation

            protocol \(name)ViewToPresenter: AnyObject {
                func didTapSave(title: String, at date: Date)
            }

            /// Decides what the view shows.
            final class \(name)Presenter: \(name)ViewToPresenter {
                weak var view: \(name)PresenterToView?
                private let interactor: \(name)PresenterToInteractor
                private let wireframe: \(name)PresenterToWireframe
                private var draft = \(name)ViewModel()

                init(interactor: \(name)PresenterToInteractor, wireframe: \(name)PresenterToWireframe) {
                    self.interactor = interactor
                    self.wireframe = wireframe
                }

                func didTapSave(title: String, at date: Date) {
                    interactor.save(draft, titled: title, at: date)
                    wireframe.close(animated: true)
                }

            \(methods.joined(separator: "\n\n"))

                private func show(_ items: [\(name)Item]) {
                    draft.items = items.filter { $0.isVisible }.sorted { $0.rank < $1.rank }
                    view?.display(draft)
                }
            }

            """
    }

    private var interactor: String {
        let requests = labels.map { label in
            """
                private func load\(label.prefix(1).uppercased() + label.dropFirst())(id: Int, then: @escaping (Result<[\(name)Item], Error>) -> Void) {
                    var request = URLRequest(url: service.url(for: .\(label), id: id))
                    request.httpMethod = id > \(number) ? "GET" : "POST"
                    service.send(request) { (result: Result<Data, Error>) in
                        do {
                            let items = try JSONDecoder().decode([\(name)Item].self, from: result.get())
                            DispatchQueue.main.async { then(.success(items)) }
                        } catch {
                            then(.failure(error))
                        }
                    }
                }
            """
        }
        return """
            import Foundation

            protocol \(name)PresenterToInteractor: AnyObject {
                func save(_ draft: \(name)ViewModel, titled title: String, at date: Date)
                func validate(_ draft: \(name)ViewModel, then: @escaping (Result<[\(name)Item], Error>) -> Void)
                func reset(_ field: \(name)Field)
            }

            final class \(name)Interactor: \(name)PresenterToInteractor {
                private let service: Service
                private var cache: [Int: \(name)Item] = [:]

                init(service: Service = .shared) {
                    self.service = service
                }

                func save(_ draft: \(name)ViewModel, titled title: String, at date: Date) {
                    for (index, item) in draft.items.enumerated() where item.isVisible {
                        cache[index] = item
                    }
                }

                func validate(_ draft: \(name)ViewModel, then: @escaping (Result<[\(name)Item], Error>) -> Void) {
                    load\(labels[0].prefix(1).uppercased() + labels[0].dropFirst())(id: cache.count, then: then)
                }

                func reset(_ field: \(name)Field) {
                    cache.removeAll(keepingCapacity: field == .\(labels[0]))
                }

            \(requests.joined(separator: "\n\n"))
            }

            """
    }

    private var models: String {
        let texts = labels.map { "    var \($0)Text = \"\"" }.joined(separator: "\n")
        let keys = labels.map { "    case \($0)" }.joined(separator: "\n")
        return """
            import Foundation

            struct \(name)ViewModel: Hashable {
            \(texts)
                var items: [\(name)Item] = []
                var canSave: Bool { !items.isEmpty && \(labels[0])Text.count > 3 }
            }

            struct \(name)Item: Hashable, Codable {
                let id: Int
                var rank = 0
                var isVisible = true
            }

            enum \(name)Field: String, CaseIterable {
            \(keys)
            }

            protocol \(name)PresenterToView: AnyObject {
                func display(_ viewModel: \(name)ViewModel)
            }

            protocol \(name)PresenterToWireframe: AnyObject {
                func close(animated: Bool)
                func presentAlert(_ message: String)
            }

            """
    }

    private var cell: String {
        """
        import UIKit

        protocol \(name)CellDelegate: AnyObject {
            func \(name.lowercased())Cell(_ cell: \(name)Cell, didSelect item: \(name)Item)
        }

        final class \(name)Cell: UITableViewCell {
            @IBOutlet private weak var titleLabel: UILabel!
            @IBOutlet private weak var picture: UIImageView!
            weak var delegate: \(name)CellDelegate?
            private var item: \(name)Item?

            override func prepareForReuse() {
                super.prepareForReuse()
                item = nil
                picture.image = nil
                titleLabel.text = nil
            }

            func show(_ item: \(name)Item) {
                self.item = item
                titleLabel.text = "\\(item.id): \\(item.rank)"
                picture.isHidden = !item.isVisible
            }

            @IBAction private func didTap(_ sender: UIButton) {
                guard let item else { return }
                delegate?.\(name.lowercased())Cell(self, didSelect: item)
            }
        }

        """
    }
}
