extension SwiftPrinter {
    /// `/// The name of the product.`
    mutating func writeDocumentation(_ summary: String) {
        for line in CommentText.lines(of: summary, width: room - 4) {
            writeLine(line.isEmpty ? "///" : "/// \(line)")
        }
    }

    /// `// Not Sendable: …`
    mutating func writeNote(_ note: String) {
        for line in CommentText.lines(of: note, width: room - 3) {
            writeLine(line.isEmpty ? "//" : "// \(line)")
        }
    }
}
