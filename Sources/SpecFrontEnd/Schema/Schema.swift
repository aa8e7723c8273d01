/// What a node may look like, as data: JSON Schema and the tables of the reference are made from it.
package indirect enum Schema: Sendable {
    /// A scalar, with what it means.
    case text(String)
    /// A Swift type: text, or the flow collection that an array or dictionary type looks like.
    case swiftType
    /// A Swift expression: whatever YAML takes the text for.
    case swiftExpression
    /// A value of whatever type.
    case value
    case enumeration([String])
    case boolean
    case integer(ClosedRange<Int>)
    case list(Schema)
    /// A mapping whose keys the spec chooses.
    case dictionary(keys: String, values: Schema)
    case mapping(Mapping)
    case alternatives([Schema])

    package struct Mapping: Sendable {
        package let name: String
        package let keys: [Key]
        /// What keys beyond the fixed ones hold; `nil` where there are none.
        package let others: Schema?
    }

    package struct Key: Sendable {
        package let name: String
        package let summary: String
        package let isRequired: Bool
        package let defaultText: String?
        package let schema: Schema
    }
}
