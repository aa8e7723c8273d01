import TestSupport
import Testing

/// One mistake is one finding: what could not be read is not missed as well.
struct RelianceTests {
    @Test(arguments: [
        """
        view: ProductCell
        subviews:
          label:
            type: UILabel
            shows: {text: nmae}
        viewModel:
          properties: {name: String}
        """,
        """
        view: ProductCell
        subviews:
          button: UIButton
        actions:
          tapped: {triger: button.touchUpInside}
        """,
        """
        screen: Jogs
        architecture: mvc
        entry: true
        routes:
          details: {to: JogDetials, presentation: push}
        ---
        screen: JogDetails
        architecture: mvc
        """,
        """
        # screenspec:allow inherited-name because it was called so once
        view: ProductCell
        layuot: code
        """,
    ])
    func oneMistakeIsOneFinding(_ spec: String) {
        let checked = SpecCheck(files: [("Example.screen.yaml", spec)])
        #expect(checked.findings.count == 1, "\(checked.report)")
        #expect(checked.findings.containsError)
    }

    @Test func otherFilesAreChecked() {
        let checked = SpecCheck(files: [
            ("A.view.yaml", "view: A\nlayuot: code\n"), ("B.view.yaml", "view: B\nactions:\n  tapped: {}\n"),
        ])
        #expect(checked.findings.map(\.rule) == ["unknown-key", "untriggered-action"])
    }
}
