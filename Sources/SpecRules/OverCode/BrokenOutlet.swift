import ScreenSpecDiagnostics

extension RuleDescription {
    package static let brokenOutlet = RuleDescription(
        "broken-outlet",
        .error,
        .architecture,
        purpose: "Each outlet that a storyboard or xib connects is an outlet of the class.",
        why: """
            A connection is kept by its name. When the property is renamed or removed in Swift, or loses its \
            '@IBOutlet', the app still compiles, and crashes as soon as the document is loaded: 'this class is not key \
            value coding-compliant'.
            """,
        wrong: .storyboard(
            """
            <viewController id="a" customClass="LoginViewController" customModule="App" customModuleProvider="target">
              <view key="view" id="b"><subviews><label id="c"/></subviews></view>
              <connections>
                <outlet property="⟦titleLabel⟧" destination="c" id="d"/>
              </connections>
            </viewController>

            """,
            with: """
                import UIKit

                final class LoginViewController: UIViewController {
                    @IBOutlet private var headline: UILabel!
                }

                """
        ),
        right: .storyboard(
            """
            <viewController id="a" customClass="LoginViewController" customModule="App" customModuleProvider="target">
              <view key="view" id="b"><subviews><label id="c"/></subviews></view>
              <connections>
                <outlet property="headline" destination="c" id="d"/>
              </connections>
            </viewController>

            """,
            with: """
                import UIKit

                final class LoginViewController: UIViewController {
                    @IBOutlet private var headline: UILabel!
                }

                """
        ),
        misses: """
            What a base class of a package or of Objective-C may have, and a class that overrides \
            'setValue(_:forUndefinedKey:)'. Owners that the document does not name. Documents of macOS and watchOS.
            """
    )
}
