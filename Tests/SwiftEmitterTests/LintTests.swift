import Foundation
import ScreenModel
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import SwiftEmitter

@Suite("swift-format")
struct LintTests {
    /// Names of many lengths, so that every line of every kind of declaration is once just short of the width, once
    /// just beyond it, and once far beyond what any layout holds.
    private static let lengths = Array(1...60) + stride(from: 61, through: 140, by: 3)

    @Test(
        "has nothing to say about what is generated, however long the names are",
        .enabled(if: SwiftProgram.tool("swift-format") != nil, "swift-format is not on PATH")
    )
    func lint() throws {
        let tool = try #require(SwiftProgram.tool("swift-format"))
        try TemporaryFolder.with { folder in
            let configuration = Fixtures.packageFolder().appendingPathComponent(".swift-format")
            try folder.write(try configuration.readText(), to: "configuration.json")
            for length in Self.lengths {
                try folder.write(printed(LongNames(length: length).declarations), to: "Length\(length).swift")
            }
            let result = try run(
                tool,
                ["lint", "--strict", "--recursive", "--configuration", folder.path("configuration.json"), folder.path]
            )
            #expect(result.errors + result.output == "")
            #expect(result.status == 0)
        }
    }

    @Test("is told to leave alone only what has very long names")
    func exceptions() {
        for length in 1...19 {
            #expect(!printed(LongNames(length: length).declarations).contains("swift-format-ignore"), "\(length)")
        }
    }
}

/// One of everything that is generated, with all names of about one length.
private struct LongNames {
    let length: Int

    private func lower(_ stem: String) -> String {
        stem + String(repeating: "a", count: max(length - stem.utf8.count, 0))
    }

    private func upper(_ stem: String) -> SwiftType { .named(lower(stem)) }

    private var content: Content {
        var declaration = ContentDeclaration(.viewModel, at: .none)
        declaration.properties = [
            ProgramParts.property(lower("p"), .optional(upper("T")), summary: lower("a ") + " " + lower("b ")),
            ProgramParts.property(lower("q"), .named("String"), default: "\"\(lower("d"))\""),
            ProgramParts.property(lower("r"), .dictionary(key: upper("K"), value: upper("V"))),
            ProgramParts.property(
                lower("s"),
                .function(.init(attributes: ["@Sendable"], parameters: [upper("A"), upper("B")], result: upper("C")))
            ),
        ]
        var currency = Format(
            style: .currency,
            property: ProgramParts.name(lower("p")),
            code: .property(ProgramParts.name(lower("q")))
        )
        currency.operandType = .optional(.named("Double"))
        var date = Format(style: .date, property: ProgramParts.name(lower("p")))
        date.operandType = .named("Date")
        declaration.derived = [
            ProgramParts.derived(lower("t"), .named("String"), .format(currency)),
            ProgramParts.derived(lower("u"), upper("U"), .format(date)),
            ProgramParts.derived(
                lower("v"),
                .named("String"),
                .expression(ProgramParts.expression("\(lower("p")) ?? \(lower("q")) + \(lower("q"))"))
            ),
            ProgramParts.derived(
                lower("w"),
                .named("String"),
                .expression(
                    ProgramParts.expression(
                        "\(lower("p")) == nil && \(lower("q")).isEmpty ? \"\(lower("x "))\" : max(\(lower("q")), \(lower("r")))"
                    )
                )
            ),
            ProgramParts.derived(
                lower("x"),
                .named("Bool"),
                .expression(
                    ProgramParts.expression("\(lower("p")) && \(lower("q")) || \(lower("r")) && \(lower("s")) > 0")
                )
            ),
        ]
        var initializer = ViewModelInitializer(at: .none)
        initializer.parameters = [ProgramParts.parameter(lower("m"), lower("n"), upper("M"))]
        initializer.assignments = declaration.properties.map { property in
            .init(property: property.name, value: .path(ProgramParts.name("\(lower("n")).\(property.name.text)")))
        }
        declaration.initializers = [initializer]
        var content = Content(
            declaration: declaration,
            typeName: lower("ViewModel"),
            enclosingType: lower("Cell"),
            access: .public
        )
        content.conformances.names = ["Hashable", lower("Sendable")]
        content.conformances.obstacles = [.init(conformance: "Sendable", property: lower("p"), type: lower("T"))]
        return content
    }

    private var states: Content {
        var declaration = ContentDeclaration(.viewModel, at: .none)
        declaration.isEnum = true
        declaration.cases = [EnumCase(name: ProgramParts.name(lower("c")))]
        declaration.cases[0].payload = ["x", "y"].map { label in
            EnumCase.Payload(
                label: lower(label),
                name: ProgramParts.name(lower(label)),
                type: TypeReference(upper("P"), at: .none)
            )
        }
        return ProgramParts.content(declaration, named: lower("State"))
    }

    private func interface(_ isolation: Isolation) -> Interface {
        var interface = Interface(
            .channel,
            name: lower("Interface"),
            from: "view",
            to: "presenter",
            isolation: isolation,
            origin: .none
        )
        interface.inherits = [upper("Loading")]
        var throwing = FunctionRequirement(
            name: lower("f"),
            parameters: [
                ProgramParts.parameter(lower("l"), lower("n"), upper("T")),
                ProgramParts.parameter(nil, "o", upper("T")),
            ],
            returns: TypeReference(upper("R"), at: .none)
        )
        throwing.isAsync = true
        throwing.throwing = .any
        var property = PropertyRequirement(name: lower("v"), type: TypeReference(upper("T"), at: .none))
        property.isSettable = true
        interface.members = [
            ProgramParts.function(lower("g")),
            Member(name: ProgramParts.name("h"), requirement: .function(throwing)),
            Member(
                name: ProgramParts.name("h"),
                requirement: .function(
                    FunctionRequirement(name: lower("h"), returns: TypeReference(upper("R"), at: .none))
                )
            ),
            Member(name: ProgramParts.name("v"), requirement: .property(property)),
        ]
        return interface
    }

    private var actions: SwiftDeclaration? {
        var view = ProgramParts.view(lower("Cell"))
        for count in 0...2 {
            let parameters = (0..<count).map { ProgramParts.parameter(nil, lower("n\($0)"), upper("T")) }
            var action = Action(member: ProgramParts.function(lower("tapped\(count)"), parameters))
            action.exit = .closure
            view.declaration.actions.append(action)
        }
        return view.actionsDeclaration
    }

    var declarations: [SwiftDeclaration] {
        let accessor = Accessor(
            owner: lower("Controller"),
            name: lower("view"),
            source: "controllerView",
            type: lower("View")
        )
        var namespaces = Namespaces()
        return content.declarations(in: &namespaces) + states.declarations(in: &namespaces)
            + [interface(.mainActor), interface(.none)].map {
                $0.declaration(access: .package)
            } + [actions].compactMap(\.self) + [accessor.declaration(access: .internal, origin: .none)]
            + SupportType.allCases.map { $0.declaration(access: .public) }
    }
}
