import ScreenSpecTemplates
import Testing

@Suite("Templates")
struct TemplateTests {
    private let values: [String: TemplateValue] = [
        "name": "Login", "generic": "Array<String> & \"Codable\"", "none": "", "isOn": .flag(true),
        "parameters": .list([
            .values(["label": "withName", "type": "String"]), .values(["label": "at", "type": "Int?"]),
        ]),
        "words": .list(["one", "two"]),
        "outer": .values(["inner": .values(["name": "deep"])]),
    ]

    private func rendered(_ text: String, _ templates: [String: String] = [:]) throws -> String {
        try #require(try Template(text).render(values, templates: templates.mapValues { try Template($0) }))
    }

    @Test(
        "are filled in",
        arguments: [
            ("class {{name}} {}", "class Login {}"),
            ("{{ name }}{{none}}{{missing}}", "Login"),
            ("{{generic}}|{{{generic}}}|{{& generic}}", repeated("Array<String> & \"Codable\"")),
            ("{{outer.inner.name}} {{outer.missing}}.", "deep ."),
            ("{{#outer}}{{#inner}}{{name}}{{/inner}}{{/outer}}", "deep"),
            (
                "({{#parameters}}{{label}}: {{type}}{{^last()}}, {{/last()}}{{/parameters}})",
                "(withName: String, at: Int?)"
            ),
            ("{{#words}}{{index()}}{{.}}{{#first()}}!{{/first()}} {{/words}}", "0one! 1two "),
            (
                "{{count(parameters)}} {{uncapitalized(name)}} {{capitalized(outer.inner.name)}} {{uppercased(name)}}",
                "2 login Deep LOGIN"
            ),
            ("{{#isOn}}on{{/isOn}}{{^none}}, none{{/none}}{{#none}}some{{/none}}", "on, none"),
            ("{{! a remark }}x", "x"),
            ("{{=<% %>=}}<%name%> {{name}} <%={{ }}=%>{{name}}", "Login {{name}} Login"),
        ]
    )
    func values(_ text: String, _ expected: String) throws {
        #expect(try rendered(text) == expected)
    }

    private static func repeated(_ text: String) -> String { "\(text)|\(text)|\(text)" }

    @Test("leave no line for a tag that stands alone")
    func lines() throws {
        let text = """
            first
              {{#words}}
            - {{.}}
              {{/words}}
            {{! nothing }}
            last

            """
        #expect(try rendered(text) == "first\n- one\n- two\nlast\n")
    }

    @Test("take in other ones, as far in as they stand")
    func others() throws {
        let member = "func {{label}}() {\n    body\n}\n"
        let text = "class X {\n    {{#parameters}}\n    {{> member}}\n    {{/parameters}}\n}\n"
        #expect(
            try rendered(text, ["member": member]) == """
                class X {
                    func withName() {
                        body
                    }
                    func at() {
                        body
                    }
                }

                """
        )
        #expect(try rendered("{{> self}}.", ["self": "{{> self}}"]) == ".")
    }

    @Test("take in other ones with line breaks of Windows")
    func windowsLines() throws {
        #expect(try rendered("  {{> lines}}", ["lines": "one\r\n\r\ntwo\r\n"]) == "  one\r\n\r\n  two\r\n")
    }

    @Test("are no text where it would have no end")
    func endless() throws {
        let twice = ["twice": try Template("{{> twice}}{{> twice}}x")]
        #expect(try Template("{{> twice}}").render([:], templates: twice) == nil)
        let depth = 20
        let nested =
            String(repeating: "{{#list}}", count: depth) + "x" + String(repeating: "{{/list}}", count: depth)
        let list = TemplateValue.list(Array(repeating: "a", count: 10))
        #expect(try Template(nested).render(["list": list]) == nil)
    }

    @Test("are none where sections stand too deep in one another")
    func depth() throws {
        let text = String(repeating: "{{#a}}", count: 20_000)
        #expect(throws: Template.Mistake(kind: .tooDeep, place: 384..<390)) { try Template(text) }
        _ = try Template(String(repeating: "{{#a}}", count: 64) + String(repeating: "{{/a}}", count: 64))
    }

    @Test("escape where they are asked to")
    func escaping() throws {
        let text = try Template("{{generic}} {{{generic}}}").render(values) { text, result in
            result += text.replacing("&", with: "&amp;")
        }
        #expect(text == "Array<String> &amp; \"Codable\" Array<String> & \"Codable\"")
    }

    @Test(
        "say where they are none",
        arguments: [
            ("a {{name", Template.Mistake(kind: .unclosedTag, place: 2..<4)),
            ("ä {{#a}}x", Template.Mistake(kind: .unclosedSection("a"), place: 6..<7)),
            ("{{/a}}", Template.Mistake(kind: .strayEnd("a"), place: 0..<6)),
            ("{{#a}}{{/b}}", Template.Mistake(kind: .strayEnd("b"), place: 6..<12)),
            ("{{a..b}}", Template.Mistake(kind: .misplacedName("a..b"), place: 0..<8)),
            ("{{ lst(a) }}", Template.Mistake(kind: .unknownFunction("lst"), place: 3..<9)),
            ("{{last(a)}}", Template.Mistake(kind: .misplacedName("last"), place: 2..<9)),
            ("{{=<%=}}", Template.Mistake(kind: .unreadableDelimiters, place: 0..<8)),
        ]
    )
    func mistakes(_ text: String, _ mistake: Template.Mistake) {
        #expect(throws: mistake) { try Template(text) }
    }

    @Test("know the names in them")
    func names() throws {
        let template = try Template("{{a.b}}{{#c}}{{> other}}{{last()}}{{.}}{{/c}}")
        #expect(template.valueNames.map(\.name) == ["a", "b", "c"])
        #expect(template.templateNames.map(\.name) == ["other"])
    }

    @Test("are filled with what can be encoded")
    func encoding() throws {
        struct Inner: Encodable {
            var text = "x"
            var absent: Int?
        }
        struct Outer: Encodable {
            var flag = true
            var number = -3
            var list = [Inner(), Inner(absent: 2)]
            var none: [String] = []
        }
        #expect(
            try TemplateValueEncoder().encode(Outer())
                == .values([
                    "flag": .flag(true), "number": "-3", "none": .list([]),
                    "list": .list([.values(["text": "x"]), .values(["text": "x", "absent": "2"])]),
                ])
        )
    }
}
