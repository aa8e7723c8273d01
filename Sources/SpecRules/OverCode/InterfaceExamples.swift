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
