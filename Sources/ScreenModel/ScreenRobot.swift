import ScreenSpecDiagnostics

/// How tests of the user interface find, read and touch one screen or view.
package struct ScreenRobot: Hashable, Sendable {
    /// `LoginRobot`.
    package var name: String
    /// The screen or view: `Login`.
    package var owner: String
    /// Whether it stands for one row of a list.
    package var isRow: Bool
    package var elements: [Element] = []
    package var views: [EmbeddedView] = []
    package var readings: [Reading] = []
    package var methods: [Method] = []
    /// By which it is known that all of it is there.
    package var landmark: Landmark?
    /// What there is no method for, and why.
    package var omissions: [String] = []
    /// The key in the spec that declares the screen.
    package var origin: SourceRange

    package init(name: String, owner: String, isRow: Bool, origin: SourceRange) {
        (self.name, self.owner, self.isRow, self.origin) = (name, owner, isRow, origin)
    }

    /// A subview, by its identifier.
    package struct Element: Hashable, Sendable {
        /// `loginButton`.
        package var name: String
        package var kind: Kind
        /// The type that holds the identifier, and its name there: `LoginIdentifiers`, `loginButton`.
        package var identifiers: String
        package var identifier: String
        package var counters: [AccessibilityIdentifiers.Counter]
        package var summary: String?
        package var origin: SourceRange

        package init(
            name: String,
            kind: Kind,
            identifiers: String,
            identifier: String,
            counters: [AccessibilityIdentifiers.Counter],
            summary: String?,
            origin: SourceRange
        ) {
            (self.name, self.kind, self.identifiers, self.identifier) = (name, kind, identifiers, identifier)
            (self.counters, self.summary, self.origin) = (counters, summary, origin)
        }

        /// Whether there are several of the name in one view.
        package var isIndexed: Bool { counters.contains(.index) }

        /// As what XCUITest knows it, in the words of its queries.
        package enum Kind: String, Hashable, Sendable {
            case activityIndicators, buttons, cells, collectionViews, datePickers, images, maps, navigationBars
            case otherElements, pageIndicators, pickers, progressIndicators, scrollViews, searchFields,
                segmentedControls
            case sliders, staticTexts, steppers, switches, tabBars, tables, textViews, toolbars, webViews
            /// Which only the app knows.
            case any
        }
    }

    /// The robot of a view that is a part of this one.
    package struct EmbeddedView: Hashable, Sendable {
        /// `availability`, `loanCell`.
        package var name: String
        /// `AvailabilityViewRobot`.
        package var robot: String
        /// Whether it is there once for each row of a list.
        package var isRow: Bool
        /// Whether its robot can wait for it.
        package var hasLandmark: Bool
        package var origin: SourceRange

        package init(name: String, robot: String, isRow: Bool, hasLandmark: Bool, origin: SourceRange) {
            (self.name, self.robot, self.isRow) = (name, robot, isRow)
            (self.hasLandmark, self.origin) = (hasLandmark, origin)
        }
    }

    /// What an element shows.
    package struct Reading: Hashable, Sendable {
        /// `hint`, `isLoginEnabled`.
        package var name: String
        package var value: Value
        package var element: String
        package var isIndexed: Bool
        package var origin: SourceRange

        package init(name: String, value: Value, element: String, isIndexed: Bool, origin: SourceRange) {
            (self.name, self.value, self.element) = (name, value, element)
            (self.isIndexed, self.origin) = (isIndexed, origin)
        }

        package enum Value: Hashable, Sendable {
            case label, text, value, placeholder, isEnabled, isSelected, isShown, isOn
        }
    }

    package enum Landmark: Hashable, Sendable {
        case element(String)
        /// The view that a screen uses.
        case view(String)
    }
}

extension ScreenRobot {
    /// What a person does to one part of a screen.
    package struct Method: Hashable, Sendable {
        /// `tapLogin`.
        package var name: String
        package var gesture: RobotGesture
        package var target: Target
        /// Where it can lead; none of them is nowhere, and several are a method each.
        package var ways: [Way]
        package var summary: String?
        package var origin: SourceRange

        package init(
            name: String,
            gesture: RobotGesture,
            target: Target,
            ways: [Way] = [],
            summary: String?,
            origin: SourceRange
        ) {
            (self.name, self.gesture, self.target, self.ways) = (name, gesture, target, ways)
            (self.summary, self.origin) = (summary, origin)
        }
    }

    /// The element that is touched, through the robots of embedded views.
    package struct Target: Hashable, Sendable {
        /// `loanCell(row: row)`, `availability`.
        package var views: [EmbeddedView]
        package var element: String
        package var isIndexed: Bool

        package init(views: [EmbeddedView], element: String, isIndexed: Bool) {
            (self.views, self.element, self.isIndexed) = (views, element, isIndexed)
        }

        package var isInRow: Bool { views.contains(where: \.isRow) }
    }

    /// A route that a method can end in.
    package struct Way: Hashable, Sendable {
        /// `showHome`, by which methods are told apart where there are several.
        package var route: String
        /// The robot of the screen that it leads to; `nil` where only the test knows which that is.
        package var robot: String?
        package var origin: SourceRange

        package init(route: String, robot: String?, origin: SourceRange) {
            (self.route, self.robot, self.origin) = (route, robot, origin)
        }
    }
}

/// What a person does to an element.
package enum RobotGesture: Hashable, Sendable {
    case tap, doubleTap, press, swipe, drag, pinch, rotate
    /// To a row of a list, by its place.
    case tapRow, pressRow, swipeRow
    /// To a part of a segmented control or of a tab bar, by its place.
    case tapButton
    /// Text is typed, and entered.
    case type, submit
    /// A switch is turned, a slider moved, a stepper tapped, a wheel spun, and what only the app knows is touched somewhere.
    case turn, slide, increment, decrement, spin, touch
    /// A list is pulled down.
    case pull
}

/// How robots are written.
package struct RobotSettings: Hashable, Sendable, Encodable {
    /// `{screen}Robot`.
    package var name: String

    package static let standardName = "{screen}Robot"

    package init(name: String = standardName) {
        self.name = name
    }

    package func typeName(of owner: String) -> String {
        Placeholder.screen.replaced(in: name, by: owner.dottedParts.joined())
    }
}
