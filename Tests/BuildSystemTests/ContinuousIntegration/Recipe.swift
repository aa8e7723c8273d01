import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing
import YAMLTree

/// A recipe as YAML, by the compiler's own reader.
struct Recipe {
    private let tree: YAMLTree

    /// A page of the documentation with recipes.
    enum Page: String, CaseIterable {
        /// Those that hold hand-written Swift to the architecture: for GitHub and GitLab.
        case check = "Check"
        /// Those that compile: for GitHub, GitLab and pre-commit.
        case compile = "Continuous-integration"
    }

    /// The blocks of the page in one language, in order.
    static func blocks(_ language: String, of page: Page = .compile) throws -> [String] {
        let file = Fixtures.packageFolder().appendingPathComponent(
            "Sources/Documentation/ScreenSpec.docc/\(page.rawValue).md"
        )
        return try file.readText().components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "\n```")[0] + "\n"
        }
    }

    init(_ text: String) throws {
        let parsed = YAMLTree.parse(SourceFile(id: FileID(index: 0), path: "recipe.yml", bytes: Array(text.utf8)))
        try #require(parsed.1.isEmpty, "\(parsed.1)")
        tree = parsed.0
    }

    func elements(_ path: [String], in node: NodeID? = nil) -> [NodeID] {
        find(path, in: node).map { Array(tree.elements(of: $0)) } ?? []
    }

    func text(_ path: [String], in node: NodeID? = nil) -> String? {
        find(path, in: node).map(text)
    }

    func text(_ node: NodeID) -> String {
        tree.text(of: node)
    }

    private func find(_ path: [String], in node: NodeID?) -> NodeID? {
        path.reduce(node ?? tree.roots.first) { node, key in
            node.flatMap { tree.entries(of: $0).first { tree.text(of: $0.key) == key }?.value }
        }
    }
}
