import ScreenSpecTemplates

/// The templates, parsed once for all pages.
struct Templates: Sendable {
    enum Name: String, Sendable, CaseIterable {
        case page
        case sidebar
        case heading
        case paragraph
        case callout
        case table
        case list
        case code
        case figure
        case image
        case gallery
        case sentences

        fileprivate var text: String {
            switch self {
            case .page: PageTemplate.text
            case .sidebar: PageTemplate.sidebar
            case .heading: BlockTemplates.heading
            case .paragraph: BlockTemplates.paragraph
            case .callout: BlockTemplates.callout
            case .table: BlockTemplates.table
            case .list: BlockTemplates.list
            case .code: BlockTemplates.code
            case .figure: BlockTemplates.figure
            case .image: BlockTemplates.image
            case .gallery: BlockTemplates.gallery
            case .sentences: BlockTemplates.sentences
            }
        }
    }

    static let shared = Templates()

    private let templates: [String: Template]

    private init() {
        var templates: [String: Template] = [:]
        for name in Name.allCases {
            do {
                templates[name.rawValue] = try Template(name.text)
            } catch {
                // The templates are part of the program, and every one of them is rendered by its tests.
                preconditionFailure("The template '\(name.rawValue)' cannot be read: \(error)")
            }
        }
        self.templates = templates
    }

    /// - Parameter values: By the names that the template has for them; those in three braces are HTML already.
    func render(_ name: Name, _ values: [String: TemplateValue]) -> String {
        templates[name.rawValue]?.render(values, templates: templates, escape: MarkupText.append) ?? ""
    }
}
