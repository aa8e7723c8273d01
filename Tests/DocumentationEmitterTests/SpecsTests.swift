import DocumentationEmitter
import Foundation
import ScreenModel
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// The project's own specs, documented.
@Suite("The pages of the project's own specs")
struct SpecsTests {
    static let projects: [String] = Fixtures.cases(
        in: Fixtures.packageFolder().appendingPathComponent("Specs"),
        suffix: "screenspec.yaml"
    )
    .map { $0.deletingLastPathComponent().path }

    @Test("lead nowhere but to one another and to specs", arguments: projects)
    func links(project: String) throws {
        let test = try DocumentedCase(
            folder: URL(fileURLWithPath: project),
            rules: RuleRegistry.screenspec.descriptions
        )
        let files = test.files(MarkdownEmitter(test.site, projectFolder: ".."))
        let anchors = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Self.anchors(in: $0.text)) })
        var count = 0
        for file in files {
            let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
            for match in Self.prose(file.text).matches(of: /\]\(([^)\s]+)\)/) {
                count += 1
                let parts = match.1.split(separator: "#", maxSplits: 1).map { $0.removingPercentEncoding ?? "" }
                let target = match.1.hasPrefix("#") ? file.path : Self.joined(folder, parts[0])
                if target.hasPrefix("../") {
                    let spec = try URL(fileURLWithPath: project).appendingPathComponent(String(target.dropFirst(3)))
                        .readText()
                    let line = try #require(Int(parts[1].dropFirst()))
                    #expect(line <= spec.split(separator: "\n", omittingEmptySubsequences: false).count)
                } else {
                    let known = try #require(anchors[target], "\(file.path) leads to \(target), which is no page")
                    if match.1.contains("#") {
                        #expect(known.contains(parts[parts.count - 1]), "\(file.path) leads to \(match.1)")
                    }
                }
            }
        }
        #expect(count >= files.count)
    }

    /// Without blocks of code, in which brackets mean nothing.
    private static func prose(_ text: String) -> String {
        text.components(separatedBy: "\n```").enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
            .joined()
    }

    /// As GitHub makes them of headings.
    private static func anchors(in text: String) -> Set<String> {
        let headings = prose(text).split(separator: "\n").filter { $0.hasPrefix("#") }
        return Set(
            headings.map { heading in
                heading.drop { $0 == "#" }.dropFirst().lowercased().filter {
                    $0.isLetter || $0.isNumber || " -_".contains($0)
                }
                .replacing(" ", with: "-")
            }
        )
    }

    private static func joined(_ folder: String, _ address: String) -> String {
        var parts = folder.split(separator: "/").map(String.init)
        for part in address.split(separator: "/") {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    @Test("mention everything that a spec declares", arguments: projects)
    func mentions(project: String) throws {
        let test = try DocumentedCase(folder: URL(fileURLWithPath: project))
        let emitter = MarkdownEmitter(test.site, projectFolder: "..")
        for component in test.programs.flatMap(\.components) {
            let page = try #require(
                test.site.outlines.first { $0.title == component.name && ($0.kind == .screen || $0.kind == .view) }
            )
            let text = emitter.files(for: test.site.page(page.id)).map(\.text).joined()
            for name in Self.names(in: component) {
                #expect(text.contains("`\(name)"), "\(page.title) does not mention \(name)")
            }
        }
    }

    private static func names(in component: Component) -> [String] {
        let declaration = component.declaration
        let content = component.uses == nil ? component.content?.declaration : nil
        var names = declaration.actions.map(\.member.name.text)
        if component.uses == nil { names += declaration.subviews.map(\.name.text) }
        names += content?.properties.map(\.name.text) ?? []
        names += content?.cases.map(\.name.text) ?? []
        names += content?.derived.map(\.name.text) ?? []
        names += declaration.screen?.routes.map(\.member.name.text) ?? []
        names += component.interfaces.map(\.name)
        return names
            + component.interfaces.filter { $0.kind == .delegate }.flatMap(\.members).map(\.requirement.description)
    }

    @Test("have pictures without loose ends", arguments: projects)
    func diagrams(project: String) throws {
        let test = try DocumentedCase(folder: URL(fileURLWithPath: project))
        for page in test.pages {
            for diagram in page.diagrams {
                #expect(!diagram.graph.nodes.isEmpty)
                #expect(diagram.fallback.count == diagram.graph.nodes.count)
                for edge in diagram.graph.edges {
                    #expect(diagram.graph.nodes.indices.contains(edge.from))
                    #expect(diagram.graph.nodes.indices.contains(edge.to))
                }
            }
            #expect(Set(page.diagrams.map(\.name)).count == page.diagrams.count)
            #expect(Set(page.headings.map(\.anchor)).count == page.headings.count)
        }
    }
}
