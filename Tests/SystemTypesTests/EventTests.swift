import Testing

@testable import SystemTypes

/// The one table of which events fit which classes.
@Suite("Events")
struct EventTests {
    @Test("of all controls are those of UIControl.Event")
    func controlEvents() {
        let events = SystemTypes.events(of: "UIControl", isInherited: false)
        #expect(SystemTypes.controlEvents.filter { !events.contains($0) } == [])
    }

    @Test("that a class never has are not among its own")
    func classes() {
        func events(_ name: String, isInherited: Bool = false) -> [String] {
            SystemTypes.events(of: name, isInherited: isInherited)
        }
        #expect(events("UIButton").first == "touchUpInside")
        #expect(!events("UIButton").contains("editingChanged"))
        #expect(events("UIButton", isInherited: true).contains("valueChanged"))
        #expect(events("UIBarButtonItem") == ["select"])
        #expect(events("UIKeyCommand") == ["keyCommand", "select"])
        #expect(events("NSLayoutConstraint") == [])
        #expect(events("UITapGestureRecognizer") == ["tap", "doubleTap"])
        #expect(events("UITextView").contains("didChange"))
        #expect(events("UITextView").contains("didScroll"))
        #expect(events("UISearchTextField").contains("return"))
        #expect(events("UITableViewController").contains("willDisplay"))
        #expect(!events("UILabel").contains("select"))
        #expect(events("UILabel").contains("tap"))
    }

    @Test("of each callback happen to who calls it")
    func callbacks() {
        for callback in SystemTypes.callbacks {
            #expect(SystemTypes.type(named: callback.sender) != nil)
            #expect(SystemTypes.events(of: callback.sender, isInherited: false).contains(callback.event))
        }
    }

    @Test("stand once for each class")
    func rows() {
        for row in SystemTypes.eventRows { #expect(Set(row.events).count == row.events.count, "\(row.classes)") }
        for row in SystemTypes.eventRows { #expect(row.classes.allSatisfy { SystemTypes.type(named: $0) != nil }) }
    }
}
