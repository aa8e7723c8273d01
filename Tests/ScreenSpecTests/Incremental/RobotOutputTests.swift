import Foundation
import TestSupport
import Testing

/// Robots go to the tests of the user interface, with the identifiers that they find everything by.
@Suite("Robots for tests of the user interface")
struct RobotOutputTests {
    private static let screen = """
        screen: Shop
        architecture: mvp
        subviews: {payButton: UIButton, badge: Badge}
        actions: {userTappedPay: {trigger: payButton.touchUpInside, leadsTo: pay}}
        routes: {pay: {to: Payment, presentation: push}}

        """
    private static let payment = "screen: Payment\narchitecture: mvp\n"
    private static let view = "view: Badge\nsubviews: {label: {type: UILabel, identifier: badge}}\n"
    private static let asking = "identifiers: {}\nrobots: {output: UITests/Made}"
    private static let output = "UITests/Made/Shop.screen.robot.swift"

    private static func with(_ project: String, _ body: (TemporaryFolder) throws -> Void) throws {
        try RememberScene.with { folder in
            try folder.write(screen, to: "Specs/Shop.screen.yaml")
            try folder.write(payment, to: "Specs/Shop.payment.screen.yaml")
            try folder.write(view, to: "Specs/Badge.view.yaml")
            try folder.write("specs: [Specs/Badge*, Specs/Shop*]\n\(project)\n", to: "screenspec.yaml")
            try body(folder)
        }
    }

    @Test("come with the key and the identifiers beside them, and go with the key")
    func comeAndGo() throws {
        try Self.with(Self.asking) { folder in
            #expect(try folder.compile().status == 0)
            let text = try folder.read(Self.output)
            #expect(text.contains("func tapPay() -> PaymentRobot {"))
            #expect(text.contains("app.buttons[ShopIdentifiers.payButton]"))
            #expect(text.contains("var badgeRobot: BadgeRobot {"))
            #expect(folder.exists("UITests/Made/Shop.screen.identifiers.swift"))
            #expect(folder.exists("Generated/Shop.screen.identifiers.swift"))
            #expect(!folder.exists("Generated/Shop.screen.robot.swift"))
            #expect(try RememberScene.compiledCount(folder) == 0)
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)

            let without = "specs: [Specs/Badge*, Specs/Shop*]\nidentifiers: {uiTestOutput: UITests/Made}\n"
            try folder.write(without, to: "screenspec.yaml")
            #expect(try folder.compile().status == 0)
            #expect(!folder.exists(Self.output))
            #expect(folder.exists("UITests/Made/Shop.screen.identifiers.swift"))
        }
    }

    @Test("follow the screens that they lead to and the views that they embed")
    func dependencies() throws {
        try Self.with(Self.asking) { folder in
            #expect(try folder.compile().status == 0)
            try folder.write("view: Badge\n", to: "Specs/Badge.view.yaml")
            #expect(try folder.compile(["--check"]).errors.map(\.rule).contains("outdated-output"))
            #expect(try folder.compile().status == 0)
            #expect(!folder.exists("UITests/Made/Badge.view.robot.swift"))
            #expect(try folder.read(Self.output).contains("BadgeRobot") == false)
            let external = "externalTypes: {Payment: {inherits: UIViewController}}\n"
            let project = try folder.read("screenspec.yaml")
            try folder.write("\(project)\(external)", to: "screenspec.yaml")
            try FileManager.default.removeItem(atPath: folder.path("Specs/Shop.payment.screen.yaml"))
            #expect(try folder.compile().status == 0)
            #expect(try folder.read(Self.output).contains("func tapPay<Next>(to next: @MainActor (XCUIApplication)"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }

    @Test("are known to build systems, whatever their specs make")
    func buildSystems() throws {
        try Self.with(Self.asking) { folder in
            let files = ["--depfile", "made.d", "--stamp", "made", "--xcfilelist", "Lists"]
            try #require(try folder.compile(files).status == 0)
            let outputs = try folder.read("Lists/ScreenSpec.output.xcfilelist")
            #expect(outputs.contains("/\(Self.output)\n"))
            #expect(try folder.read("made.d").contains("Specs/Shop.screen.yaml"))
        }
    }

    @Test(
        "are nothing that the app compiles, and are written with no error",
        arguments: [
            "identifiers: {}\nrobots: {output: Generated}", "identifiers: {uiTestOutput: Generated/In}\nrobots: {}",
        ]
    )
    func folderOfTheApp(project: String) throws {
        try Self.with(project) { folder in
            let compiled = try folder.compile()
            #expect(compiled.status == 1)
            #expect(compiled.errors.map(\.rule) == ["conflicting-keys"])
            #expect(compiled.text.contains("screenspec.yaml:"))
            #expect(!folder.exists("Generated/Shop.screen.swift"))
        }
    }

    @Test(
        "are written without the keys' mistakes only",
        arguments: ["robots: {}", "identifiers: {}\nrobots: {name: X}"]
    )
    func mistakes(project: String) throws {
        try Self.with(project) { folder in
            let compiled = try folder.compile()
            #expect(compiled.status == 1)
            #expect(!folder.exists("Robots"))
        }
    }

    @Test("have a folder for each module, and names as the project or the module says")
    func modules() throws {
        try Self.with("") { folder in
            let project = """
                identifiers: {}
                robots: {name: "{screen}Page"}
                modules:
                  Shop: {specs: [Specs/Shop*]}
                  Look: {specs: [Specs/Badge*], robots: {output: LookUITests}}

                """
            try folder.write(project, to: "screenspec.yaml")
            try folder.write(Self.screen.replacing(", badge: Badge", with: ""), to: "Specs/Shop.screen.yaml")
            #expect(try folder.compile().status == 0)
            #expect(try folder.read("Robots/Shop/Shop.screen.robot.swift").contains("struct ShopPage {"))
            #expect(try folder.read("LookUITests/Badge.view.robot.swift").contains("struct BadgePage {"))
            #expect(folder.exists("LookUITests/Badge.view.identifiers.swift"))
            #expect(try folder.compile(["--check", "--no-cache"]).status == 0)
        }
    }
}
