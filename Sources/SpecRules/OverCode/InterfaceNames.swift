import ScreenSpecDiagnostics

/// What documents and code name, and has to be there.
extension RuleDescription {
    package static let missingClass = RuleDescription(
        "missing-class",
        .warning,
        .architecture,
        basis: .code,
        purpose: "The classes that storyboards and xibs name exist.",
        why: """
            A class that was renamed in Swift is unknown to the document, which is loaded with UIKit's class in its place: \
            nothing of the screen works, and its first outlet crashes.
            """,
        wrong: .storyboard(
            """
            <viewController id="a" customClass="⟦SignInViewController⟧" customModule="App" customModuleProvider="target"/>
            <viewController id="b" customClass="HomeViewController" customModule="App" customModuleProvider="target"/>

            """,
            with: """
                import UIKit

                final class HomeViewController: UIViewController {}

                """
        ),
        right: .storyboard(
            """
            <viewController id="b" customClass="HomeViewController" customModule="App" customModuleProvider="target"/>

            """,
            with: """
                import UIKit

                final class HomeViewController: UIViewController {}

                """
        ),
        misses: """
            Classes without a module, and of modules that the project file does not have for the document and none of whose \
            classes is known: they may be those of a package, or lie outside of 'sources'.
            """
    )

    package static let wrongModule = RuleDescription(
        "wrong-module",
        .warning,
        .architecture,
        basis: .code,
        purpose: "A storyboard or xib names the module that a class of Swift is in.",
        why: """
            The name of a class of Swift has its module in it at run time. Without it, or with another one, the document is \
            loaded with UIKit's class in its place: 'Unknown class in Interface Builder file'.
            """,
        wrong: .storyboard(
            """
            <viewController id="a" customClass="⟦HomeViewController⟧"/>

            """,
            with: """
                import UIKit

                final class HomeViewController: UIViewController {}

                """
        ),
        right: .storyboard(
            """
            <viewController id="a" customClass="HomeViewController" customModule="App" customModuleProvider="target"/>
            <viewController id="b" customClass="SettingsViewController"/>

            """,
            with: """
                import UIKit

                final class HomeViewController: UIViewController {}

                @objc(SettingsViewController) final class SettingsViewController: UIViewController {}

                """
        ),
        misses: """
            Which module a file is in, where the project file names none. Objects that inherit the module of their target, \
            which each build writes anew.
            """
    )

    package static let unknownSegue = RuleDescription(
        "unknown-segue",
        .warning,
        .architecture,
        basis: .code,
        purpose: "A segue that code performs by its name is one of the controller's scene.",
        why: "'performSegue(withIdentifier:sender:)' crashes where the scene has no segue of that name.",
        wrong: .storyboard(
            """
            <viewController id="a" customClass="HomeViewController" customModule="App" customModuleProvider="target">
              <connections>
                <segue destination="b" kind="show" identifier="showProfile" id="c"/>
              </connections>
            </viewController>
            <viewController id="b"/>

            """,
            with: """
                import UIKit

                final class HomeViewController: UIViewController {
                    private func open() {
                        performSegue(withIdentifier: ⟦"showProfil"⟧, sender: nil)
                    }
                }

                """
        ),
        right: .storyboard(
            """
            <viewController id="a" customClass="HomeViewController" customModule="App" customModuleProvider="target">
              <connections>
                <segue destination="b" kind="show" identifier="showProfile" id="c"/>
              </connections>
            </viewController>
            <viewController id="b"/>

            """,
            with: """
                import UIKit

                final class HomeViewController: UIViewController {
                    private func open() {
                        performSegue(withIdentifier: "showProfile", sender: nil)
                    }
                }

                """
        ),
        misses: "Names that are worked out, or that stand in constants."
    )

    package static let unknownReuseIdentifier = RuleDescription(
        "unknown-reuse-identifier",
        .warning,
        .architecture,
        basis: .code,
        purpose: "A cell that code asks for by its name is a prototype of a document, or registered.",
        why: "A list that is asked for a cell of a name that it does not know crashes.",
        wrong: .storyboard(
            """
            <tableViewController id="a" customClass="CartViewController" customModule="App" customModuleProvider="target">
              <tableView key="view" id="b"><prototypes><tableViewCell reuseIdentifier="ItemCell" id="c"/></prototypes></tableView>
            </tableViewController>

            """,
            with: """
                import UIKit

                final class CartViewController: UITableViewController {
                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        tableView.dequeueReusableCell(withIdentifier: ⟦"ItmCell"⟧, for: indexPath)
                    }
                }

                """
        ),
        right: .storyboard(
            """
            <tableViewController id="a" customClass="CartViewController" customModule="App" customModuleProvider="target">
              <tableView key="view" id="b"><prototypes><tableViewCell reuseIdentifier="ItemCell" id="c"/></prototypes></tableView>
            </tableViewController>

            """,
            with: """
                import UIKit

                final class CartViewController: UITableViewController {
                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
                    }
                }

                """
        ),
        misses: """
            Names that are worked out, or that stand in constants. Whether the prototype is one of this list. A name that code \
            writes anywhere else counts as registered.
            """
    )

    package static let unknownStoryboardIdentifier = RuleDescription(
        "unknown-storyboard-identifier",
        .warning,
        .architecture,
        basis: .code,
        purpose: "Storyboards, and controllers in them, that code or another storyboard names are there.",
        why: "To load a storyboard or a controller by a name that is not there crashes.",
        wrong: .storyboard(
            """
            <viewController storyboardIdentifier="Home" id="a"/>

            """,
            with: """
                import UIKit

                func makeHome() -> UIViewController {
                    UIStoryboard(name: "Login", bundle: nil).instantiateViewController(withIdentifier: ⟦"Hom"⟧)
                }

                """
        ),
        right: .storyboard(
            """
            <viewController storyboardIdentifier="Home" id="a"/>

            """,
            with: """
                import UIKit

                func makeHome() -> UIViewController {
                    UIStoryboard(name: "Login", bundle: nil).instantiateViewController(withIdentifier: "Home")
                }

                """
        ),
        misses: "Names that are worked out, or that stand in constants. Storyboards of other bundles."
    )
}
