import ScreenSpecDiagnostics

extension RuleDescription {
    package static let unconnectedOutlet = RuleDescription(
        "unconnected-outlet",
        .error,
        .architecture,
        basis: .code,
        purpose: "An outlet with '!' is connected by a document of its class.",
        why: """
            '!' says that the outlet is there once the view is loaded. Where no document connects it, it is 'nil', and the \
            first use crashes; or nobody uses it, and the outlet is a leftover. Documents of what inherits from the class count as \
            well. An outlet with '?' is told where a spec with 'layout: interfaceBuilder' lists it as a subview, which the screen \
            would not have.
            """,
        wrong: .storyboard(
            LoginScene.controller(with: "label", connectedTo: nil),
            with: LoginScene.code("@IBOutlet private var ⟦headline⟧: UILabel!")
        ),
        right: .storyboard(
            LoginScene.controller(with: "label", connectedTo: "headline"),
            with: LoginScene.code("@IBOutlet private var headline: UILabel!", "@IBOutlet private var hint: UILabel?")
        ),
        misses: """
            Classes that no document names, such as those of owners that only 'loadNibNamed' tells, and 'open' ones that only \
            what inherits from them is laid out as. Outlets that Swift assigns somewhere. Outlets that only some documents of a class connect: 'partly-connected-outlet', which is off. \
            The rule is silent while a document cannot be read.
            """
    )

    package static let partlyConnectedOutlet = RuleDescription(
        "partly-connected-outlet",
        nil,
        .architecture,
        basis: .code,
        purpose: "An outlet is connected by all documents of its class.",
        why: """
            A class with several documents, one for the iPad and one for the iPhone, or two prototypes, meets an outlet that is \
            'nil' in some of them only.
            """,
        wrong: .storyboard(
            """
            <viewController id="a" customClass="LoginViewController" customModule="App" customModuleProvider="target">
              <view key="view" id="b"><subviews><label id="c"/></subviews></view>
              <connections>
                <outlet property="headline" destination="c" id="d"/>
              </connections>
            </viewController>
            <viewController id="e" customClass="LoginViewController" customModule="App" customModuleProvider="target"/>

            """,
            with: LoginScene.code("@IBOutlet private var ⟦headline⟧: UILabel!")
        ),
        right: .storyboard(
            LoginScene.controller(with: "label", connectedTo: "headline"),
            with: LoginScene.code("@IBOutlet private var headline: UILabel!")
        ),
        misses: "Whether the class looks before it uses the outlet."
    )
}
