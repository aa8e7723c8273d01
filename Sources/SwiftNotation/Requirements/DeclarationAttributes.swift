import ScreenSpecDiagnostics

extension TypeParser {
    /// An attribute of a requirement: `@MainActor`, `@discardableResult`, `@objc(load:)`, `@available(iOS 16, *)`.
    mutating func declarationAttribute() throws(NotationError) -> String {
        let start = cursor.position
        let name = try attributeName()
        switch name {
        case "available": return "@available\(try availableArguments())"
        case "objc" where cursor.isAt("("): return "@objc(\(try selector()))"
        default: break
        }
        guard Self.isTypeName(name) || Self.declarationAttributes.contains(name) else {
            let known = Self.declarationAttributes + ["MainActor"]
            throw NotationError(
                start..<cursor.position,
                "'@\(Cursor.shortened(name))' is no attribute of requirements",
                help: [Spelling.question(about: name, among: known) ?? "Remove it."]
            )
        }
        if cursor.isAt("(") {
            throw cursor.unexpected("'@\(Cursor.shortened(name))' takes no argument in a requirement")
        }
        return "@" + name
    }

    /// `load:with:` in its parentheses.
    private mutating func selector() throws(NotationError) -> String {
        let open = cursor.characterRange
        cursor.position += 1
        let start = cursor.position
        while cursor.takeWord() != nil || cursor.take(":") {}
        let selector = cursor.text(start..<cursor.position)
        guard !cursor.isAtEnd else { throw NotationError(open, "no ')' closes this '('", isUnclosed: true) }
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
        let isSelector = parts.count == 1 ? !selector.isEmpty : selector.hasSuffix(":") && parts[0] != ""
        guard isSelector, !selector.contains("`"), cursor.take(")") else {
            throw NotationError(open, "'@objc' takes a selector, as in '@objc(load:with:)'")
        }
        return selector
    }

    private static let declarationAttributes = [
        "available", "concurrent", "discardableResult", "objc", "preconcurrency", "warn_unqualified_access",
    ]
}
