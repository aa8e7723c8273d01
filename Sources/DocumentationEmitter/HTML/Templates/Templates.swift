#if Documentation
import Mustache

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
            case .sentences: BlockTemplates.sentences
            }
        }
    }

    static let shared = Templates()

    private let library: MustacheLibrary

    private init() {
        var library = MustacheLibrary()
        for name in Name.allCases {
            do {
                try library.register(name.text, named: name.rawValue)
            } catch {
                // The templates are part of the program, and every one of them is rendered by its tests.
                preconditionFailure("The template '\(name.rawValue)' cannot be read: \(error)")
            }
        }
        self.library = library
    }

    /// - Parameter values: By the names that the template has for them; those in three braces are HTML already.
    func render(_ name: Name, _ values: [String: Any]) -> String {
        library.render(values, withTemplate: name.rawValue) ?? ""
    }
}
#endif
