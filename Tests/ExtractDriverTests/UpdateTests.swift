import ExtractDriver
import Foundation
import ScreenSpecReporting
import TestSupport
import Testing

/// What `extract --update` makes of specs that there are.
@Suite("Updated specs")
struct UpdateTests {
    private static let apps = [
        "viper", "mvvm", "vip", "mvc", "traps", "interfaces", "again", "dialect", "limits", "starts",
        "starts-storyboard", "starts-window",
    ]
    private static let orders = "Specs/Orders/Orders.screen.yaml"
    private static let controller = "App/Orders/OrdersViewController.swift"
    private static let button = "private lazy var helpButton = UIButton(type: .system)"

    @Test("Nothing has changed, and no byte changes", arguments: apps)
    func changesNothing(_ app: String) throws {
        try ExtractedApp.afterExtract(app) { (app) throws in
            let before = try app.contents()
            #expect(app.update() == .success)
            #expect(try app.contents() == before)
            #expect(app.extract(.check) == .success, "\(app.report)")
        }
    }

    @Test("Where the app starts is added, unless somebody has decided otherwise")
    func addsEntries() throws {
        try ExtractedApp.afterExtract("starts-storyboard") { (app) throws in
            let path = "Specs/Intro.screen.yaml"
            let written = try app.folder.read(path)
            try app.change(path, "entry: true\n", "")
            #expect(app.update() == .success)
            #expect(try app.folder.read(path) == written)
            try app.change(path, "entry: true", "entry: false")
            let decided = try app.contents()
            #expect(app.update() == .success)
            #expect(try app.contents() == decided)
        }
    }

    @Test("A new screen that no known way leads to says so, and the rule goes on to speak of others")
    func opensNewScreens() throws {
        try ExtractedApp.afterExtract("starts-storyboard") { (app) throws in
            try app.folder.write(
                "import UIKit\n\nfinal class HelpViewController: UIViewController {}\n",
                to: "App/Help.swift"
            )
            #expect(app.update() == .success)
            let path = "Specs/Help.screen.yaml"
            let comment =
                "# screenspec:open entry because no known way from an entry leads here in 'HelpViewController'\n"
            #expect(try app.folder.read(path).hasPrefix("\(comment)screen: Help\n"))
            let before = try app.contents()
            #expect(app.update() == .success)
            #expect(try app.contents() == before)
            try app.change("App/Settings.storyboard", "IntroViewController", "HelpViewController")
            #expect(app.update() == .success)
            #expect(try app.folder.read(path).hasPrefix("screen: Help\ngenerate: false\nentry: true\n"))
        }
    }

    @Test("A run that finds all as the last one left it does nothing again")
    func isSettled() throws {
        try ExtractedApp.with("viper") { (app) throws in
            func kept() throws -> Int? {
                let path = app.folder.path(".screenspec/extract")
                return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            }
            app.extract()
            app.update()
            let (first, report) = (try kept(), app.report)
            #expect(app.update() == .success)
            #expect(try kept() == first)
            #expect(app.report == report)
            var last = first
            let changes = [
                Self.controller: "\n", Self.orders: "# Noted.\n", "screenspec.yaml": "# Noted.\n",
                "App.types.yaml": "# Noted.\n",
            ]
            for (path, text) in changes {
                try app.folder.write(try app.folder.read(path) + text, to: path)
                app.update()
                #expect(try kept() != last, "\(path)")
                last = try kept()
            }
            try app.folder.write("class Unknown {}\n", to: "App/Unknown.swift")
            app.update()
            #expect(try kept() != last)
            // What is asked for otherwise is not what was told.
            try app.change(Self.controller, Self.button, "\(Self.button)\n    private let badge = UIImageView()")
            #expect(app.update() == .success)
            #expect(try app.folder.read(Self.orders).contains("badge"))
        }
    }

    @Test("What hands have written keeps every byte", arguments: apps)
    func keepsHandEdits(_ app: String) throws {
        try ExtractedApp.afterExtract(app) { (app) throws in
            for (number, path) in try app.specs.enumerated() {
                try app.folder.write(HandEdits(seed: UInt64(number)).applied(to: try app.folder.read(path)), to: path)
            }
            let before = try app.contents()
            app.update()
            #expect(try app.contents() == before, "\(app.report)")
        }
    }

    @Test("What is new is added, once, and all else keeps its bytes")
    func addsWhatIsNew() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            let before = try app.folder.read(Self.orders)
            try app.change(Self.controller, Self.button, "\(Self.button)\n    private let badge = UIImageView()")
            #expect(app.extract(.check) == .findings)
            #expect(try app.folder.read(Self.orders) == before)
            #expect(app.update() == .success)
            #expect(app.report.contains("+ subviews.badge"))
            let after = try app.folder.read(Self.orders)
            #expect(
                after
                    == before.replacing(
                        "  helpButton: UIButton\n",
                        with: "  helpButton: UIButton\n  badge: UIImageView\n"
                    )
            )
            app.update()
            #expect(try app.folder.read(Self.orders) == after)
            #expect(app.extract(.check) == .success, "\(app.report)")
        }
    }

    @Test("Of a protocol that a spec takes for the app's own, nothing is added that the view does not say")
    func keepsDelegatesOfTheApp() throws {
        try ExtractedApp.with("viper") { (app) throws in
            try app.folder.write(
                "protocol CardOwner: AnyObject {\n    func cardOpened()\n    func cardClosed()\n}\n",
                to: "App/Cards/CardOwner.swift"
            )
            try app.folder.write(
                """
                import UIKit

                final class Card: UIView {
                    weak var delegate: CardOwner?

                    override func didMoveToWindow() {
                        delegate?.cardOpened()
                    }
                }

                """,
                to: "App/Cards/Card.swift"
            )
            app.extract()
            let card = "Specs/Cards/Card.view.yaml"
            let before =
                "view: Card\ngenerate: false\ndelegate:\n  type: CardOwner\n  methods: {func cardOpened(): {}}\n"
            try app.folder.write(before, to: card)
            #expect(app.update() == .success)
            #expect(try app.folder.read(card) == before, "\(app.report)")
        }
    }

    @Test("What is gone is marked, and deleted only when asked for")
    func marksWhatIsGone() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            let before = try app.folder.read(Self.orders)
            try app.change(Self.orders, "subviews:\n", "subviews:\n  # Kept.\n  logo: UIImageView\n")
            #expect(app.update() == .success)
            let marked = try app.folder.read(Self.orders)
            #expect(
                marked
                    == before.replacing(
                        "subviews:\n",
                        with: "subviews:\n  # Kept.\n  # screenspec:gone logo\n  logo: UIImageView\n"
                    )
            )
            app.update()
            #expect(try app.folder.read(Self.orders) == marked)
            #expect(app.extract(.check) == .findings)
            app.update(prunes: true)
            #expect(try app.folder.read(Self.orders) == before.replacing("subviews:\n", with: "subviews:\n  # Kept.\n"))
        }
    }

    @Test("Nothing is deleted while a Swift file is not read to its end")
    func deletesNothingUnread() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            let (spec, swift) = ("Specs/Orders/OrdersInterfaces.models.yaml", "App/Orders/OrdersInterfaces.swift")
            let line = "    let total: Decimal\n"
            let sides = "<<<<<<< HEAD\n\(line)=======\n    let sum: Decimal\n>>>>>>> other\n"
            try app.change(swift, line, sides)
            #expect(app.update(prunes: true) == .findings)
            let marked = try app.folder.read(spec)
            #expect(marked.contains("# screenspec:gone total\n") && marked.contains("total: Decimal"), "\(marked)")
            try app.change(swift, sides, line)
            #expect(app.update(prunes: true) == .success)
            #expect(try app.folder.read(spec) == marked.replacing(/[ ]*# screenspec:gone .*\n/, with: ""))
        }
    }

    @Test("The report counts what a check finds afterwards")
    func countsWhatIsLeft() throws {
        try ExtractedApp.with("viper") { (app) throws in
            app.extract()
            let details = "Specs/OrderDetails/OrderDetails.screen.yaml"
            try app.change(Self.orders, "subviews:\n", "subviews:\n  logo: UIImageView\n")
            app.extract(.check)
            #expect(app.differences == 1)
            app.update()
            #expect(app.differences == 1)
            #expect(app.report.contains("? subviews.logo is gone\n"), "\(app.report)")
            app.update(prunes: true)
            #expect(app.differences == 0, "\(app.report)")
            try FileManager.default.removeItem(atPath: app.folder.path("App/OrderDetails/OrderDetails.swift"))
            app.update(prunes: true)
            #expect(!(try app.specs.contains(details)), "\(app.report)")
            let left = app.differences
            app.extract(.check)
            #expect(app.differences == left, "\(app.report)")
        }
    }

    @Test("A new document stands where the first run would have put it")
    func followsFolders() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            let swift = "import UIKit\n\nfinal class HelpViewController: UIViewController {}\n"
            for (folder, revises) in [("Help", true), ("Help/Again", false)] {
                let path = "App/\(folder)/HelpViewController.swift"
                try app.folder.write(swift, to: path)
                if revises { app.update() } else { app.extract() }
                let specs = try app.specs
                #expect(specs.contains("Specs/\(folder)/Help.screen.yaml"), "\(specs)")
                for path in [path, "Specs/\(folder)/Help.screen.yaml"] {
                    try FileManager.default.removeItem(atPath: app.folder.path(path))
                }
            }
        }
    }

    @Test("A mark goes once the code has it again")
    func takesMarksOff() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            let before = try app.folder.read(Self.orders)
            try app.change(Self.orders, "  helpButton:", "  # screenspec:gone helpButton\n  helpButton:")
            app.update()
            #expect(try app.folder.read(Self.orders) == before)
        }
    }

    @Test("A spec that is no YAML is refused, and written by nobody a second time", arguments: ["[", "!!bool true"])
    func refusesUnreadableSpecs(_ value: String) throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            try app.change(Self.orders, "async: true", "async: \(value)")
            let before = try app.contents()
            #expect(app.update() == .findings)
            #expect(app.extract() == .findings)
            #expect(app.extract(.check) == .findings)
            #expect(try app.contents() == before)
        }
    }

    @Test("A new name is asked about, and the answer is taken")
    func renames() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            let before = try app.folder.read(Self.orders)
            let swift = try app.folder.read(Self.controller)
            try app.folder.write(swift.replacing("helpButton", with: "supportButton"), to: Self.controller)
            app.update()
            let asked = try app.folder.read(Self.orders)
            #expect(
                asked.contains("  # screenspec:gone helpButton, renamed to 'supportButton'?\n  helpButton: UIButton\n")
            )
            #expect(asked.contains("  supportButton: UIButton\n"))
            #expect(app.update(renames: ["Orders.helpButton=supportButton"]) == .success)
            #expect(try app.folder.read(Self.orders) == before.replacing("helpButton", with: "supportButton"))
            #expect(app.extract(.check) == .success, "\(app.report)")
            // By "refused-update".
            #expect(app.update(renames: ["Orders.nothing=something"]) == .failure)
        }
    }

    @Test("A comment says by the new name where something is open")
    func renamesPlacesOfOpenPoints() throws {
        try ExtractedApp.afterExtract("again") { (app) throws in
            let (picker, swift) = ("Specs/Picker/PickerView.view.yaml", "App/Picker/PickerView.swift")
            let before = try app.folder.read(picker)
            #expect(before.contains("in 'PickerDelegate.pickerDidClose'"), "\(before)")
            let code = try app.folder.read(swift)
            try app.folder.write(code.replacing("pickerDidClose", with: "pickerDidEnd"), to: swift)
            #expect(app.update(renames: ["PickerView.pickerDidClose=pickerDidEnd"]) == .success, "\(app.report)")
            #expect(try app.folder.read(picker) == before.replacing("pickerDidClose", with: "pickerDidEnd"))
        }
    }

    @Test("Of a requirement that is written out, only the name is another one")
    func renamesRequirements() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            let written = "  \"func id(of video: String, side: Int)\": {}\n"
            try app.change(Self.orders, "actions:\n", "actions:\n\(written)")
            app.update(renames: ["Orders.id=key"])
            let renamed = try app.folder.read(Self.orders)
            #expect(renamed.contains("func key(of video: String, side: Int)"), "\(renamed)")
        }
    }

    @Test("What the type of a data source and a model have is added, and can be renamed")
    func updatesContents() throws {
        try ExtractedApp.afterExtract("lists") { (app) throws in
            let (badge, swift) = ("Specs/Previews/BadgeView.view.yaml", "App/Previews/Previews.swift")
            let models = "Specs/Previews/Previews.models.yaml"
            try app.change(swift, "    let count: Int\n", "    let count: Int\n    let isNew: Bool\n")
            let title = "func title(for previewView: PreviewView) -> String\n"
            try app.change(swift, title, "\(title)    \(title.replacing("title", with: "caption"))")
            #expect(app.update() == .success)
            #expect(app.report.contains("+ dataSource.properties.isNew"), "\(app.report)")
            #expect(app.report.contains("+ models.PreviewViewDataSource.requirements.caption"), "\(app.report)")
            #expect(app.extract(.check) == .success, "\(app.report)")
            let (before, described) = (try app.folder.read(badge), try app.folder.read(models))
            let code = try app.folder.read(swift)
            try app.folder.write(
                code.replacing("isNew", with: "isFresh").replacing("caption", with: "legend"),
                to: swift
            )
            app.update()
            let asked = try app.folder.read(badge)
            #expect(asked.contains("# screenspec:gone isNew, renamed to 'isFresh'?"), "\(asked)")
            let renames = ["BadgeView.isNew=isFresh", "PreviewViewDataSource.caption=legend"]
            #expect(app.update(renames: renames) == .success, "\(app.report)")
            #expect(try app.folder.read(badge) == before.replacing("isNew", with: "isFresh"))
            #expect(try app.folder.read(models) == described.replacing("caption", with: "legend"))
        }
    }

    @Test("A class that is renamed and moved gets a document, and the one that it had is marked")
    func followsClasses() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            let before = try app.folder.read(Self.orders)
            let swift = try app.folder.read(Self.controller)
            try FileManager.default.removeItem(atPath: app.folder.path(Self.controller))
            try app.folder.write(
                swift.replacing("OrdersViewController", with: "PurchasesViewController"),
                to: "App/Moved/PurchasesViewController.swift"
            )
            #expect(app.update() == .success, "\(app.report)")
            let marked = try app.folder.read(Self.orders)
            #expect(marked.hasPrefix("# screenspec:gone OrdersViewController\n"), "\(marked)")
            #expect(
                marked.split(separator: "\n").filter { !$0.contains("screenspec:gone") }
                    == before.split(separator: "\n").map(\.self)
            )
            #expect(try app.specs.contains { $0.hasSuffix("Purchases.screen.yaml") }, "\(app.report)")
            let contents = try app.contents()
            app.update()
            #expect(try app.contents() == contents)
        }
    }

    @Test("By what classes talk beside channels is added, and marked when it is gone")
    func updatesInterfaces() throws {
        try ExtractedApp.afterExtract("interfaces") { (app) throws in
            let (photo, swift) = ("Specs/PhotoUploadController.screen.yaml", "App/Upload.swift")
            let before = try app.folder.read(photo)
            try app.change(photo, "  UploadInteractor: {from: UploadPresenter, reference: strong}\n", "")
            #expect(app.extract(.check) == .findings)
            #expect(app.update() == .success)
            #expect(try app.folder.read(photo) == before, "\(app.report)")
            try app.change(swift, "    weak var cameraPrompting: (UIViewController & CameraPrompting)?\n", "")
            try app.change(swift, "UploadBaseController, CameraPrompting {", "UploadBaseController {")
            app.update()
            let line = "  CameraPrompting: {from: UploadPresenter, to: view, reference: weak}\n"
            let mark = "  # screenspec:gone CameraPrompting\n"
            #expect(try app.folder.read(photo) == before.replacing(line, with: mark + line), "\(app.report)")
            app.update(prunes: true)
            #expect(try app.folder.read(photo) == before.replacing(line, with: ""), "\(app.report)")
        }
    }

    @Test("No link leads a new document out of the project")
    func staysInside() throws {
        try TemporaryFolder.with { outside in
            try ExtractedApp.afterExtract("viper") { (app) throws in
                let cards = app.folder.path("Specs/Cards")
                try FileManager.default.createSymbolicLink(atPath: cards, withDestinationPath: outside.path)
                try app.folder.write("import UIKit\n\nfinal class Card: UIView {}\n", to: "App/Cards/Card.swift")
                try app.folder.write("import UIKit\n\nfinal class Tag: UIView {}\n", to: "App/Tags/Tag.swift")
                let before = try app.folder.read("screenspec.yaml")
                #expect(app.update() == .failure)
                #expect(try outside.files() == [])
                #expect(try app.folder.read("screenspec.yaml") == before)
                #expect(!app.folder.exists("Specs/Tags"))
            }
        }
    }

    @Test("Anchors, CRLF and a byte order mark stay")
    func keepsNotation() throws {
        try ExtractedApp.afterExtract("viper") { (app) throws in
            try app.change(Self.orders, "  helpButton: UIButton\n", "  helpButton: &button UIButton\n")
            let text = "\u{FEFF}" + (try app.folder.read(Self.orders)).replacing("\n", with: "\r\n")
            try app.folder.write(text, to: Self.orders)
            try app.change(Self.controller, Self.button, "\(Self.button)\n    private let badge = UIImageView()")
            app.update()
            let line = "  helpButton: &button UIButton\r\n"
            #expect(
                try app.folder.read(Self.orders) == text.replacing(line, with: line + "  badge: UIImageView\r\n"),
                "\(app.report)"
            )
        }
    }
}

/// Thirty changes as people make them, of which none takes away or adds a fact.
private struct HandEdits {
    let seed: UInt64

    func applied(to text: String) -> String {
        var random = SeededGenerator(seed: seed)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for number in 0..<30 {
            let places = lines.indices.filter { !lines[$0].isEmpty && !lines[$0].contains("screenspec:") }
            guard let place = places.randomElement(using: &random) else { break }
            let margin = String(lines[place].prefix { $0 == " " })
            let isOpen = place > 0 && lines[place - 1].contains("screenspec:")
            switch Int.random(in: 0..<5, using: &random) {
            case 0 where !isOpen: lines.insert("\(margin)# Noted \(number).", at: place)
            case 1 where !isOpen: lines.insert("", at: place)
            case 2 where !lines[place].contains("#"): lines[place] += "  # note \(number)"
            case 3 where lines[place].hasPrefix("summary:"): lines[place] = "summary: Said by hand \(number)."
            case 4 where !isOpen: lines.insert(contentsOf: ["", "\(margin)# \(number)", ""], at: place)
            default: continue
            }
        }
        return lines.joined(separator: "\n")
    }
}
