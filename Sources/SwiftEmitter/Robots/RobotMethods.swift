import ScreenModel

extension ScreenRobot.Method {
    /// One for each route that it can end in, or a single one.
    ///
    /// - Parameter markers: The types that stand for routes.
    func declarations(_ settings: Settings, _ markers: [String: String]) -> [SwiftDeclaration] {
        guard ways.count > 1 else { return [declaration(ways.first, marker: nil, settings)] }
        return ways.map { declaration($0, marker: markers[$0.route], settings) }
    }

    private func declaration(_ way: ScreenRobot.Way?, marker: String?, _ settings: Settings) -> SwiftDeclaration {
        var function = FunctionDeclaration(name, gesture.parameters)
        if target.isInRow { function.parameters.append(RobotParameter.row) }
        if target.isIndexed { function.parameters.append(RobotParameter.index) }
        function.modifiers = ["@discardableResult"]
        function.body = gesture.statements(on: target.text)
        if let marker {
            let path = [ScreenRobot.Way.typeName, marker].map { SwiftType.TypeName.Component($0) }
            let marker = SwiftType.named(SwiftType.TypeName(path))
            function.parameters.append(ParameterDeclaration(label: "leadingTo", name: "_", type: marker))
        }
        switch way {
        case nil:
            function.returns = .named("Self")
            function.body?.append(.line("return self"))
        case let way?:
            guard let robot = way.robot else {
                function.addDestination(settings)
                break
            }
            function.returns = .named(robot)
            function.body?.append(.line("return \(SwiftName.escapedType(robot))(app: app)"))
        }
        return SwiftDeclaration(.function(function), summary: summary, origin: origin)
    }
}

extension FunctionDeclaration {
    /// The test says how the robot is made of what is seen then: `to: LoginRobot.init`.
    fileprivate mutating func addDestination(_ settings: Settings) {
        var closure = SwiftType.FunctionType(
            parameters: [.named("XCUIApplication")],
            isAsync: false,
            throwing: .never,
            result: .named("Next")
        )
        if settings.isolation == .mainActor { closure.attributes = ["@MainActor"] }
        genericParameters = "<Next>"
        parameters.append(.robot("next", .function(closure), label: "to"))
        returns = .named("Next")
        body?.append(.line("return next(app)"))
    }
}

extension ScreenRobot.Target {
    /// `loanCell(row: row).renewButton`
    fileprivate var text: String {
        let path = views.map { view in
            RobotReference(view.name, isIndexed: view.isRow, arguments: "row: row").text
        }
        return (path + [RobotReference(element, isIndexed: isIndexed).text]).joined(separator: ".")
    }
}

extension RobotGesture {
    var isSwipe: Bool { self == .swipe || self == .swipeRow }

    fileprivate var parameters: [ParameterDeclaration] {
        let place = ParameterDeclaration.robot("index", .named("Int"), label: "at")
        let duration = ParameterDeclaration.robot("duration", .named("TimeInterval"), label: "for", default: "1")
        let direction = ParameterDeclaration.unlabelled("direction", .named(SwipeDeclarations.typeName))
        return switch self {
        case .tap, .doubleTap, .submit, .increment, .decrement, .pull: []
        case .press: [duration]
        case .swipe: [direction]
        case .drag: [.robot("offset", .named("CGVector"), label: "by")]
        case .pinch: [.robot("scale", .named("CGFloat")), .robot("velocity", .named("CGFloat"))]
        case .rotate: [.robot("angle", .named("CGFloat"), label: "by"), .robot("velocity", .named("CGFloat"))]
        case .tapRow, .tapButton: [place]
        case .pressRow: [place, duration]
        case .swipeRow: [direction, place]
        case .type: [.unlabelled("text", .named("String"))]
        case .turn: [.unlabelled("isOn", .named("Bool"))]
        case .slide: [.robot("position", .named("CGFloat"), label: "to")]
        case .spin: [.unlabelled("value", .named("String")), .robot("wheel", .named("Int"), default: "0")]
        case .touch: [.robot("offset", .named("CGVector"), label: "at")]
        }
    }

    fileprivate func statements(on element: String) -> [Statement] {
        switch self {
        case .tap: [.line("\(element).tap()")]
        case .doubleTap: [.line("\(element).doubleTap()")]
        case .press: [.line("\(element).press(forDuration: duration)")]
        case .swipe: [.line("swipe(\(element), direction)")]
        case .drag:
            [
                .line("let start = \(element).coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))"),
                .line("start.press(forDuration: 0, thenDragTo: start.withOffset(offset))"),
            ]
        case .pinch: [.line("\(element).pinch(withScale: scale, velocity: velocity)")]
        case .rotate: [.line("\(element).rotate(angle, withVelocity: velocity)")]
        case .tapRow: [.line("\(element).cells.element(boundBy: index).tap()")]
        case .pressRow: [.line("\(element).cells.element(boundBy: index).press(forDuration: duration)")]
        case .swipeRow: [.line("swipe(\(element).cells.element(boundBy: index), direction)")]
        case .tapButton: [.line("\(element).buttons.element(boundBy: index).tap()")]
        case .type: [.line("\(element).tap()"), .line("\(element).typeText(text)")]
        case .submit: [.line("\(element).typeText(XCUIKeyboardKey.return.rawValue)")]
        case .turn:
            [
                .line("let value = \(ScreenRobot.Reading.Value.isOn.text(of: element))"),
                .line("if value != isOn { \(element).tap() }"),
            ]
        case .slide: [.line("\(element).adjust(toNormalizedSliderPosition: position)")]
        case .increment: [.line("\(element).buttons.element(boundBy: 1).tap()")]
        case .decrement: [.line("\(element).buttons.element(boundBy: 0).tap()")]
        case .spin: [.line("\(element).pickerWheels.element(boundBy: wheel).adjust(toPickerWheelValue: value)")]
        case .touch: [.line("\(element).coordinate(withNormalizedOffset: offset).tap()")]
        case .pull:
            [
                .line("let start = \(element).coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))"),
                .line("let offset = CGVector(dx: 0.5, dy: 0.9)"),
                .line("start.press(forDuration: 0, thenDragTo: \(element).coordinate(withNormalizedOffset: offset))"),
            ]
        }
    }
}

/// What robots need whose parts are swiped.
enum SwipeDeclarations {
    static let typeName = "SwipeDirection"

    static let all: [SwiftDeclaration] = {
        let directions = ["up", "down", "left", "right"]
        var type = TypeDeclaration(.enum, typeName, access: .internal, isolation: .nonisolated)
        type.members = directions.map { SwiftDeclaration(.enumCase(EnumCaseDeclaration(name: $0, payload: []))) }
        var function = FunctionDeclaration(
            "swipe",
            [
                .unlabelled("element", .named("XCUIElement")),
                .unlabelled("direction", .named(typeName)),
            ],
            body: [.line("switch direction {")]
                + directions.map { .line("case .\($0): element.swipe\($0.prefix(1).uppercased())\($0.dropFirst())()") }
                + [.line("}")]
        )
        function.modifiers = ["private"]
        return [
            SwiftDeclaration(.type(type), summary: "Which way a finger goes."), SwiftDeclaration(.function(function)),
        ]
    }()
}
