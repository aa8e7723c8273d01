/// A gesture that a spec can name as a trigger, with the class that recognises it.
package struct Gesture: Sendable, Hashable {
    package var name: String
    package var recognizerClass: String
}

extension SystemTypes {
    package static let gestures: [Gesture] = [
        Gesture(name: "doubleTap", recognizerClass: "UITapGestureRecognizer"),
        Gesture(name: "edgePan", recognizerClass: "UIScreenEdgePanGestureRecognizer"),
        Gesture(name: "hover", recognizerClass: "UIHoverGestureRecognizer"),
        Gesture(name: "longPress", recognizerClass: "UILongPressGestureRecognizer"),
        Gesture(name: "pan", recognizerClass: "UIPanGestureRecognizer"),
        Gesture(name: "pinch", recognizerClass: "UIPinchGestureRecognizer"),
        Gesture(name: "rotation", recognizerClass: "UIRotationGestureRecognizer"),
        Gesture(name: "swipe", recognizerClass: "UISwipeGestureRecognizer"),
        Gesture(name: "tap", recognizerClass: "UITapGestureRecognizer"),
    ]

    package static func gesture(named name: String) -> Gesture? {
        gestures.first { $0.name == name }
    }

    /// All of `UIControl.Event` by name, in UIKit's order.
    package static let controlEvents: [String] =
        type(named: "UIControl.Event")?.members
        .filter { $0.kind == .property && $0.isStatic }.map(\.name) ?? []
}
