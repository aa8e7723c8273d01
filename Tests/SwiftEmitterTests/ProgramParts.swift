import ScreenModel
import ScreenSpecDiagnostics

@testable import SwiftEmitter

/// Parts of a program, made by hand where a test is about what the emitter does with one value.
enum ProgramParts {
    static let file = FileID(index: 0)

    static func range(_ lower: Int, _ upper: Int) -> SourceRange {
        SourceRange(file: file, lower: lower, upper: upper)
    }

    static func name(_ text: String, at offset: Int = 0) -> Name {
        Name(text, at: range(offset, offset + text.utf8.count))
    }

    static func property(
        _ text: String,
        _ type: SwiftType,
        summary: String? = nil,
        default value: String? = nil
    ) -> StoredProperty {
        var property = StoredProperty(name: name(text))
        property.type = TypeReference(type, at: .none)
        property.summary = summary
        property.defaultValue = value.map { SwiftExpression(text: $0, at: .none, names: []) }
        return property
    }

    static func derived(_ text: String, _ type: SwiftType, _ value: DerivedProperty.Value) -> DerivedProperty {
        var property = DerivedProperty(name: name(text))
        property.type = TypeReference(type, at: .none)
        property.value = value
        return property
    }

    static func expression(_ text: String, names: [String] = []) -> SwiftExpression {
        SwiftExpression(text: text, at: .none, names: names)
    }

    static func content(_ declaration: ContentDeclaration, named typeName: String = "ViewModel") -> Content {
        var content = Content(
            declaration: declaration,
            typeName: typeName,
            enclosingType: nil,
            access: declaration.access ?? .internal
        )
        content.conformances.names = ["Hashable", "Sendable"]
        return content
    }

    static func view(_ text: String) -> Component {
        Component(
            declaration: ComponentDeclaration(name: name(text), range: range(0, 1000)),
            viewType: text,
            superclass: TypeReference(.named("UIView"), at: .none),
            access: .internal
        )
    }

    static func parameter(_ label: String?, _ name: String, _ type: SwiftType) -> Parameter {
        Parameter(label: label, name: name, type: TypeReference(type, at: .none), at: .none)
    }

    static func function(_ name: String, _ parameters: [Parameter] = [], summary: String? = nil) -> Member {
        Member(
            name: ProgramParts.name(name),
            summary: summary,
            requirement: .function(FunctionRequirement(name: name, parameters: parameters))
        )
    }
}

/// Declarations as they are printed.
func printed(_ declarations: [SwiftDeclaration], style: PrintStyle = PrintStyle()) -> String {
    var printer = SwiftPrinter(style: style)
    printer.write(declarations)
    return String(decoding: printer.bytes, as: UTF8.self)
}
