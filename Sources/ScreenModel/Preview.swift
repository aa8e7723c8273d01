/// How a view is made and shows an example, in a preview of it.
package struct Preview: Hashable, Sendable, Encodable {
    /// The class that is made: the view's, or of Controller View Design its controller's.
    package var type: String
    /// What its initializer takes, as Swift: `style: .default, reuseIdentifier: nil`.
    package var arguments: String
    package var isController: Bool
    /// The property of what is made that shows the example, where that is not what is made itself.
    package var part: String?
    package var showing: Showing

    package enum Showing: Hashable, Sendable, Encodable {
        /// `view.viewModel = example`.
        case property(name: String)
        /// `view.display(example)`, with the label where there is one.
        case method(name: String, label: String?)
    }

    package init(type: String, arguments: String, isController: Bool, part: String? = nil, showing: Showing) {
        self.type = type
        self.arguments = arguments
        self.isController = isController
        self.part = part
        self.showing = showing
    }
}
