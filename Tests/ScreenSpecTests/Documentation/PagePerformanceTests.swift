import Foundation
import Testing

/// What holds the documentation to the program must itself notice when it is wrong.
@Suite("Documentation examples")
struct PagePerformanceTests {
    private func perform(_ text: String) throws -> PagePerformance {
        try PagePerformance.of(MarkdownPage(text))
    }

    @Test("A page without examples stays as it is")
    func prose() throws {
        let text = "# Title\n\nText with `code`.\n\n```sh\nmake\n```\n"
        let performance = try perform(text)
        #expect(performance.text == text)
        #expect(performance.problems.isEmpty)
    }

    @Test("A spec that does not compile is a problem, unless the page says so")
    func wrongSpec() throws {
        let block = "```yaml\nview: ProductCell\nsumary: A cell.\n```\n"
        let problems = try perform(block).problems
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("line 1: ") == true)
        #expect(problems.first?.hasSuffix("[unknown-key]") == true)
        #expect(try perform("<!-- fails: unknown-key -->\n" + block).problems.isEmpty)
        #expect(try perform("<!-- fails: unknown-type -->\n" + block).problems.count == 2)
        let right = "<!-- fails: unknown-key -->\n```yaml\nview: ProductCell\n```\n"
        #expect(try perform(right).problems == ["line 2: 'unknown-key' reports nothing here"])
    }

    @Test("Files of a page belong together, up to the next project")
    func files() throws {
        let model = "<!-- file: Specs/Shop.models.yaml\nmodels:\n  Product: {properties: {name: String}}\n-->\n"
        let view = "```yaml\nview: ProductCell\nviewModel: {properties: {product: Product}}\n```\n"
        #expect(try perform(model + view).problems.isEmpty)
        #expect(try perform(model + "<!-- project -->\n" + view).problems.count == 1)
        let file = "<!-- file: Specs/ProductCell.view.yaml -->\n" + view
        #expect(try perform(model + file).problems.isEmpty)
        #expect(try perform(file).problems.count == 1)
    }

    @Test("Lines before a block complete it")
    func before() throws {
        let performance = try perform(
            "<!-- before:\nview: ProductCell\n-->\n```yaml\nsubviews: {label: UILabel}\n```\n"
        )
        #expect(performance.problems.isEmpty)
    }

    @Test("Generated Swift takes the place of what a page shows")
    func output() throws {
        let yaml = "```yaml\nview: ProductCell\nviewModel: {properties: {name: String}}\n```\n"
        let outdated = try perform(yaml + "<!-- output -->\n```swift\nstruct Old {}\n```\n")
        #expect(outdated.text.contains("struct ViewModel"))
        #expect(!outdated.text.contains("struct Old"))
        #expect(try perform(outdated.text).text == outdated.text)
        let elided = yaml + "<!-- output -->\n```swift\n…\n    }\n}\n```\n"
        #expect(try perform(elided).text == elided)
    }

    @Test("What a command really prints takes the place of what a page shows")
    func console() throws {
        let performance = try perform(
            "```console\n$ echo one; echo two >&2\none\n$ screenspec explain unknwn-key\n…\n```\n"
        )
        #expect(performance.text.hasPrefix("```console\n$ echo one; echo two >&2\none\ntwo\n$ screenspec explain"))
        let elided = "```console\n$ seq 5\n1\n…\n4\n5\n```\n"
        #expect(try perform(elided).text == elided)
        #expect(try perform("```console\n$ seq 5\n1\n…\n6\n```\n").text != elided)
    }

    @Test("A command that changes the folder is run, and must succeed")
    func run() throws {
        let page = "<!-- run: echo one > file -->\n```console\n$ cat file\none\n```\n"
        let performance = try perform(page)
        #expect(performance.text == page)
        #expect(performance.problems.isEmpty)
        #expect(try perform("<!-- run: false -->\n").problems.count == 1)
    }

    @Test("Tables are made anew")
    func tables() throws {
        let performance = try perform("<!-- keys: a subview -->\nold\n<!-- end -->\n")
        #expect(performance.text.contains("| `shows` |"))
        #expect(!performance.text.contains("old"))
        #expect(throws: MarkdownPage.Mistake.self) { try perform("<!-- keys: a subvew -->\n<!-- end -->\n") }
    }

    @Test(
        "A comment that means nothing is a mistake",
        arguments: ["<!-- fial: x -->\n", "<!-- keys: a view -->\n", "```yaml\n"]
    )
    func mistakes(_ text: String) {
        #expect(throws: MarkdownPage.Mistake.self) { try MarkdownPage(text) }
    }
}
