import Foundation
import SourceText
import TestSupport
import Testing
import YAMLTree

/// A recipe as YAML, by the compiler's own reader.
struct Recipe {
    private let tree: YAMLTree

    /// The blocks of the documentation's page in one language, in order; of YAML those for GitHub, GitLab and pre-commit.
    static func blocks(_ language: String) throws -> [String] {
        let page = Fixtures.packageFolder().appendingPathComponent(
            "Sources/Documentation/ScreenSpec.docc/Continuous-integration.md"
        )
        return try page.readText().components(separatedBy: "```\(language)\n").dropFirst().map {
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
