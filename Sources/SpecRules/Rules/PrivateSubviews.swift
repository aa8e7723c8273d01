import ScreenModel
import ScreenSpecDiagnostics

/// Nothing that a view says or answers hands one of its parts to others.
package enum PrivateSubviews {
    package static let description = RuleDescription(
        "private-subviews",
        .error,
        .architecture,
        purpose: "A view keeps its subviews to itself: nothing that it says, answers or shows hands a view out.",
        why: """
            That a label shows the price is a detail of the view. Whoever gets hold of the label can change its text, \
            colour and place, and then the view can no longer be redrawn, replaced or understood by itself. So a view \
            says what happened and with which values, never by means of which view: the parameters of its actions and \
            delegate methods, and what its methods and properties return, hold no views, and neither does its view \
            model. The delegate's sender is the one exception. An architecture widens this with \
            'subviewsVisibleTo', as Controller View Design does for the screen's own controller.
            """,
        wrong: .specAndCode(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              detailsButton: UIButton
            actions:
              requestedDetails:
                trigger: detailsButton.touchUpInside
                parameters: {from button: ⟦UIButton⟧}

            """,
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                let ⟦detailsButton⟧ = UIButton()
            }

            """
        ),
        right: .specAndCode(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              detailsButton: UIButton
            actions:
              requestedDetails:
                trigger: detailsButton.touchUpInside

            """,
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                private let detailsButton = UIButton()
            }

            """
        ),
        misses: """
            A view behind Any, a protocol or a type that no spec and no catalogue knows as a view, unless a subview of \
            the same document has exactly that type. Views that a delegate or a data source answers with are handed \
            in, not out. Members that an architecture gives to every screen are not looked into. In code, views that the \
            class is given rather than makes, or makes by a free function or an 'if' or 'switch' expression, \
            collections of views, outlets, which 'private-outlets' is about, and the root view that a view controller \
            makes its own. A method or computed property counts where one private part is all that its body names and \
            somebody else than tests asks for it, unless it hands that out as a plain UIView, to which a popover points. \
            A part that a protocol requires, or that a subclass or an extension in another file names, has to be visible, \
            and one that tests use and nobody else may be; \
            where nobody knows one of the class's protocols, so has whatever hands a part out.
            """
    )

    package static let rule = Rule(description) { (file: IndexedFile) in
        let classes = file.index.classes
        return file.components.flatMap { component in findings(in: component, where: classes.isView) }
    }

    private static func findings(in component: IndexedComponent, where isView: (String) -> Bool) -> [Diagnostic] {
        let parts = Set(component.declaration.subviews.lazy.flatMap { $0.type.type.instanceTypes })
        var findings: [Diagnostic] = []
        component.forEachViewMention { mention in
            guard let flow = component.flow(of: mention), component.owns(mention.type.range) else { return }
            var exposed: String?
            func examine(_ name: SwiftType.TypeName) {
                let path = name.classPath
                guard exposed == nil, path != component.component.viewType else { return }
                if isView(path) || parts.contains(path) { exposed = name.path }
            }
            switch flow {
            case .held: mention.type.type.forEachName { examine($0) }
            case .leaving(let direction): mention.type.type.forEachName(leavingBy: direction) { examine($0) }
            }
            guard let exposed else { return }
            findings.append(finding(mention, exposing: exposed, of: component))
        }
        return findings
    }

    private static func finding(_ mention: ViewMention, exposing type: String, of component: IndexedComponent)
        -> Diagnostic
    {
        let name = mention.member
        let owner = component.name
        let message: String
        let help: String
        switch (mention.origin, mention.position) {
        case (.content, _):
            let holder =
                mention.section.hasPrefix(ContentDeclaration.Kind.viewModel.rawValue) ? "view model" : "data source"
            message = "The \(holder) of '\(owner)' holds a view, '\(type)', in '\(name)'."
            help = "Hold the value that it shows instead."
        case (.received, .result), (.delegate, .result), (.sent, .result), (.action, .result):
            message = "'\(name)' hands a view, '\(type)', out of '\(owner)'."
            help = "Return the value that the caller needs instead."
        case (.received, .parameter):
            message = "'\(name)' gives a view, '\(type)', of '\(owner)' to its caller."
            help = "Give the value that the caller needs instead."
        case (_, .property):
            message = "'\(name)' hands a view, '\(type)', out of '\(owner)'."
            help = "Offer the value that it shows instead."
        default:
            message = "'\(name)' hands a view, '\(type)', out of '\(owner)'."
            help = "Pass the value that it stands for instead."
        }
        return description.finding(
            at: mention.type.range,
            message,
            help: [help],
            subject: component.subject(mention.subjectMember)
        )
    }
}

/// What becomes of the values of a type that a view names.
private enum Exposure {
    /// Others make it, hold it and give it to the view.
    case held
    case leaving(by: Flow)
}

extension IndexedComponent {
    /// `nil` where the type may be a view: a subview's own, what comes in, or what a visible role gets.
    fileprivate func flow(of mention: ViewMention) -> Exposure? {
        let isResult = mention.position == .result
        switch mention.origin {
        case .subview, .input: return nil
        case .content(.protocol): return .leaving(by: .in)
        // What a view model is made from comes in.
        case .content(.struct): return mention.position == .parameter ? nil : .held
        case .action(.targetAction): return nil
        case .action(.channel):
            guard let partner = vocabulary?.partner, isHidden(from: partner) else { return nil }
            return .leaving(by: isResult ? .in : .out)
        case .action(.delegate), .action(.closure), .action(.property), .delegate:
            guard vocabulary?.showsSubviewsOutside != true else { return nil }
            return .leaving(by: mention.position == .parameter ? .out : .in)
        case .sent(let receiver):
            guard isHidden(from: receiver) else { return nil }
            return .leaving(by: mention.position == .parameter ? .out : .in)
        case .received(let sender):
            guard isHidden(from: sender) else { return nil }
            return .leaving(by: mention.position == .parameter ? .in : .out)
        }
    }

    private func isHidden(from role: String) -> Bool {
        vocabulary?.subviewsVisibleTo.contains(role) != true
    }
}

extension SwiftType {
    /// The class of a subview, or of each of an outlet collection.
    fileprivate var instanceTypes: [String] {
        switch unwrapped {
        case .array(let element): element.instanceTypes
        case .named(let name): [name.classPath]
        default: []
        }
    }
}
