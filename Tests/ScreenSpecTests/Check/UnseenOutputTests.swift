import Foundation
import TestSupport
import Testing

/// What specs generate is known to the rules, wherever the output lies and whether or not it was made.
@Suite("The check of code whose protocols are generated")
struct UnseenOutputTests {
    private static let spec = """
        screen: Pay
        entry: true
        actions:
          tapped: {trigger: screen.didLoad}
        displays:
          show: {}
        requests:
          pay: {}
        responses:
          paid: {}
        routes:
          close: {presentation: dismiss}

        """

    private static let code = """
        import UIKit

        final class PayViewController: UIViewController, PayPresenterToViewInterface {
            var presenter: PayViewToPresenterInterface!
            var interactor: PayPresenterToInteractorInterface!

            override func viewDidLoad() {
                presenter.tapped()
                interactor.pay()
            }

            func show() {}
        }

        final class PayPresenter: PayViewToPresenterInterface, PayInteractorToPresenterInterface {
            var view: PayPresenterToViewInterface!
            var interactor: PayPresenterToInteractorInterface!
            var wireframe: PayPresenterToWireframeInterface!

            func tapped() {
                view.show()
                interactor.pay()
                wireframe.close()
            }

            func paid() {}
        }

        final class PayInteractor: PayPresenterToInteractorInterface {
            weak var presenter: PayInteractorToPresenterInterface!

            func pay() {
                presenter.paid()
            }
        }

        final class PayWireframe: PayPresenterToWireframeInterface {
            weak var viewController: UIViewController?

            func close() {
                viewController?.dismiss(animated: true)
            }
        }

        """

    private static let found = [
        "Pay.swift view-only-talks-to-presenter PayPresenterToInteractorInterface", "Pay.swift weak-delegate view",
    ]

    private func withProject(_ settings: String, _ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write("specs: [Specs]\narchitecture: viper\n" + settings, to: "screenspec.yaml")
            try folder.write(Self.spec, to: "Specs/Pay.screen.yaml")
            try folder.write(Self.code, to: "Sources/Pay.swift")
            try body(folder)
        }
    }

    @Test(
        "finds the same in every layout",
        arguments: [
            "sources: [Sources]\n", "sources: [Sources]\noutput: Made\n", "sources: [Sources, Generated]\n", "",
        ]
    )
    func layouts(_ settings: String) throws {
        try withProject(settings) { folder in
            // A folder that the project names has to be there.
            if !settings.contains("Generated") { #expect(try CheckedApp.findings(folder) == Self.found) }
            #expect(try folder.compile().status == 0)
            #expect(try CheckedApp.findings(folder) == Self.found)
            let report = try folder.screenspec(["architecture", "report"]).output
            #expect(report.contains("    presenter → view by displays: 1 type\n"), "\(report)")
            #expect(!report.contains("displays: nobody"))
        }
    }

    @Test("shows the line of the spec, where no file holds what a finding speaks of")
    func places() throws {
        try withProject("sources: [Sources]\n") { folder in
            let output = try folder.screenspec(["check"]).output
            let note = """
                note: 'PayPresenterToInteractorInterface' is declared here.
                  --> Specs/Pay.screen.yaml:7:1
                """
            #expect(output.contains(note), "\(output)")
        }
    }

    @Test("takes a protocol that the sources declare for the one that a spec generates")
    func declaredByHand() throws {
        try withProject("sources: [Sources]\n") { folder in
            let interfaces = [
                "PayViewToPresenter", "PayPresenterToView", "PayPresenterToInteractor", "PayInteractorToPresenter",
                "PayPresenterToWireframe",
            ]
            let text = interfaces.map { "protocol \($0)Interface: AnyObject {}\n" }.joined()
            try folder.write(text, to: "Sources/Interfaces.swift")
            let output = try folder.screenspec(["check", "--all"]).output
            #expect(output.contains("--> Sources/Interfaces.swift:3:10"), "\(output)")
        }
    }
}
