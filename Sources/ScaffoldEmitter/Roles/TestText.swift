import ScreenModel
import ScreenSpecDiagnostics

/// A test of a role with doubles in the place of its partners.
struct TestText {
    private let plan: ScreenPlan
    private let role: String
    private let type: String
    /// Those of the partners, which can be made of nothing.
    private let partners: [(link: Link, double: TestDouble)]
    private let making: String
    private var style = DoubleSettings.Tests.swiftTesting

    /// `nil` where there is nobody to be stood in for, or the role can't be made of nothing.
    init?(_ player: RolePlayer, _ plan: ScreenPlan, _ doubles: [String: TestDouble]) {
        guard let type = player.type, plan.isolation(ofRole: player.role) == .mainActor else { return nil }
        (self.plan, role, self.type) = (plan, player.role, type)
        var arguments: [String] = []
        for need in plan.needs(of: player.role) {
            guard let value = Self.value(of: need.type, plan) else { return nil }
            arguments.append("\(SwiftName.escapedLabel(need.name)): \(value)")
        }
        making = "\(type)(\(arguments.joined(separator: ", ")))"
        partners = plan.links(of: player.role).compactMap { link in
            guard link.types.count == 1, let double = doubles[link.types[0]],
                double.unknownProtocols.isEmpty, double.isolation == .mainActor,
                double.messages.allSatisfy({ $0.answer == nil || $0.answer?.standard != nil })
            else { return nil }
            return (link, double)
        }
        guard !partners.isEmpty else { return nil }
    }

    var name: String { "\(type)Tests" }

    func text(_ settings: DoubleSettings) -> String? {
        var copy = self
        copy.style = settings.tests
        return copy.text(importing: settings.module)
    }

    private func text(importing module: String?) -> String? {
        let tests = tests
        guard !tests.isEmpty else { return nil }
        var lines = SwiftLines()
        lines.add(style == .xctest ? "import XCTest" : "import Testing")
        if let module {
            lines.separate()
            lines.add("@testable import \(module)")
        }
        lines.separate()
        if style == .swiftTesting { lines.add(["@MainActor", "@Suite(\"\(type)\")"]) }
        var body = SwiftLines()
        for test in tests {
            body.separate()
            body.add(test)
        }
        lines.block(style == .xctest ? "nonisolated final class \(name): XCTestCase" : "struct \(name)", body.lines)
        return lines.lines.joined(separator: "\n") + "\n"
    }

    /// One for each action that ends in a route; where there is none, one that shows how to begin.
    private var tests: [[String]] {
        let actions = plan.component.declaration.actions.filter { action in
            plan.received(by: role).contains { $0.members.contains { $0.name.range == action.member.name.range } }
        }
        let leading = actions.compactMap { action -> [String]? in
            guard let route = plan.component.declaration.routes(from: action).first,
                let partner = partners.first(where: { partner in
                    partner.double.messages.contains { $0.member.name.range == route.member.name.range }
                }), route.member.function?.parameters.allSatisfy({ isThere($0, of: action) }) == true
            else { return nil }
            let words = "\(action.member.name.text) leads to \(route.member.name.text)"
            let name = partner.link.name
            return test(action, words, [expectation("\(SwiftName.escaped(name)).calls.count", equals: "1")])
        }
        guard leading.isEmpty else { return leading }
        let silent = actions.lazy.filter { plan.component.declaration.routes(from: $0).isEmpty }
        let expectations = partners.map { expectation("\(SwiftName.escaped($0.link.name)).calls.count", equals: "0") }
        let tests = silent.compactMap { test($0, "\($0.member.name.text) has no answer yet", expectations) }
        return tests.first.map { [$0] } ?? []
    }

    private func expectation(_ value: String, equals expected: String) -> String {
        style == .xctest ? "XCTAssertEqual(\(value), \(expected))" : "#expect(\(value) == \(expected))"
    }

    /// Whether the scaffold has a parameter of a route at hand where an action arrives.
    private func isThere(_ parameter: Parameter, of action: Action) -> Bool {
        let type = parameter.type.type.stored
        return action.member.function?.parameters.contains { $0.type.type.stored == type } == true
            || plan.needs(of: role).contains { $0.type == type } || type.isOptional
    }

    private func test(_ action: Action, _ words: String, _ expectations: [String]) -> [String]? {
        guard
            let message = plan.received(by: role).flatMap(\.members).first(where: {
                $0.name.range == action.member.name.range
            }),
            let function = message.function, function.genericParameters == nil,
            // What has to return something stops the program as long as nobody has written it.
            function.returns.map({ $0.type.isNamed("Void") || $0.type.isOptional }) ?? true
        else { return nil }
        var arguments: [String] = []
        for parameter in function.parameters {
            guard let value = Self.value(of: parameter.type.type, plan) else { return nil }
            arguments.append(value)
        }
        let tested = "\(role)Tested"
        let subject = partners.contains { $0.link.name == role } ? tested : SwiftName.escaped(role)
        var body = partners.map { "let \(SwiftName.escaped($0.link.name)) = \($0.double.name)()" }
        body.append("let \(subject) = \(making)")
        body += partners.map { "\(subject).\($0.link.name) = \(SwiftName.escaped($0.link.name))" }
        let result = function.returns.map { !$0.type.isNamed("Void") } == true ? "_ = " : ""
        body.append("\(result)\(MessageText.marks(function))\(subject).\(MessageText.call(function, arguments))")
        let effects = (function.isAsync ? " async" : "") + (function.throwing == .never ? "" : " throws")
        guard style == .swiftTesting else {
            let name = "test\(function.name.firstUppercased)"
            return ["/// \(words)", "@MainActor"] + SwiftLines.block("func \(name)()\(effects)", body + expectations)
        }
        let name = SwiftName.escaped(function.name)
        return ["@Test(\"\(words)\")"] + SwiftLines.block("func \(name)()\(effects)", body + expectations)
    }

    private static func value(of type: SwiftType, _ plan: ScreenPlan) -> String? {
        type.plainValue() ?? type.path.flatMap { plan.types.isMadeOfNothing($0) ? "\($0)()" : nil }
    }
}
