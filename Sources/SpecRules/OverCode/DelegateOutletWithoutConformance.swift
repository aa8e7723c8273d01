import ScreenSpecDiagnostics

extension RuleDescription {
    package static let delegateOutletWithoutConformance = RuleDescription(
        "delegate-outlet-without-conformance",
        .warning,
        .architecture,
        basis: .code,
        purpose: "What a storyboard or xib connects as a delegate or data source conforms to the protocol.",
        why: """
            Interface Builder asks for no conformance. A delegate without it is asked nothing, and a data source without it \
            crashes when the list counts its rows.
            """,
        wrong: .storyboard(
            """
            <viewController id="a" customClass="CartViewController" customModule="App" customModuleProvider="target">
              <tableView key="view" id="b">
                <connections>
                  <outlet property="⟦dataSource⟧" destination="a" id="c"/>
                </connections>
              </tableView>
            </viewController>

            """,
            with: """
                import UIKit

                final class CartViewController: UIViewController {}

                """
        ),
        right: .storyboard(
            """
            <viewController id="a" customClass="CartViewController" customModule="App" customModuleProvider="target">
              <tableView key="view" id="b">
                <connections>
                  <outlet property="dataSource" destination="a" id="c"/>
                </connections>
              </tableView>
            </viewController>

            """,
            with: """
                import UIKit

                final class CartViewController: UIViewController {}

                extension CartViewController: UITableViewDataSource {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        UITableViewCell()
                    }
                }

                """
        ),
        misses: "Classes with an ancestor that nobody knows, which may conform."
    )
}
