/// Text with gaps, in the notation of Mustache.
///
/// `{{name}}` is escaped where the text is markup, `{{{name}}}` and `{{&name}}` never are; `{{outer.inner}}` goes into a value and
/// `{{.}}` is the element itself. `{{#name}}…{{/name}}` is there for each element, or if there is anything of that name,
/// `{{^name}}…{{/name}}` if there is not. `{{> name}}` is another template, `{{! … }}` a remark, and `{{=<% %>=}}` changes what tags
/// are written with. A line that holds nothing but one tag of a section, template or remark leaves no line behind.
package struct Template: Sendable {
    enum Part: Sendable {
        case text(String)
        case value(TemplatePath, isMarkup: Bool)
        case section(TemplatePath, isInverted: Bool, Template)
        case template(TemplatePath, indentation: String)
    }

    /// What is no template, and where, in bytes.
    package struct Mistake: Error, Equatable {
        package enum Kind: Equatable, Sendable {
            case unclosedTag
            case unclosedSection(String)
            case strayEnd(String)
            case misplacedName(String)
            case unknownFunction(String)
            case unreadableDelimiters
            /// More sections within one another than anybody writes.
            case tooDeep
        }

        package let kind: Kind
        package let place: Range<Int>

        package init(kind: Kind, place: Range<Int>) {
            (self.kind, self.place) = (kind, place)
        }
    }

    var parts: [Part] = []

    init() {}

    package init(_ text: String) throws(Mistake) {
        var reader = TemplateReader(text)
        self = try reader.template(endingIn: nil)
    }

    /// The names of values in the text, with their places in bytes.
    package var valueNames: [(name: String, place: Range<Int>)] {
        parts.flatMap { part -> [(String, Range<Int>)] in
            switch part {
            case .text, .template: []
            case .value(let path, _): path.names.map { ($0, path.place) }
            case .section(let path, _, let content): path.names.map { ($0, path.place) } + content.valueNames
            }
        }
    }

    /// The names of other templates in the text, with their places in bytes.
    package var templateNames: [(name: String, place: Range<Int>)] {
        parts.flatMap { part -> [(String, Range<Int>)] in
            switch part {
            case .text, .value: []
            case .template(let path, _): path.names.map { ($0, path.place) }
            case .section(_, _, let content): content.templateNames
            }
        }
    }
}

/// `name`, `outer.inner`, `capitalized(name)`, `last()`.
struct TemplatePath: Sendable, Hashable {
    enum Function: String, Sendable, CaseIterable {
        /// Of the element that the section is about.
        case first, last, index
        /// Of a text.
        case capitalized, uncapitalized, uppercased, lowercased
        /// How many elements there are.
        case count

        var takesValue: Bool {
            switch self {
            case .first, .last, .index: false
            case .capitalized, .uncapitalized, .uppercased, .lowercased, .count: true
            }
        }
    }

    /// Empty for the element itself, and for a function that takes nothing.
    var names: [String]
    var function: Function?
    /// Where it stands, in bytes.
    var place: Range<Int>
}
