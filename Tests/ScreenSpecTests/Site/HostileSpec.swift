import Foundation
import TestSupport

/// A project whose texts hold all that some form of documentation takes for something else.
enum HostileSpec {
    /// Shown as they are by every form.
    static let texts = [
        #"<script>alert("x")</script> </style> <img src=x onerror=alert(1)>"#,
        #"a & b &amp; &#60; &copy; 'quoted' "twice""#,
        "<!-- comment --> --> ]]> <![CDATA[",
        "one | two || three \\| four",
        "%% comment %% and %d",
        "``symbol`` and ```three``` and ` one",
        "[link](doc:nothing) ![image](none) <doc:none> [^1]",
        "@Metadata { @Image(source: x) } @Comment",
        #"\param x \returns y \ \\ \n"#,
        "# heading, *strong*, _emphasis_, ~~struck~~, **both**",
        "1. first",
        "- Note: remark",
        "> Warning: quotation",
        "+ more = less",
        "--- ... -- 'it's' \"so\"",
        "{{mustache}} {{{raw}}} {{#section}} {{/section}}",
        "$x^2$ :smile: https://example.com/?a=1&b=2 www.example.com",
        "é 日本語 👩‍👩‍👧 \u{A0}|",
        "    four spaces",
        "</script><script>",
    ]

    /// A view, each of whose parts has one of the texts for its summary.
    static let spec: String = {
        let properties = texts.enumerated().map { number, text in
            """
                  text\(number):
                    type: String
                    summary: \(quoted(text))

            """
        }.joined()
        let shown = texts.indices.map { number in
            """
              label\(number):
                type: UILabel
                summary: \(quoted(texts[number]))
                shows: {text: text\(number)}

            """
        }.joined()
        return """
            view: Hostile
            summary: \(quoted(texts[0]))
            subviews:
            \(shown)  button: UIButton
            viewModel:
              summary: \(quoted(texts[5]))
              properties:
            \(properties)actions:
              tapped:
                summary: \(quoted(texts[7]))
                trigger: button.touchUpInside

            """
    }()

    /// A string of YAML, which reads those of JSON.
    private static func quoted(_ text: String) -> String {
        guard let data = try? JSONEncoder().encode(text) else { return "\"\"" }
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\\/", with: "/")
    }

    static func write(to folder: TemporaryFolder) throws {
        try folder.write("version: 1\nspecs: [Specs]\n", to: "screenspec.yaml")
        try folder.write(spec, to: "Specs/a--b (c)/Hostile.view.yaml")
        try folder.write(String(decoding: JSONEncoder().encode(texts), as: UTF8.self), to: "texts.json")
    }
}
