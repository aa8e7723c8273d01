import ScreenSpecDiagnostics

extension RuleDescription {
    package static let unusedAction = RuleDescription(
        "unused-action",
        nil,
        .architecture,
        basis: .code,
        purpose: "An '@IBAction' of a class that a document names is sent by something.",
        why: """
            A control was removed in Interface Builder, and its action stayed. Or the connection was lost, and a button does \
            nothing.
            """,
        wrong: .storyboard(
            LoginScene.controller(with: "button", connectedTo: nil),
            with: LoginScene.code("@IBAction private func ⟦loginTapped⟧(_ sender: UIButton) {}")
        ),
        right: .storyboard(
            """
            <viewController id="a" customClass="LoginViewController" customModule="App" customModuleProvider="target">
              <view key="view" id="b">
                <subviews>
                  <button id="c">
                    <connections>
                      <action selector="loginTapped:" destination="a" eventType="touchUpInside" id="d"/>
                    </connections>
                  </button>
                </subviews>
              </view>
            </viewController>

            """,
            with: LoginScene.code("@IBAction private func loginTapped(_ sender: UIButton) {}")
        ),
        misses: "Actions that code or tests mention, and those of classes that no document names."
    )
}
