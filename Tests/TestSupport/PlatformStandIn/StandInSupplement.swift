/// The part of a stand-in that no catalogue can say: what connects the module to the compiler.
enum StandInSupplement {
    /// Types that are written here and not from the catalogue.
    static let typesWrittenByHand: Set<String> = ["ObjCBool", "Selector"]

    static func source(for module: String) -> String {
        switch module {
        case "ObjectiveC": selector
        case AbsentOnLinux.module: geometryInObjectiveC + "\n" + emptyString
        case "UIKit": application
        default: ""
        }
    }

    /// What `#selector` makes.
    private static let selector = """
        public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
            public init(_ name: String) {}
            public init(stringLiteral name: String) {}
        }
        """

    /// Foundation's value types that Objective-C methods take; on Apple's platforms they are C structs.
    private static let geometryInObjectiveC = ["CGFloat", "CGPoint", "CGRect", "CGSize", "NSRange"]
        .map { bridging($0, retroactively: true) }.joined(separator: "\n")

    /// What every Objective-C class has, and Linux's `NSMutableAttributedString` has not.
    private static let emptyString = """
        extension NSMutableAttributedString {
            @_nonoverride public convenience init() { fatalError() }
        }
        """

    private static let application = """
        extension UIApplicationDelegate {
            @MainActor public static func main() { fatalError() }
        }
        extension NotificationCenter {
            public func addObserver(
                _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
            ) { fatalError() }
        }
        public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
        public func UIGraphicsEndImageContext() {}
        public func UIGraphicsGetCurrentContext() -> CGContext? { fatalError() }
        public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { fatalError() }
        """

    /// Lets a struct stand in the signature of an Objective-C method, as imported C types do.
    static func bridging(_ type: String, retroactively: Bool = false) -> String {
        """
        extension \(type): \(retroactively ? "@retroactive " : "")_ObjectiveCBridgeable {
            public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
            public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout \(type)?) {}
            public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout \(type)?) -> Bool { false }
            public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> \(type) { fatalError() }
        }
        """
    }
}
