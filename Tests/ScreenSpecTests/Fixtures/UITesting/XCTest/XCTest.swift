// What robots use of XCTest and XCUIAutomation, as Apple's documentation declares it. Nothing here runs.

@_exported import Foundation

public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) {
        (self.dx, self.dy) = (dx, dy)
    }
}

public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) { fatalError() }

@MainActor open class XCTestCase {
    public init() {}
}

@MainActor public protocol XCUIElementAttributes {
    var identifier: String { get }
    var value: Any? { get }
    var title: String { get }
    var label: String { get }
    var isEnabled: Bool { get }
    var isSelected: Bool { get }
    var placeholderValue: String? { get }
}

@MainActor public protocol XCUIElementTypeQueryProvider {
    var activityIndicators: XCUIElementQuery { get }
    var buttons: XCUIElementQuery { get }
    var cells: XCUIElementQuery { get }
    var collectionViews: XCUIElementQuery { get }
    var datePickers: XCUIElementQuery { get }
    var images: XCUIElementQuery { get }
    var maps: XCUIElementQuery { get }
    var navigationBars: XCUIElementQuery { get }
    var otherElements: XCUIElementQuery { get }
    var pageIndicators: XCUIElementQuery { get }
    var pickers: XCUIElementQuery { get }
    var pickerWheels: XCUIElementQuery { get }
    var progressIndicators: XCUIElementQuery { get }
    var scrollViews: XCUIElementQuery { get }
    var searchFields: XCUIElementQuery { get }
    var segmentedControls: XCUIElementQuery { get }
    var sliders: XCUIElementQuery { get }
    var staticTexts: XCUIElementQuery { get }
    var steppers: XCUIElementQuery { get }
    var switches: XCUIElementQuery { get }
    var tabBars: XCUIElementQuery { get }
    var tables: XCUIElementQuery { get }
    var textFields: XCUIElementQuery { get }
    var textViews: XCUIElementQuery { get }
    var toolbars: XCUIElementQuery { get }
    var webViews: XCUIElementQuery { get }
}

extension XCUIElementTypeQueryProvider {
    public var activityIndicators: XCUIElementQuery { fatalError() }
    public var buttons: XCUIElementQuery { fatalError() }
    public var cells: XCUIElementQuery { fatalError() }
    public var collectionViews: XCUIElementQuery { fatalError() }
    public var datePickers: XCUIElementQuery { fatalError() }
    public var images: XCUIElementQuery { fatalError() }
    public var maps: XCUIElementQuery { fatalError() }
    public var navigationBars: XCUIElementQuery { fatalError() }
    public var otherElements: XCUIElementQuery { fatalError() }
    public var pageIndicators: XCUIElementQuery { fatalError() }
    public var pickers: XCUIElementQuery { fatalError() }
    public var pickerWheels: XCUIElementQuery { fatalError() }
    public var progressIndicators: XCUIElementQuery { fatalError() }
    public var scrollViews: XCUIElementQuery { fatalError() }
    public var searchFields: XCUIElementQuery { fatalError() }
    public var segmentedControls: XCUIElementQuery { fatalError() }
    public var sliders: XCUIElementQuery { fatalError() }
    public var staticTexts: XCUIElementQuery { fatalError() }
    public var steppers: XCUIElementQuery { fatalError() }
    public var switches: XCUIElementQuery { fatalError() }
    public var tabBars: XCUIElementQuery { fatalError() }
    public var tables: XCUIElementQuery { fatalError() }
    public var textFields: XCUIElementQuery { fatalError() }
    public var textViews: XCUIElementQuery { fatalError() }
    public var toolbars: XCUIElementQuery { fatalError() }
    public var webViews: XCUIElementQuery { fatalError() }
}

@MainActor open class XCUIElementQuery: XCUIElementTypeQueryProvider {
    public var count: Int { fatalError() }
    public var firstMatch: XCUIElement { fatalError() }
    public func element(boundBy index: Int) -> XCUIElement { fatalError() }
    public subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor open class XCUIElement: XCUIElementAttributes, XCUIElementTypeQueryProvider {
    public enum ElementType: UInt, Sendable {
        case any, other, application
    }

    fileprivate init() {}

    public var exists: Bool { fatalError() }
    public var identifier: String { fatalError() }
    public var value: Any? { fatalError() }
    public var title: String { fatalError() }
    public var label: String { fatalError() }
    public var isEnabled: Bool { fatalError() }
    public var isSelected: Bool { fatalError() }
    public var placeholderValue: String? { fatalError() }

    public func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
    public func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { fatalError() }

    public func tap() { fatalError() }
    public func doubleTap() { fatalError() }
    public func press(forDuration duration: TimeInterval) { fatalError() }
    public func swipeUp() { fatalError() }
    public func swipeDown() { fatalError() }
    public func swipeLeft() { fatalError() }
    public func swipeRight() { fatalError() }
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) { fatalError() }
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) { fatalError() }
    public func typeText(_ text: String) { fatalError() }
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) { fatalError() }
    public func adjust(toPickerWheelValue pickerWheelValue: String) { fatalError() }
}

@MainActor open class XCUIApplication: XCUIElement {
    public override init() {}
    public func launch() { fatalError() }
}

@MainActor open class XCUICoordinate {
    public func tap() { fatalError() }
    public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { fatalError() }
    public func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) { fatalError() }
}

public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
}
