import ScreenModel
import Testing

@testable import SwiftEmitter

@Suite("Imports")
struct ImportsTests {
    private func imports(_ members: PropertyDeclaration..., modules: [String: String]) -> [String] {
        var type = TypeDeclaration(.struct, "S", access: .internal, isolation: .nonisolated)
        type.members = members.map { SwiftDeclaration(.property($0)) }
        return Imports(of: [SwiftDeclaration(.type(type))], moduleOfType: modules).names
    }

    private func property(_ type: SwiftType) -> PropertyDeclaration {
        PropertyDeclaration(.constant, "p", type)
    }

    private func computed(_ expression: SwiftExpression) -> PropertyDeclaration {
        PropertyDeclaration(.computed([.expression(.written(expression))]), "p", .named("String"))
    }

    @Test("are those of the types that are written, sorted, wherever in a type they stand")
    func types() {
        let modules = ["Jog": "Running", "Theme": "Design", "Unused": "Other"]
        let nested = SwiftType.dictionary(key: .named("String"), value: .optional(.array(.named("Jog.Kind"))))
        let closure = SwiftType.function(.init(parameters: [.existential(.named("Theme"))], result: .named("Void")))
        #expect(imports(property(nested), property(closure), modules: modules) == ["Design", "Running"])
    }

    @Test("leave out what another one brings along")
    func reexports() {
        let modules = ["Date": "Foundation", "UIImage": "UIKit", "CGRect": "CoreGraphics", "MKMapView": "MapKit"]
        #expect(imports(property(.named("Date")), modules: modules) == ["Foundation"])
        #expect(imports(property(.named("Date")), property(.named("UIImage")), modules: modules) == ["UIKit"])
        #expect(imports(property(.named("CGRect")), property(.named("UIImage")), modules: modules) == ["UIKit"])
        #expect(imports(property(.named("CGRect")), property(.named("Date")), modules: modules).contains("Foundation"))
    }

    @Test("are none where the standard library suffices")
    func none() {
        #expect(imports(property(.array(.named("Int"))), modules: [:]).isEmpty)
    }

    @Test("follow the types that an expression names")
    func expressions() {
        let expression = ProgramParts.expression("Money(price).text(in: locale)", names: ["Money", "price", "locale"])
        #expect(imports(computed(expression), modules: ["Money": "Finance"]).contains("Finance"))
    }

    @Test(
        "hold Foundation where an expression calls what the standard library has not",
        arguments: [
            ("title.capitalized", true), ("String(format: \"%d\", count)", true), ("text?.trimmed ?? \"\"", true),
            ("date.formatted()", true), ("\"\\(items.count) items\"", false), ("max(0, stock) * 2.5", false),
            ("0..<count", false), (".none", false), ("flag ? .on : .off", false), ("names.first!.uppercased()", false),
        ]
    )
    func foundation(text: String, needsFoundation: Bool) {
        #expect(
            imports(computed(ProgramParts.expression(text)), modules: [:]) == (needsFoundation ? ["Foundation"] : [])
        )
    }
}
