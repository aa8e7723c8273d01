import SystemTypes
import ScreenModel
import ScreenSpecDiagnostics

/// No subview is called like something that the view's superclass already has.
package enum InheritedName {
    package static let description = RuleDescription(
        "inherited-name",
        .warning,
        .style,
        purpose: "No subview has the name of a member that the view inherits.",
        why: """
            A stored property 'imageView' in a subclass of UITableViewCell does not compile beside the one that the \
            class inherits; where it does, in Interface Builder or by an override, UIKit and the view mean different \
            things by one name, and the wrong picture is shown. Name the subview after what it shows: \
            'productImageView'.
            """,
        wrong: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              ⟦imageView⟧: UIImageView

            """
        ),
        right: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              productImageView: UIImageView

            """
        ),
        misses: """
            Members that the catalogue of platform facts does not hold, and those of classes without a spec. The list \
            or bar of a controller, such as 'tableView: UITableView' in a UITableViewController, is described by its \
            own name.
            """
    )

    package static let rule = Rule(description) { (file: IndexedFile) in
        file.components.flatMap { findings(in: $0, file.index.classes) }
    }

    private static func findings(in component: IndexedComponent, _ classes: ClassHierarchy) -> [Diagnostic] {
        guard !component.declaration.subviews.isEmpty, let superclass = component.component.superclass.type.classPath
        else { return [] }
        let platformClass = classes.platformClass(of: superclass)
        return component.declaration.subviews.compactMap { subview in
            let name = subview.name
            guard component.owns(name.range), isProperty(name.text, of: platformClass),
                !isControllersOwn(subview, platformClass)
            else { return nil }
            let suggestion = Self.suggestion(for: name.text, in: component.name)
            return description.finding(
                at: name.range,
                "'\(superclass)' already has a property '\(name.text)'.",
                help: ["Name the subview after what it shows, such as '\(suggestion)'."],
                subject: component.subject("subviews.\(name.text)")
            )
        }
    }

    /// Methods are no obstacle to a property of the same name, and neither are names that only stand for a setter.
    private static func isProperty(_ name: String, of platformClass: String) -> Bool {
        guard let member = SystemTypes.member(name, of: platformClass) else { return false }
        return member.kind == .property && !member.isStatic && member.setter == nil
    }

    /// `tableView: UITableView` in a `UITableViewController` is the list that UIKit made: no view declares it again, and
    /// triggers and rows start at it. So is the item that each controller has for the bar above it.
    private static func isControllersOwn(_ subview: Subview, _ platformClass: String) -> Bool {
        guard SystemTypes.isSubclass(platformClass, of: "UIViewController"),
            ["navigationItem", "tabBarItem"].contains(subview.name.text)
                || SystemTypes.member(subview.name.text, of: "UIViewController") == nil,
            let type = SystemTypes.member(subview.name.text, of: platformClass)?.type
        else { return false }
        return subview.type.type.unwrapped.isNamed(String(type.prefix { $0 != "!" && $0 != "?" }))
    }

    /// `productImageView` for `imageView` in `ProductCell`: the first word of the view's name in front.
    private static func suggestion(for name: String, in owner: String) -> String {
        (owner.camelCaseWords.first ?? "").lowercased() + name.firstUppercased
    }
}
