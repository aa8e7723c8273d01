extension SwiftPrinter {
    /// `/// The name of the product.`
    mutating func writeDocumentation(_ summary: String) {
        for line in CommentText.lines(of: summary, width: room - 4) {
            if line.isEmpty { writeLine("///") } else { writeLine("/// ", line) }
        }
    }

    /// `// Not Sendable: …`
    mutating func writeNote(_ note: String) {
        for line in CommentText.lines(of: note, width: room - 3) {
            if line.isEmpty { writeLine("//") } else { writeLine("// ", line) }
        }
    }
}
