import ScreenSpecDiagnostics

extension RuleDescription.Example {
    /// A storyboard with one scene, and the hand-written Swift beside it.
    ///
    /// - Parameter scene: What stands in the scene.
    static func storyboard(_ scene: String, with swift: String) -> RuleDescription.Example {
        let lines = scene.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
        let document =
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">

            """ + lines.joined(separator: "\n") + "</document>\n"
        return RuleDescription.Example([
            RuleDescription.Example.File(path: "Login.storyboard", text: document),
            RuleDescription.Example.File(path: "Example.swift", text: swift),
        ])
    }
}

/// The screen that most examples are about.
enum LoginScene {
    /// A controller whose view holds one element.
    ///
    /// - Parameter outlet: What the element is connected to, `nil` for nothing.
    static func controller(with element: String, connectedTo outlet: String?) -> String {
        let connections =
            outlet.map {
                """
                  <connections>
                    <outlet property="\($0)" destination="c" id="d"/>
                  </connections>

                """
            } ?? ""
        return """
            <viewController id="a" customClass="LoginViewController" customModule="App" customModuleProvider="target">
              <view key="view" id="b"><subviews><\(element) id="c"/></subviews></view>
            \(connections)</viewController>

            """
    }

    /// A controller with a button that sends an action to it.
    static func controller(sending selector: String) -> String {
        """
        <viewController id="a" customClass="LoginViewController" customModule="App" customModuleProvider="target">
          <view key="view" id="b">
            <subviews>
              <button id="c">
                <state key="normal" title="Log in"/>
                <connections>
                  <action selector="\(selector)" destination="a" eventType="touchUpInside" id="d"/>
                </connections>
              </button>
            </subviews>
          </view>
        </viewController>

        """
    }

    /// The controller's class.
    static func code(_ members: String...) -> String {
        """
        import UIKit

        final class LoginViewController: UIViewController {
        \(members.map { "    \($0)\n" }.joined())}

        """
    }
}
