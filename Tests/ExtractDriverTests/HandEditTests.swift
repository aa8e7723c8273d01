import Foundation
import TestSupport
import Testing

/// Specs that people have changed by hand, which an update adds something to.
@Suite("Specs with changes of hands")
struct HandEditTests {
    private static let orders = "Specs/Orders/Orders.screen.yaml"
    private static let controller = "App/Orders/OrdersViewController.swift"
    private static let button = "private lazy var helpButton = UIButton(type: .system)"

    @Test("Each keeps every byte beside what is new", arguments: HandEdit.all)
    func keepsOne(_ edit: HandEdit) throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            let text = try app.folder.read(Self.orders)
            let edited = try #require(edit.applied(to: text), "\(edit)")
            #expect(edited != text)
            try expectAddition(to: edited, at: Self.orders, app)
        }
    }

    @Test("All that go together keep every byte beside what is new")
    func keepsAll() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            var text = try app.folder.read(Self.orders)
            var count = 0
            for edit in HandEdit.all {
                guard let edited = edit.applied(to: text) else { continue }
                (text, count) = (edited, count + 1)
            }
            #expect(count >= 20)
            try expectAddition(to: text, at: Self.orders, app)
        }
    }

    @Test("A file by another name and in another folder is the same spec")
    func keepsPlaces() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            let text = try app.folder.read(Self.orders)
            try FileManager.default.removeItem(atPath: app.folder.path(Self.orders))
            try expectAddition(to: text, at: "Specs/Shop/List.screen.yaml", app)
            #expect(try !app.specs.contains(Self.orders))
        }
    }

    /// Adds a subview to the code, and expects an update to say that and nothing else.
    private func expectAddition(to text: String, at path: String, _ app: ExtractedApp) throws {
        try app.folder.write(text, to: path)
        #expect(app.extract(.check) == .success, "\(app.report)")
        #expect(try app.folder.read(path) == text)
        try app.change(Self.controller, Self.button, "\(Self.button)\n    private let badge = UIImageView()")
        let others = try app.contents().filter { $0.key != path }
        #expect(app.update() == .success, "\(app.report)")
        let updated = try app.folder.read(path)
        #expect(Self.addition(to: text, in: updated).map(Self.isBadge) == true, "\(app.report)\(updated)")
        #expect(try app.contents().filter { $0.key != path } == others)
        app.update()
        #expect(try app.folder.read(path) == updated)
        #expect(app.extract(.check) == .success, "\(app.report)")
    }

    private static func isBadge(_ addition: String) -> Bool {
        addition.trimmingCharacters(in: .whitespacesAndNewlines.union([","])) == "badge: UIImageView"
    }

    /// What a text has beside all bytes of another one, in one place; `nil` where it is another text.
    private static func addition(to text: String, in longer: String) -> String? {
        let (old, new) = (Array(text.utf8), Array(longer.utf8))
        guard new.count > old.count else { return nil }
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        guard head + tail == old.count else { return nil }
        return String(decoding: new[head..<(new.count - tail)], as: UTF8.self)
    }
}

/// A change as people make it, that changes nothing of what the spec says of the code.
struct HandEdit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    private let change: @Sendable (String) -> String?

    private init(_ description: String, _ change: @escaping @Sendable (String) -> String?) {
        (testDescription, self.change) = (description, change)
    }

    private init(_ description: String, _ old: String, _ new: String) {
        self.init(description) { text in
            text.contains(old) ? text.replacing(old, with: new, maxReplacements: 1) : nil
        }
    }

    /// `nil` where the text is no longer there that it changes.
    func applied(to text: String) -> String? { change(text) }

    private static let summary = "summary: All orders of a person.\n"
    private static let help = "  helpButton: UIButton\n"
    private static let title = "  titleLabel: {type: UILabel, shows: {text: \"show(title:).title\"}}\n"
    private static let table = "  tableView: {type: UITableView, summary: What was ordered.}\n"
    private static let conforms = "conforms: [UITableViewDelegate]\n"
    private static let asked =
        "  askedForHelp: {trigger: helpButton.touchUpInside, leadsTo: [showHelp, close, perhaps]}\n"

    static let all = [
        HandEdit("a comment above an entry", help, "  # Top right.\n\(help)"),
        HandEdit("a comment in other scripts", "displays:\n", "# Größe – 注文 🧾\ndisplays:\n"),
        HandEdit("a paragraph of comments", "requests:\n", "\n# What it asks for.\n#\n#   Twice.\n\nrequests:\n"),
        HandEdit("blank lines", "routes:\n", "\n\n\nroutes:\n"),
        HandEdit("a blank line between entries", "  close:", "\n  close:"),
        HandEdit("blanks at the end of a line", "subviews:\n", "subviews:   \n"),
        HandEdit("another summary", "summary: What was ordered.", "summary: What the person has ordered."),
        HandEdit("a summary that was not there", "  close: {", "  close: {summary: Back to the shop., "),
        HandEdit("double quotes", summary, "summary: \"All orders of a person.\"\n"),
        HandEdit("single quotes", summary, "summary: 'All orders of a person.'\n"),
        HandEdit("a folded text", summary, "summary: >-\n  All orders\n  of a person.\n"),
        HandEdit("a literal text", summary, "summary: |-\n  All orders of a person.\n"),
        HandEdit("a text over two lines", summary, "summary: All orders\n  of a person.\n"),
        HandEdit("a key in quotes", "  perhaps: {}", "  \"perhaps\": {}"),
        HandEdit("blanks around a colon", "  showHelp: {", "  showHelp :   {"),
        HandEdit("an anchor", "inherits: [Sendable]", "inherits: &sendable [Sendable]"),
        HandEdit("an anchor and its alias") { text in
            guard text.contains(summary), text.contains("  close: {") else { return nil }
            return text.replacing("summary: All", with: "summary: &all All").replacing(
                "  close: {",
                with: "  close: {summary: *all, "
            )
        },
        HandEdit("a list in lines", conforms, "conforms:\n  - UITableViewDelegate\n"),
        HandEdit("a list without indentation", conforms, "conforms:\n- UITableViewDelegate\n"),
        HandEdit("blanks in brackets", conforms, "conforms: [ UITableViewDelegate, ]\n"),
        HandEdit("sections in another order") { text in
            guard text.contains(conforms) else { return nil }
            return text.replacing(conforms, with: "").replacing("subviews:", with: "\(conforms)subviews:")
        },
        HandEdit("entries in another order") { text in
            guard text.contains(title), text.contains(table) else { return nil }
            return text.replacing(title, with: "").replacing(table, with: table + title)
        },
        HandEdit(
            "an entry in lines",
            title,
            "  titleLabel:\n    type: UILabel\n    shows:\n      text: \"show(title:).title\"\n"
        ),
        HandEdit(
            "an entry in braces over lines",
            asked,
            "  askedForHelp: {\n    trigger: helpButton.touchUpInside,  # By a tap.\n    leadsTo: [\n      showHelp, close, perhaps\n"
                + "    ],\n  }\n"
        ),
        HandEdit(
            "an entry in one line",
            "  selected:\n    summary: A row was tapped.\n    trigger: tableView.select\n    leadsTo: showDetails\n    parameters: "
                + "{order: Order, at index: Int}\n",
            "  selected: {summary: A row was tapped., trigger: tableView.select, leadsTo: showDetails, parameters: {order: "
                + "Order, at index: Int}}\n"
        ),
        HandEdit(
            "keys of an entry in another order",
            "{to: UIAlertController, presentation: modal}",
            "{presentation: modal, to: UIAlertController}"
        ),
        HandEdit("another indentation") { text in
            guard let place = text.firstRange(of: "subviews:"), let end = text.firstRange(of: help) else { return nil }
            let inner = text[place.upperBound..<end.upperBound]
            return "\(text[..<place.upperBound])\(inner.replacing("\n  ", with: "\n      "))\(text[end.upperBound...])"
        },
        HandEdit("a comment at the end of a line", help, "  helpButton: UIButton  # Top right.\n"),
        HandEdit(
            "braces around all entries",
            "subviews:\n\(title)\(table)\(help)",
            "subviews: {titleLabel: {type: UILabel, shows: {text: \"show(title:).title\"}}, tableView: UITableView, helpButton: "
                + "UIButton}\n"
        ),
        HandEdit("the start of a document") { "---\n\($0)" },
        HandEdit("the end of a document") { $0.hasSuffix("\n") ? "\($0)...\n" : nil },
        HandEdit("no line break at the end") { $0.hasSuffix("{}\n") ? String($0.dropLast()) : nil },
        HandEdit("another name of the screen") { text in
            guard text.contains("screen: Orders\n"), text.contains("protocols:\n") else { return nil }
            return text.replacing("screen: Orders\n", with: "screen: Purchases\n").replacing(
                "protocols:\n",
                with: """
                    types: {view: OrdersViewController, presenter: OrdersPresenter, interactor: OrdersInteractor, wireframe: OrdersRouter}
                    protocols:
                      actions: OrdersViewToPresenterInterface
                      displays: OrdersPresenterToViewInterface
                      routes: OrdersPresenterToWireframeInterface

                    """
            )
        },
        HandEdit("lines of Windows") { $0.contains("\r") ? nil : $0.replacing("\n", with: "\r\n") },
        HandEdit("a byte order mark") { $0.hasPrefix("\u{FEFF}") ? nil : "\u{FEFF}\($0)" },
    ]
}
