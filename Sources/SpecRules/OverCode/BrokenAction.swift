import ScreenSpecDiagnostics

extension RuleDescription {
    package static let brokenAction = RuleDescription(
        "broken-action",
        .error,
        .architecture,
        purpose: "Each action that a storyboard or xib sends is a method of the class that it goes to.",
        why: """
            A control keeps the selector of its action. When the method is renamed, gets another label or loses its \
            '@IBAction', the app still compiles, and crashes as soon as somebody touches the control: 'unrecognized \
            selector sent to instance'.
            """,
        wrong: .storyboard(
            """
            <viewController id="a" customClass="LoginViewController" customModule="App" customModuleProvider="target">
              <view key="view" id="b">
                <subviews>
                  <button id="c">
                    <state key="normal" title="Log in"/>
                    <connections>
                      <action selector="⟦loginTapped:⟧" destination="a" eventType="touchUpInside" id="d"/>
                    </connections>
                  </button>
                </subviews>
              </view>
            </viewController>

            """,
            with: """
                import UIKit

                final class LoginViewController: UIViewController {
                    @IBAction private func tapped(button: UIButton) {}
                }

                """
        ),
        right: .storyboard(
            """
            <viewController id="a" customClass="LoginViewController" customModule="App" customModuleProvider="target">
              <view key="view" id="b">
                <subviews>
                  <button id="c">
                    <state key="normal" title="Log in"/>
                    <connections>
                      <action selector="tappedWithButton:" destination="a" eventType="touchUpInside" id="d"/>
                    </connections>
                  </button>
                </subviews>
              </view>
            </viewController>

            """,
            with: """
                import UIKit

                final class LoginViewController: UIViewController {
                    @IBAction private func tapped(button: UIButton) {}
                }

                """
        ),
        misses: """
            Actions that go to the first responder, and unwind segues that nobody takes: they do nothing. What a base \
            class of a package or of Objective-C may have.
            """
    )
}
