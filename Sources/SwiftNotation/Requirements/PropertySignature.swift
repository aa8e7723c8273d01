import ScreenModel

extension RequirementParser {
    /// What follows `var`: `orderToEdit: Order? { get set }`.
    mutating func property(_ modifiers: Modifiers) throws(NotationError) -> PropertyRequirement {
        guard let name = types.cursor.takeWord() else {
            throw cursor.unexpected("'var' needs the name of a property after it, \(cursor.found)")
        }
        if name.text == "_" { throw NotationError(name.range, "a property needs a name; '_' is none") }
        if modifiers.isMutating {
            throw NotationError(name.range, "a property is not 'mutating'", help: ["Leave the word out."])
        }
        types.cursor.skipWhitespace()
        guard types.cursor.take(":") else {
            throw cursor.unexpected("expected ':' and the type of '\(name.shown)', \(cursor.found)")
        }
        let type = try typeReference()
        if case .opaque(let constraint) = type.type {
            throw NotationError(
                place(of: type.range),
                "a protocol cannot require 'some \(constraint.shown)'",
                help: ["Write 'any \(constraint.shown)'."]
            )
        }
        var property = PropertyRequirement(name: name.text, type: type)
        property.attributes = modifiers.attributes
        property.isStatic = modifiers.isStatic
        try accessors(of: &property)
        return property
    }

    private mutating func accessors(of property: inout PropertyRequirement) throws(NotationError) {
        types.cursor.skipWhitespace()
        let open = cursor.characterRange
        guard types.cursor.take("{") else {
            throw cursor.unexpected(
                "expected '{ get }' or '{ get set }' after the type of '\(Cursor.shortened(property.name))', \(cursor.found)"
            )
        }
        var hasGetter = false
        types.cursor.skipWhitespace()
        while let word = types.cursor.takeWord() {
            switch word.text {
            case "get" where !hasGetter:
                hasGetter = true
                (property.isAsync, property.throwing) = try types.effects()
            case "set" where !property.isSettable: property.isSettable = true
            case "get", "set": throw NotationError(word.range, "'\(word.text)' is written twice")
            case "mutating", "nonmutating":
                throw NotationError(
                    word.range,
                    "the protocols made here are for classes",
                    help: ["Leave '\(word.text)' out."]
                )
            default: throw NotationError(word.range, "expected 'get' or 'set', found '\(word.shown)'")
            }
            types.cursor.skipWhitespace()
        }
        if cursor.isAt(";") || cursor.isAt(",") {
            throw cursor.unexpected("'get' and 'set' stand side by side", help: ["Write '{ get set }'."])
        }
        guard types.cursor.take("}") else { throw types.unclosed(open, "{", "}") }
        guard hasGetter else {
            throw NotationError(open, "every property can be read", help: ["Write '{ get }' or '{ get set }'."])
        }
        if property.isSettable, property.isAsync || property.throwing != .never {
            throw NotationError(open, "a property with 'async' or 'throws' cannot be set", help: ["Leave 'set' out."])
        }
    }
}
