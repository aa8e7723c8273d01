/// A type of values, as a document declares it: a view model, a data source, a model.
package protocol ValueDeclaration: Sendable {
    var properties: [StoredProperty] { get }
    /// In place of properties.
    var cases: [EnumCase] { get }
    var isEnum: Bool { get }
    /// Who can set its properties; `nil` where the document does not say.
    var settable: Settability? { get set }
    /// Of a type that the app has.
    var methods: [Member] { get set }
    /// `complete:`, whether the type has nothing else.
    var complete: Located<Bool>? { get set }
    var access: AccessLevel? { get }
    var examples: [ExampleDeclaration] { get set }
}

extension ContentDeclaration: ValueDeclaration {}

extension Model: ValueDeclaration {}

extension ValueDeclaration {
    /// What the type stores, by the name under which a finding speaks of it.
    package var storedTypes: [(name: String, type: SwiftType)] {
        properties.map { ($0.name.text, $0.type.type) }
            + cases.flatMap { enumCase in
                enumCase.payload.map { ("\(enumCase.name.text).\($0.name.text)", $0.type.type) }
            }
    }
}
