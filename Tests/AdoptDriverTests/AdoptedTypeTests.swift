import AdoptDriver
import TestSupport
import Testing

/// View models, and what packages declare.
@Suite("Adopted types")
struct AdoptedTypeTests {
    @Test(
        "What a view model can do without goes",
        arguments: [
            ("let title", "var title"),
            (": Hashable, Sendable", ""),
            ("let title", "private let title"),
        ]
    )
    func aViewModelGoes(_ old: String, _ new: String) throws {
        try App.with { (app) throws in
            let swift = App.card.replacing(old, with: new)
            try app.addCard(swift)
            #expect(app.adopt("Card") == .success)
            let rest = try app.folder.read("App/Card.swift")
            #expect(rest == "import UIKit\n\nfinal class Card: UIView {\n}\n\n" + App.extensionOfCard)
            let settable = new == "var title" ? "var title: String\n" : "let title: String\n"
            #expect(try app.folder.read("Generated/Card.view.swift").contains(settable))
        }
    }

    @Test(
        "A view model that is another one stays",
        arguments: [
            ("struct ViewModel", "fileprivate struct ViewModel"),
            ("struct ViewModel", "final class ViewModel"),
            (": Hashable, Sendable", ": Hashable, Codable"),
            ("let title: String", "let title: String?"),
            ("let title: String", "let title = \"\""),
            ("let isOn: Bool", "let isOn: Bool\n\n        init(title: String) { (self.title, isOn) = (title, false) }"),
            ("let isOn: Bool", "let isOn: Bool\n        var isOff: Bool { !isOn }"),
            ("let title: String\n        let isOn: Bool", "let isOn: Bool\n        let title: String"),
            ("    struct ViewModel", "    @available(iOS 17, *)\n    struct ViewModel"),
            ("let isOn: Bool", "let isOn: Bool // Whether."),
            ("let isOn: Bool", "let isOn: Bool\n        #Copies(title)"),
            ("let isOn: Bool", "let isOn: Bool\n        typealias Title = String"),
            ("let isOn: Bool", "#if DEBUG\n        let isOn: Bool\n        #endif"),
        ]
    )
    func aViewModelStays(_ old: String, _ new: String) throws {
        try App.with { (app) throws in
            let swift = App.card.replacing(old, with: new)
            #expect(swift != App.card)
            try app.addCard(swift)
            #expect(app.adopt("Card") == .findings)
            #expect(try app.folder.read("App/Card.swift") == swift)
        }
    }

    @Test("The actor that a pod gives is the pod's own")
    func theActorOfAPodIsItsOwn() throws {
        try App.with { (app) throws in
            try app.folder.write("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", to: "Pods/Kit.xcconfig")
            try app.addCard(App.card)
            #expect(app.adopt("Card") == .success)
        }
    }

    /// What is generated says 'nonisolated', and what says nothing would not be.
    @Test(
        "The actor that a build gives stays",
        arguments: [
            ("App.xcodeproj/project.pbxproj", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"),
            ("Apps/Shop/App.xcodeproj/project.pbxproj", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"),
            ("Package.swift", "swiftSettings: [.defaultIsolation(MainActor.self)]"),
        ]
    )
    func theActorOfTheBuildStays(_ file: String, _ text: String) throws {
        try App.with { (app) throws in
            try app.folder.write(text, to: file)
            try app.addCard(App.card)
            #expect(app.adopt("Card") == .findings)
            try app.addCard(App.card.replacing("struct ViewModel", with: "nonisolated struct ViewModel"))
            #expect(app.adopt("Card") == .success)
        }
    }

    // MARK: Packages

    @Test func whatPackagesDeclareIsImported() throws {
        try App.with { (app) throws in
            try app.addCard(
                App.card.replacing("String", with: "Badge").replacing(": Hashable, Sendable", with: "")
                    .replacing("import UIKit", with: "import BrandKit")
            )
            try app.folder.write(
                App.cardSpec.replacing("String", with: "Badge"),
                to: "Specs/Card.view.yaml"
            )
            let project = try app.folder.read("screenspec.yaml")
            try app.folder.write(project + "externalTypes: [Badge]\n", to: "screenspec.yaml")
            let (_, text) = app.adoptAll()
            #expect(text.contains("'externalTypes: {Badge: {module: BrandKit}}'"))
            try app.folder.write(project + "externalTypes: {Badge: {module: BrandKit}}\n", to: "screenspec.yaml")
            #expect(app.adopt("Card") == .success)
            #expect(try app.folder.read("Generated/Card.view.swift").contains("import BrandKit\n"))
        }
    }

    /// A label may start like a type's name, and needs no import.
    @Test func labelsAreNoTypes() throws {
        try App.with { (app) throws in
            let (old, new) = ("userTappedLogin(name", "userTappedLogin(WithName name")
            let swift = App.swift.replacing(old, with: new).replacing("WithName name: \"A\"", with: "WithName: \"A\"")
            try app.write(swift: swift.replacing("import UIKit", with: "import BrandKit\nimport UIKit"))
            let spec = App.spec.replacing("{name: String}", with: "{WithName name: String}")
            try app.folder.write(spec, to: "Specs/Login.screen.yaml")
            #expect(app.adopt("Login") == .success)
            #expect(try app.folder.read("Generated/Login.screen.swift").contains("(WithName name: String)"))
        }
    }

    /// What stands behind a type is looked up in it, and what a declaration declares is its own.
    @Test func whatIsNestedIsOfNoPackage() throws {
        try App.with { (app) throws in
            try app.addCard(App.card.replacing("import UIKit", with: "import BrandKit\nimport UIKit"))
            try app.folder.write(
                App.swift.replacing("import UIKit", with: "import BrandKit\nimport UIKit")
                    .replacing("(name: String)", with: "(name: Card.ViewModel)")
                    .replacing("name: \"A\"", with: "name: a"),
                to: "App/Login.swift"
            )
            try app.folder.write(App.spec.replacing("String", with: "Card.ViewModel"), to: "Specs/Login.screen.yaml")
            #expect(app.adopt("Login") == .success)
            #expect(app.adopt("Card") == .success)
        }
    }

    @Test("An import that one of two files has", arguments: [("String", true), ("Result<Int, Never>", false)])
    func anImportOfOneFile(_ type: String, goes: Bool) throws {
        try App.with { (app) throws in
            let start = try #require(App.swift.firstRange(of: "/// What the person did."))
            let end = try #require(App.swift.firstRange(of: "final class LoginPresenter"))
            let interface = App.swift[start.lowerBound..<end.lowerBound].replacing("String", with: type)
            try app.write(swift: App.rest.replacing("String", with: type).replacing("name: \"A\"", with: "name: a"))
            try app.folder.write("import UIKit\n\n" + interface, to: "App/Actions.swift")
            try app.folder.write(
                "import BrandKit\n\n@MainActor\nprotocol LoginPresenterToViewInterface: AnyObject {\n"
                    + "    func show(badge: Badge)\n}\n",
                to: "App/Displays.swift"
            )
            try app.folder.write(
                App.spec.replacing("String", with: type) + "displays:\n  show: {parameters: {badge: Badge}}\n",
                to: "Specs/Login.screen.yaml"
            )
            let project = try app.folder.read("screenspec.yaml")
            try app.folder.write(project + "externalTypes: {Badge: {module: BrandKit}}\n", to: "screenspec.yaml")
            #expect(app.adopt("Login") == (goes ? .success : .findings))
        }
    }
}
