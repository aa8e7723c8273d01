import ScreenModel
import ScreenSpecDiagnostics

extension ScreenRobot {
    /// The struct in Swift.
    func declaration(_ settings: Settings) -> SwiftDeclaration {
        var type = TypeDeclaration(.struct, name, access: .internal, isolation: .mainActor)
        type.members = [SwiftDeclaration(.property(PropertyDeclaration(.constant, "app", .named("XCUIApplication"))))]
        if isRow {
            type.members.append(SwiftDeclaration(.property(PropertyDeclaration(.constant, "row", .named("Int")))))
        }
        type.members += elements.map(\.declaration) + views.map(\.declaration) + readings.map(\.declaration)
        if let landmark { type.members.append(landmark.declaration) }
        type.members += methods.flatMap { $0.declarations(settings, markers) }
        if methods.contains(where: \.gesture.isSwipe) { type.members += SwipeDeclarations.all }
        if let routes { type.members.append(routes) }
        return SwiftDeclaration(
            .type(type),
            summary: "Finds, reads and touches the parts of `\(owner)` in tests of the user interface.",
            notes: omissions,
            origin: origin
        )
    }

    /// The ways that tell methods apart, one for each route.
    private var tellingWays: [Way] {
        methods.filter { $0.ways.count > 1 }.flatMap(\.ways).reduce(into: []) { ways, way in
            if !ways.contains(where: { $0.route == way.route }) { ways.append(way) }
        }
    }

    /// The names of the types that stand for routes: `ShowHome`, with a number where another route has it in other case.
    private var markers: [String: String] {
        var taken: Set<String> = []
        return tellingWays.reduce(into: [:]) { markers, way in
            let name = way.route.firstUppercased
            var marker = name
            var number = 2
            while !taken.insert(marker).inserted {
                marker = "\(name)\(number)"
                number += 1
            }
            markers[way.route] = marker
        }
    }

    /// A type for each route that tells methods apart, so that each returns what it leads to.
    private var routes: SwiftDeclaration? {
        let ways = tellingWays
        guard !ways.isEmpty else { return nil }
        let markers = markers
        var type = TypeDeclaration(.enum, Way.typeName, access: .internal, isolation: .nonisolated)
        type.members = ways.map { way in
            let name = markers[way.route] ?? way.route
            var marker = TypeDeclaration(.enum, name, access: .internal, isolation: .nonisolated)
            marker.members = [SwiftDeclaration(.enumCase(EnumCaseDeclaration(name: way.route, payload: [])))]
            return SwiftDeclaration(.type(marker), origin: way.origin)
        }
        return SwiftDeclaration(.type(type), summary: "Where a touch can lead, each by a type of its own.")
    }
}

extension ScreenRobot.Way {
    static let typeName = "Route"
}

// MARK: - What there is

extension ScreenRobot.Element {
    fileprivate var declaration: SwiftDeclaration {
        let query = kind == .any ? "descendants(matching: .any)" : kind.rawValue
        var path = "\(identifiers).\(SwiftName.escapedMember(identifier))"
        if !counters.isEmpty {
            path += "(\(counters.map { "\($0.rawValue): \($0.rawValue)" }.joined(separator: ", ")))"
        }
        return .getter(
            name,
            .named("XCUIElement"),
            isIndexed: isIndexed,
            [.line("app.\(query)[\(path)]")],
            summary: summary,
            origin: origin
        )
    }
}

extension ScreenRobot.EmbeddedView {
    fileprivate var declaration: SwiftDeclaration {
        guard isRow else {
            let body = Statement.line("\(SwiftName.escapedType(robot))(app: app)")
            return .getter(name, .named(robot), isIndexed: false, [body], origin: origin)
        }
        var function = FunctionDeclaration(
            name,
            [RobotParameter.row],
            body: [.line("\(SwiftName.escapedType(robot))(app: app, row: row)")]
        )
        function.returns = .named(robot)
        return SwiftDeclaration(.function(function), origin: origin)
    }
}

extension ScreenRobot.Reading {
    fileprivate var declaration: SwiftDeclaration {
        let element = RobotReference(element, isIndexed: isIndexed).text
        return .getter(name, type, isIndexed: isIndexed, [.line(value.text(of: element))], origin: origin)
    }

    private var type: SwiftType {
        switch value {
        case .label: .named("String")
        case .text, .value, .placeholder: .optional(.named("String"))
        case .isEnabled, .isSelected, .isShown, .isOn: .named("Bool")
        }
    }
}

extension ScreenRobot.Reading.Value {
    func text(of element: String) -> String {
        switch self {
        case .label: "\(element).label"
        case .text, .value: "\(element).value as? String"
        case .placeholder: "\(element).placeholderValue"
        case .isEnabled: "\(element).isEnabled"
        case .isSelected: "\(element).isSelected"
        case .isShown: "\(element).exists"
        // A switch says 0 or 1.
        case .isOn: "(\(element).value as? String).flatMap { Int($0) } == 1"
        }
    }
}

extension ScreenRobot.Landmark {
    fileprivate var declaration: SwiftDeclaration {
        let body =
            switch self {
            case .element(let name):
                "XCTAssertTrue(\(RobotReference(name).text).waitForExistence(timeout: timeout), file: file, line: line)"
            case .view(let name):
                "\(RobotReference(name).text).waitUntilShown(timeout: timeout, file: file, line: line)"
            }
        var function = FunctionDeclaration(
            "waitUntilShown",
            [
                .robot("timeout", .named("TimeInterval"), default: "5"),
                .robot("file", .named("StaticString"), default: "#filePath"),
                .robot("line", .named("UInt"), default: "#line"),
            ],
            body: [.line(body), .line("return self")]
        )
        function.modifiers = ["@discardableResult"]
        function.returns = .named("Self")
        return SwiftDeclaration(.function(function), summary: "Fails where it is not seen in time.")
    }
}

extension SwiftDeclaration {
    /// A computed property, or of one of several a function of its index.
    fileprivate static func getter(
        _ name: String,
        _ type: SwiftType,
        isIndexed: Bool,
        _ body: [Statement],
        summary: String? = nil,
        origin: SourceRange
    ) -> SwiftDeclaration {
        guard isIndexed else {
            let property = PropertyDeclaration(.computed(body), name, type)
            return SwiftDeclaration(.property(property), summary: summary, origin: origin)
        }
        var function = FunctionDeclaration(name, [RobotParameter.index], body: body)
        function.returns = type
        return SwiftDeclaration(.function(function), summary: summary, origin: origin)
    }
}

// MARK: - How it is written

/// A member of a robot, as its other members name it.
struct RobotReference {
    let text: String

    init(_ name: String, isIndexed: Bool = false, arguments: String = "index: index") {
        // What a method of a robot calls its parameters and constants hides members of those names.
        let path =
            RobotParameter.names.contains(name) ? "self.\(SwiftName.escapedMember(name))" : SwiftName.escaped(name)
        text = isIndexed ? "\(path)(\(arguments))" : path
    }
}

enum RobotParameter {
    static let row = ParameterDeclaration.robot("row", .named("Int"))
    static let index = ParameterDeclaration.robot("index", .named("Int"))

    /// All that any member declares.
    fileprivate static let names: Set<String> = [
        "row", "index", "timeout", "file", "line", "duration", "direction", "element", "offset", "scale", "velocity",
        "angle", "text", "isOn", "position", "value", "wheel", "start", "next",
    ]
}

extension ParameterDeclaration {
    static func robot(_ name: String, _ type: SwiftType, label: String? = nil, default text: String? = nil)
        -> ParameterDeclaration
    {
        ParameterDeclaration(
            label: label ?? name,
            name: name,
            type: type,
            defaultValue: text.map { SwiftExpression(text: $0, at: .none, names: []) }
        )
    }

    static func unlabelled(_ name: String, _ type: SwiftType) -> ParameterDeclaration {
        ParameterDeclaration(label: nil, name: name, type: type)
    }
}
