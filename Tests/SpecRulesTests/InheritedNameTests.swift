import ScreenSpecDiagnostics
import TestSupport
import Testing

struct InheritedNameTests {
    /// Names are looked up one by one at first, and in a list of all names later.
    @Test(arguments: [0, 1_000])
    func theAnswerIsTheSameAfterManyQuestions(_ earlierQuestions: Int) {
        let others = (0..<earlierQuestions).map { "  label\($0): UILabel\n" }.joined()
        let spec = """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
            \(others)  imageView: UIImageView
              reloadInputViews: UIView
              title: UILabel
              backgroundView: UIView

            """
        let checked = SpecCheck(files: [("ProductCell.view.yaml", spec)])
        #expect(checked.findings.map(\.rule) == ["inherited-name", "inherited-name"])
        #expect(checked.findings.map(\.subject.member) == ["subviews.imageView", "subviews.backgroundView"])
    }
}
