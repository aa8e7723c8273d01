import ScreenSpecDiagnostics

extension RuleDescription {
    package static let viewModelFreeOfViews = RuleDescription(
        "view-model-free-of-views",
        .error,
        .architecture,
        purpose: "A view model holds no views and hands out no view controllers.",
        why: """
            A view model says what is to be seen, not by what. One that holds a label or a controller can be made only on \
            the main thread and only in an app, keeps the view alive, and lets whoever has the view model change the view \
            past it. Hold the value instead: the text, the image, the colour.
            """,
        wrong: .swift(
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                struct ViewModel {
                    let name: String
                    let ⟦badge⟧: UILabel
                }
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                struct ViewModel {
                    let name: String
                    let badge: String?
                }
            }

            """
        ),
        misses: """
            Views behind Any, a protocol or a generic type of a package, and those that a closure captures. A generic type \
            of the project counts where it stores values of what it is of. Computed \
            properties and methods that make a view are left alone; those by which a model of a screen hands out a view \
            controller are reported, unless the architecture says `views: false` of what that role forbids. A private property that is never set holds nothing, and what 'role-outside-channels' says \
            of a property is not said again. Types declared inside a view model count where it holds \
            values of them. What stands inside a modifier or a representable of SwiftUI, and keeps for it what UIKit shows, is \
            no view model.
            """
    )
}
