import Foundation
import TestSupport
import Testing

/// What specs make now counts, whatever was made of them before and still lies below the sources.
@Suite("The check beside stale outputs")
struct StaleOutputTests {
    private static let spec = """
        screen: Pay
        entry: true
        actions:
          tapped: {trigger: screen.didLoad}
        displays:
          show: {}
        ---
        models:
          Receipt:
            generate: true
            properties: {total: Double}

        """

    private static let code = """
        import UIKit

        final class PayViewController: UIViewController, PayPresenterToViewInterface {
            var presenter: PayViewToPresenterInterface!

            override func viewDidLoad() {
                presenter.tapped()
            }

            func show() {}
        }

        final class PayPresenter: PayViewToPresenterInterface {
            weak var view: PayPresenterToViewInterface!

            func tapped() {
                view.show()
            }
        }

        """

    private func withProject(_ body: (TemporaryFolder) throws -> Void) throws {
        let settings = ["", "output: Sources/Made\n", "output: Made\nsources: [Sources, Made]\n"]
        for setting in settings {
            try TemporaryFolder.with { folder in
                let sources = setting.contains("sources") ? "" : "sources: [Sources]\n"
                try folder.write("specs: [Specs]\narchitecture: viper\n" + sources + setting, to: "screenspec.yaml")
                try folder.write(Self.spec, to: "Specs/Pay.screen.yaml")
                try folder.write(Self.code, to: "Sources/Pay.swift")
                #expect(try folder.compile().status == 0)
                #expect(try CheckedApp.findings(folder) == [])
                try body(folder)
            }
        }
    }

    /// Expects the findings of a project that has no outputs at all.
    private func expectWhatIsFoundWithoutOutputs(_ folder: TemporaryFolder, _ sample: String) throws {
        let found = try CheckedApp.findings(folder).filter { !$0.contains("generated-code-edited") }
        let outputs = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift") && !$0.hasSuffix("Pay.swift") && !$0.hasSuffix("Tip.swift")
        }
        for output in outputs { try FileManager.default.removeItem(atPath: folder.path(output)) }
        let folders = ["Made", "Sources/Made"].filter(folder.exists)
        for path in folders { try folder.write("", to: "\(path)/Empty.swift") }
        #expect(try CheckedApp.findings(folder) == found)
        #expect(found.contains { $0.contains(sample) }, "\(found)")
    }

    @Test("finds what a message lacks that was added after the last compile")
    func older() throws {
        try withProject { folder in
            try folder.write(Self.spec.replacing("show: {}", with: "show: {}\n  hide: {}"), to: "Specs/Pay.screen.yaml")
            try expectWhatIsFoundWithoutOutputs(folder, "Pay.swift missing-conformance")
        }
    }

    @Test("finds a call of what the spec has taken away since")
    func removed() throws {
        try withProject { folder in
            // With another form as well, or it would only have another name.
            let spec = Self.spec.replacing("show: {}", with: "hide: {parameters: {slowly: Bool}}")
            try folder.write(spec, to: "Specs/Pay.screen.yaml")
            try expectWhatIsFoundWithoutOutputs(folder, "Pay.swift undeclared-message")
        }
    }

    @Test("finds it where an output was edited to hide it")
    func edited() throws {
        try withProject { folder in
            let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            let output = try #require(all.first { $0.hasSuffix("Pay.screen.swift") })
            let text = try String(contentsOfFile: folder.path(output), encoding: .utf8)
            try folder.write(text.replacing("func tapped()", with: "func tapped()\n    func pressed()"), to: output)
            try folder.write(
                Self.code.replacing("presenter.tapped()", with: "presenter.pressed()"),
                to: "Sources/Pay.swift"
            )
            // Otherwise nobody reads it.
            if !output.hasPrefix("Generated/") {
                #expect(try CheckedApp.findings(folder).contains { $0.contains("generated-code-edited") })
            }
            try expectWhatIsFoundWithoutOutputs(folder, "Pay.swift undeclared-message")
        }
    }

    @Test("finds a conformance that only the output of a deleted spec asks for")
    func leftOver() throws {
        try withProject { folder in
            try folder.write(
                Self.spec.replacing("Pay", with: "Tip").replacing("Receipt", with: "Coin"),
                to: "Specs/Tip.screen.yaml"
            )
            try folder.write(Self.code.replacing("Pay", with: "Tip"), to: "Sources/Tip.swift")
            #expect(try folder.compile().status == 0)
            try FileManager.default.removeItem(atPath: folder.path("Specs/Tip.screen.yaml"))
            let spec = Self.spec.replacing("Pay", with: "Tip").replacing("show: {}", with: "ask: {}")
            try folder.write(spec.replacing("Receipt", with: "Bill"), to: "Specs/Other.screen.yaml")
            try expectWhatIsFoundWithoutOutputs(folder, "Tip.swift missing-conformance")
        }
    }

    @Test("still reads outputs while a spec has an error")
    func specWithAnError() throws {
        try withProject { folder in
            try folder.write(
                Self.spec + "  Card: {generate: true, properties: {number: Strin}}\n",
                to: "Specs/Pay.screen.yaml"
            )
            let found = try CheckedApp.findings(folder)
            #expect(found.allSatisfy { !$0.hasPrefix("Pay.swift") }, "\(found)")
        }
    }
}
