import SourceFacts
import Testing

/// Which texts of a file declare the same types.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct OutlineComparisonTests {
    private static let text = """
        import UIKit

        @objc final class Login<Model: Hashable>: UIView, Sharing where Model: Sendable {
            private struct Row { let title: String }
            let label = UILabel()
            func tap() { label.isHidden = true }
        }

        extension Login.Row: Equatable {}
        typealias Handler = ([Login<Int>?], Outer.Inner) -> Void
        protocol Sharing: AnyObject { associatedtype Item: Hashable }

        """

    @Test(arguments: [
        ("import UIKit\n", "import UIKit\n// Noted\n\n"), ("let label = UILabel()", "var text: UILabel?"),
        ("    let label = UILabel()\n", ""), ("label.isHidden = true", "print(label)"),
        ("title: String", "name: Int"),
    ])
    func staysWithOtherMembers(_ old: String, _ new: String) {
        #expect(isSame(Self.text.replacing(old, with: new)))
    }

    @Test(arguments: [
        ("import UIKit", "import SwiftUI"), ("import UIKit\n", ""), ("@objc final", "final"), ("final class", "class"),
        ("Model: Hashable", "Model: Codable"), ("Model: Hashable", "Other: Hashable"), (": UIView", ": UIControl"),
        (", Sharing where", " where"), ("Model: Sendable", "Model == Int"), ("private struct", "struct"),
        ("struct Row", "class Row"), ("struct Row", "struct Line"), ("Login.Row:", "Login:"), (": Equatable", ""),
        ("[Login<Int>?]", "[Login<Bool>?]"), ("[Login<Int>?]", "[Login<Int>]"), ("Outer.Inner", "Inner"),
        ("protocol", "public protocol"), ("label.isHidden = true", "struct Local {}"),
        ("    private struct Row { let title: String }\n", ""),
        ("protocol", "enum Kind {}\nprotocol"), ("extension Login.Row: Equatable {}\n", ""),
    ])
    func changesWithTypes(_ old: String, _ new: String) {
        #expect(!isSame(Self.text.replacing(old, with: new)), "\(old): \(new)")
    }

    @Test func deepTypesTakeNoLongerThanTheyAre() {
        let deep = "typealias A = Int" + String(repeating: "?", count: 60)
        #expect(Sources.facts(deep).hasSameOutline(as: Sources.facts("// Noted\n" + deep)))
        #expect(!Sources.facts(deep).hasSameOutline(as: Sources.facts(deep.replacing("Int", with: "Bool"))))
    }

    private func isSame(_ other: String) -> Bool {
        let (left, right) = (Sources.facts(Self.text), Sources.facts(other))
        return left.hasSameOutline(as: right) && right.hasSameOutline(as: left)
    }
}
