/// The declarations of a feature's specs as somebody writes them who has no compiler for specs: file by file the same types,
/// members and sentences, and nothing that Swift adds by itself.
struct HandWritten {
    let feature: Feature

    private var name: String { feature.name }
    private var item: String { feature.item }

    /// Beside the classes of `AppClasses`.
    var files: [Corpus.File] {
        [
            ("", models), ("Cell", cell), ("Tile", tile), ("Banner", banner), ("Stepper", stepper), ("Editor", editor),
            ("Details", details), ("List", list), ("Settings", settings), ("Overview", overview),
        ].map { Corpus.File(path: "\(name)\($0.0).swift", text: $0.1) }
    }

    private var models: String {
        """
        import Foundation

        /// What the person has typed so far about one \(feature.phrase).
        struct \(name)Draft: Hashable, Sendable {
            /// What it will be called.
            var title: String

            /// What the person noted about it.
            var remark: String?
        }

        /// Why one \(feature.phrase) could not be read or kept.
        enum \(name)Failure: Error, Hashable {
            case offline
            case refused(reason: String)
            case outdated(since: Date)
        }

        """
    }

    private var cell: String {
        """
        import Foundation

        extension \(name)Cell {
        \(viewModel("ViewModel", "a `\(name)Cell`", archives: true).indented)
        }

        extension \(name)Cell.ViewModel {
        \(initializer(archives: true).indented)
        }

        /// What the owner of a `\(name)Cell` learns and decides.
        @MainActor
        protocol \(name)CellDelegate: AnyObject {
            /// Whether it may leave the device.
            func \(parameter)Cell(_ cell: \(name)Cell, shouldShareWith title: String) -> Bool

            /// The person wants to show it to somebody.
            func \(parameter)CellUserTappedShare(_ cell: \(name)Cell)
        }

        """
    }

    private var tile: String {
        """
        import UIKit

        @MainActor
        protocol \(name)TileDelegate: AnyObject {
            /// The person wants to see all of it.
            func \(parameter)TileUserTappedOpen(_ tile: \(name)Tile)
        }

        extension \(name)Tile {
            /// Holds the data and logic needed to populate a `\(name)Tile`.
            struct ViewModel: Hashable, Sendable {
                /// A small picture of it.
                var picture: UIImage?

                /// What the person calls it.
                var title: String

                /// Whether it stays at the top.
                var isPinned = false

                /// Whether it can be opened now, which is not so while it is being sent.
                var isEnabled = true

                /// The title, or something in its place.
                var caption: String {
                    title.isEmpty ? "Untitled" : title
                }
            }

            /// What is called when a person does something in a `\(name)Tile`.
            struct Actions {
                /// The person pressed the tile for longer.
                var userAskedForMore: (@MainActor () -> Void)?
            }
        }

        """
    }

    private var banner: String {
        """
        import UIKit

        @MainActor
        protocol \(name)BannerDelegate: AnyObject {
            /// The person has read it.
            func \(parameter)Banner(_ banner: \(name)Banner, userTappedCloseAfterReading isRead: Bool)
        }

        /// Whoever knows what there is to say.
        @MainActor
        protocol \(name)BannerDataSource: AnyObject {
            /// What there is to say, in one sentence.
            func message(for banner: \(name)Banner) -> String

            /// What the person could do about it.
            func hint(for banner: \(name)Banner) -> String?

            /// What goes with the message.
            func symbol(for banner: \(name)Banner) -> UIImage?
        }

        """
    }

    private var stepper: String {
        """
        import Foundation

        extension \(name)Stepper {
            /// Holds the data and logic needed to populate a `\(name)Stepper`.
            struct ViewModel: Hashable, Sendable {
                /// How many there are, at least 0.
                var chosenCount: Int

                /// How many there may be.
                var largestCount = 99

                /// How many there are, in the digits of the person's language.
                var formattedCount: String {
                    chosenCount.formatted()
                }

                /// Whether there is one to take away.
                var canRemove: Bool {
                    chosenCount > 0
                }

                /// Whether there is room for one more.
                var canAdd: Bool {
                    chosenCount < largestCount
                }
            }

            /// What is called when a person does something in a `\(name)Stepper`.
            struct Actions {
                /// The person wants one less.
                var userTappedMinus: (@MainActor () -> Void)?

                /// The person wants one more.
                var userTappedPlus: (@MainActor () -> Void)?
            }
        }

        """
    }
}

// MARK: - What several files share

extension HandWritten {
    var parameter: String { name.prefix(1).lowercased() + name.dropFirst() }

    /// The properties that Swift makes an initializer of, and what is formatted of them.
    func viewModel(_ type: String, _ owner: String, archives: Bool) -> String {
        let stored = feature.attributes.map { attribute in
            let standard = attribute.type.hasSuffix("?") ? "" : attribute.standard.map { " = \($0)" } ?? ""
            return "/// \(attribute.summary)\nvar \(attribute.name): \(attribute.type)\(standard)"
        }
        let formatted = feature.attributes.compactMap { attribute in
            attribute.formattingCall.map { call in
                """
                /// The \(attribute.name) as the person reads it.
                var \(attribute.shownName): String {
                    \(call)
                }
                """
            }
        }
        let archived = archives ? ["/// Whether it was put away.\nvar isArchived = false"] : []
        let members = ["/// What the person calls it.\nvar title: String"] + stored + archived + formatted
        return """
            /// Holds the data and logic needed to populate \(owner).
            struct \(type): Hashable, Sendable {
            \(members.joined(separator: "\n\n").indented)
            }
            """
    }

    func initializer(archives: Bool) -> String {
        let names = ["title"] + feature.attributes.map(\.name) + (archives ? ["isArchived"] : [])
        let arguments = names.map { "\($0): \(item).\($0)" }.joined(separator: ",\n")
        return """
            /// Shows one \(feature.phrase) as it is kept.
            init(\(item): \(name)) {
                self.init(
            \(arguments.indented.indented)
                )
            }
            """
    }
}

extension Attribute {
    /// How it is formatted in Swift.
    fileprivate var formattingCall: String? {
        switch name {
        case "price": "price.formatted(.currency(code: \"EUR\"))"
        case "createdAt": "createdAt.formatted(date: .abbreviated, time: .omitted)"
        case "unitCount": "unitCount.formatted()"
        case "progress": "progress.formatted(.percent)"
        case "changedAt": "changedAt.formatted(.relative(presentation: .named))"
        case "labels": "labels.formatted(.list(type: .and))"
        default: nil
        }
    }
}

extension String {
    /// Every line but empty ones by four spaces.
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(
            separator: "\n"
        )
    }
}
