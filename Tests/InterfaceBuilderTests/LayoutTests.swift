import InterfaceBuilder
import Testing

/// What documents lay out for a class.
struct LayoutTests {
    private static func document(_ text: String) throws -> InterfaceDocument {
        try DocumentExtraction.extract(Array(text.utf8))
    }

    private static func lines(_ layout: LaidOutView?) -> [String] {
        guard let layout else { return [] }
        return ["\(layout.width) \(layout.height)"]
            + layout.parts.map { part in
                let frame = part.frame
                return "\(part.element) \(frame.x) \(frame.y) \(frame.width) \(frame.height)"
                    + (part.outlet.map { " \($0)" } ?? "") + (part.text.map { " '\($0)'" } ?? "")
                    + (part.isHidden ? " hidden" : "")
            }
    }

    @Test func controllerShowsItsView() throws {
        let document = try Self.document(Documents.storyboard)
        #expect(
            Self.lines(document.layout(ofClass: "LoginViewController")) == [
                "414.0 896.5", "label 16.0 60.0 382.0 21.0 titleLabel 'Größe & <Form>'",
                "button 16.0 100.0 100.0 30.0 'Log in' hidden",
            ]
        )
        #expect(document.layout(ofClass: "HomeViewController") == nil)
        #expect(document.classNames.contains("LoginViewController"))
    }

    private static func xib(owner: String, cell: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="landscape"/>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>
                    <connections>
                        <outlet property="view" destination="vw" id="o1"/>
                        <outlet property="title" destination="lb" id="o2"/>
                    </connections>
                </placeholder>
                <view id="vw" \(cell)>
                    <subviews>
                        <view hidden="YES" id="v2">
                            <rect key="frame" x="10" y="20" width="100" height="50"/>
                            <subviews><label text="In it" id="lb">
                                <rect key="frame" x="1" y="2" width="30" height="20"/>
                            </label></subviews>
                        </view>
                    </subviews>
                </view>
            </objects>
        </document>
        """
    }

    /// Frames count from the view around them, what is in a hidden view is hidden, and a view without a frame fills the device.
    @Test func ownerShowsTheViewThatItLoads() throws {
        let document = try Self.document(Self.xib(owner: "customClass=\"CardController\""))
        #expect(
            Self.lines(document.layout(ofClass: "CardController")) == [
                "667.0 375.0", "view 10.0 20.0 100.0 50.0 hidden", "label 11.0 22.0 30.0 20.0 title 'In it' hidden",
            ]
        )
    }

    @Test func whatTranslatorsAreToldIsNoText() throws {
        let comment = """
            <attributedString key="userComments"><fragment content="Short, please"/><fragment>
                <mutableString key="content">, and polite</mutableString>
            </fragment></attributedString>
            """
        let shown = "<attributedString key=\"attributedText\"><fragment content=\"Hello\"/></attributedString>"
        for (text, line) in [
            (comment + shown, "label 1.0 2.0 30.0 20.0 title 'Hello'"), (comment, "label 1.0 2.0 30.0 20.0 title"),
        ] {
            let document = try Self.document(
                Self.xib(owner: "customClass=\"CardController\"")
                    .replacing("<view hidden=\"YES\"", with: "<view").replacing(" text=\"In it\"", with: "")
                    .replacing("</label>", with: text + "</label>").replacing(
                        "x=\"10\" y=\"20\"",
                        with: "x=\"0\" y=\"0\""
                    )
            )
            #expect(Self.lines(document.layout(ofClass: "CardController")).last == line)
        }
    }

    @Test func moduleTellsClassesApart() throws {
        let document = try Self.document(Self.xib(owner: "customClass=\"Card\" customModule=\"Shop\""))
        #expect(document.layout(ofClass: "Card", module: "Shop") != nil)
        #expect(document.layout(ofClass: "Card", module: "Other") == nil)
        #expect(document.layout(ofClass: "Card") != nil)
    }

    @Test func deepDocumentsAreLaidOut() throws {
        let depth = 900
        let views = (0..<depth).map {
            "<view id=\"d\($0)\"><rect key=\"frame\" x=\"1\" y=\"0\" width=\"9\" height=\"9\"/>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>\
            <view id="vw" customClass="Deep"><rect key="frame" x="0" y="0" width="9" height="9"/>\
            \(views.joined())\(String(repeating: "</view>", count: depth))</view></objects></document>
            """
        let layout = try #require(try Self.document(text).layout(ofClass: "Deep"))
        #expect(layout.parts.count == depth)
        #expect(layout.parts.last?.frame.x == Float(depth))
    }
}
