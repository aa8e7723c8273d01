import ScreenModel
import Testing

@testable import SwiftEmitter

@Suite("Printing declarations")
struct PrinterTests {
    private func function(_ name: String, _ parameters: [(String?, String, SwiftType)] = []) -> FunctionDeclaration {
        FunctionDeclaration(name, parameters.map { ParameterDeclaration(label: $0.0, name: $0.1, type: $0.2) })
    }

    private func inProtocol(_ members: FunctionDeclaration...) -> [SwiftDeclaration] {
        var type = TypeDeclaration(.protocol, "P", access: .internal, isolation: .mainActor)
        type.inherits = [.named("AnyObject")]
        type.members = members.map { SwiftDeclaration(.function($0)) }
        return [SwiftDeclaration(.type(type))]
    }

    @Test("puts keywords in backticks where Swift asks for it, and only there")
    func keywords() {
        var type = TypeDeclaration(.struct, "default", access: .internal, isolation: .nonisolated)
        type.members = [
            SwiftDeclaration(.property(PropertyDeclaration(.constant, "in", .named("Int")))),
            SwiftDeclaration(
                .function(
                    FunctionDeclaration(
                        "init",
                        [
                            ParameterDeclaration(label: "in", name: "in", type: .named("Int")),
                            ParameterDeclaration(label: "for", name: "default", type: .named("Int")),
                        ],
                        body: [.storing("in")]
                    )
                )
            ),
        ]
        #expect(
            printed([SwiftDeclaration(.type(type))]) == """
                nonisolated struct `default` {
                    let `in`: Int

                    init(in: Int, for default: Int) {
                        self.in = `in`
                    }
                }

                """
        )
    }

    @Test("writes access at types and members, not at extensions, requirements and cases")
    func access() {
        var protocolType = TypeDeclaration(.protocol, "P", access: .public, isolation: .nonisolated)
        protocolType.members = [SwiftDeclaration(.function(function("f")))]
        var enumType = TypeDeclaration(.enum, "E", access: .package, isolation: .nonisolated)
        enumType.members = [SwiftDeclaration(.enumCase(EnumCaseDeclaration(name: "a", payload: [])))]
        var extended = TypeDeclaration(.extension, "E", access: .public, isolation: .inherited)
        extended.members = [SwiftDeclaration(.function(FunctionDeclaration("init", body: [])))]
        #expect(
            printed([protocolType, enumType, extended].map { SwiftDeclaration(.type($0)) }) == """
                public nonisolated protocol P {
                    func f()
                }

                package nonisolated enum E {
                    case a
                }

                extension E {
                    public init() {}
                }

                """
        )
    }

    @Test("writes no actor for a code base that has none")
    func noIsolation() {
        var style = PrintStyle()
        style.writesIsolation = false
        let closure = ClosureType(parameters: [], isAsync: true, throwing: .any, result: .named("Bool"))
        var type = TypeDeclaration(.struct, "Actions", access: .internal, isolation: .nonisolated)
        type.members = [SwiftDeclaration(.property(PropertyDeclaration(closure: "save", closure)))]
        #expect(
            printed(inProtocol(function("f")) + [SwiftDeclaration(.type(type))], style: style) == """
                protocol P: AnyObject {
                    func f()
                }

                struct Actions {
                    var save: (() async throws -> Bool)?
                }

                """
        )
    }

    @Test("breaks a parameter list before each parameter, and only where a line is too long")
    func parameters() {
        let name = String(repeating: "a", count: 65)
        let parameters: [(String?, String, SwiftType)] = [
            ("withUsername", "username", .named("String")), (nil, "x", .named("Int")),
        ]
        var fitting = function(name, parameters)
        fitting.returns = .named("B")
        var broken = fitting
        broken.returns = .named("Bo")
        #expect(
            printed(inProtocol(fitting, broken)) == """
                @MainActor
                protocol P: AnyObject {
                    func \(name)(withUsername username: String, _ x: Int) -> B
                    func \(name)(
                        withUsername username: String,
                        _ x: Int
                    ) -> Bo
                }

                """
        )
    }

    @Test("leaves out a result that is none")
    func void() {
        var empty = function("f")
        empty.returns = .tuple([])
        var void = function("g")
        void.returns = .named("Void")
        let text = printed(inProtocol(empty, void))
        #expect(text.contains("    func f()\n    func g()\n"))
    }

    @Test(
        "writes types in their short form",
        arguments: [
            (SwiftType.named("A"), "A"),
            (.named(SwiftType.TypeName([.init("Array", arguments: [.named("A")])])), "[A]"),
            (.named(SwiftType.TypeName([.init("Optional", arguments: [.array(.named("A"))])])), "[A]?"),
            (.function(.init(parameters: [], result: .tuple([]))), "() -> Void"),
            (
                .optional(.function(.init(attributes: ["@Sendable"], parameters: [.named("A")], result: .named("B")))),
                "(@Sendable (A) -> B)?"
            ),
        ]
    )
    func types(type: SwiftType, expected: String) {
        #expect(type.notation == expected)
    }

    @Test("tells swift-format to leave a declaration alone whose names leave no choice, above its comment")
    func leftAlone() {
        let name = String(repeating: "n", count: 130)
        var type = TypeDeclaration(.protocol, "P", access: .internal, isolation: .nonisolated)
        type.members = [
            SwiftDeclaration(.function(function(name)), summary: "What it does."),
            SwiftDeclaration(.function(function("f"))),
        ]
        #expect(
            printed([SwiftDeclaration(.type(type))]) == """
                nonisolated protocol P {
                    // swift-format-ignore
                    /// What it does.
                    func \(name)()

                    func f()
                }

                """
        )
    }

    @Test("counts characters, not bytes")
    func characters() {
        let name = String(repeating: "é", count: 109)
        #expect(printed(inProtocol(function(name))).contains("    func \(name)()\n"))
        #expect(!printed(inProtocol(function(name))).contains("swift-format-ignore"))
        #expect(printed(inProtocol(function(name + "é"))).contains("swift-format-ignore"))
    }

    @Test("indents by as many spaces as the project asks for")
    func indentation() {
        var style = PrintStyle()
        style.indentation = 2
        #expect(printed(inProtocol(function("f")), style: style).contains("{\n  func f()\n}"))
    }

    @Test("knows the place that each line comes from, with a mark above it counted")
    func owners() {
        let long = String(repeating: "n", count: 130)
        var type = TypeDeclaration(.protocol, "P", access: .internal, isolation: .nonisolated)
        let (whole, first, second) = (ProgramParts.range(0, 90), ProgramParts.range(10, 20), ProgramParts.range(30, 40))
        type.members = [
            SwiftDeclaration(.function(function(long)), summary: "One.", origin: first),
            SwiftDeclaration(.function(function("f")), origin: second),
        ]
        var printer = SwiftPrinter(style: PrintStyle())
        printer.write([SwiftDeclaration(.type(type), origin: whole)])
        let expected = [whole, first, first, first, first, second, whole]
        #expect(expected.indices.map { printer.owners.owner(ofLine: $0) } == expected)
    }
}
