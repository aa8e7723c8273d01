import ScreenSpecDiagnostics

/// One file of generated Swift, without the header that marks it as such.
package struct EmittedFile: Sendable {
    /// Relative to the output folder.
    package var name: String
    /// The path of the spec; `nil` for what belongs to the module.
    package var source: String?
    package var body: [UInt8]
    /// Whether the body is a remark and nothing else.
    package var isEmpty: Bool
    /// Which place of the spec each line of the body comes from.
    package var owners: LineOwners

    init(
        name: String,
        source: String?,
        declarations: [SwiftDeclaration],
        moduleOfType: [String: String],
        emptyRemark: String,
        testableModule: String? = nil,
        isForDebugging: Bool = false,
        comments: [String] = [],
        style: PrintStyle
    ) {
        var printer = SwiftPrinter(style: style)
        let isConditional = isForDebugging && !declarations.isEmpty
        if isConditional {
            printer.writeLine("#if DEBUG")
        }
        if declarations.isEmpty {
            printer.writeLine("// \(emptyRemark)")
        } else {
            let imports = Imports(of: declarations, moduleOfType: moduleOfType).names
            for module in imports { printer.writeLine("import \(module)") }
            if let testableModule {
                if !imports.isEmpty { printer.endLine() }
                printer.writeLine("@testable import \(testableModule)")
            }
            if !imports.isEmpty || testableModule != nil { printer.endLine() }
            printer.write(declarations)
        }
        if isConditional {
            printer.owned(by: nil) { $0.writeLine("#endif") }
        }
        if !comments.isEmpty {
            printer.endLine()
            printer.owned(by: nil) { printer in
                for comment in comments { printer.writeLine(comment) }
            }
        }
        self.name = name
        self.source = source
        isEmpty = declarations.isEmpty && comments.isEmpty
        // A copy without spare room: all files of a program wait side by side until they are written.
        body = printer.bytes.withUnsafeBufferPointer { Array($0) }
        owners = printer.owners
    }

    /// Text that is the same for all programs.
    init(name: String, source: String?, text: String) {
        self.name = name
        self.source = source
        isEmpty = false
        body = Array(text.utf8)
        owners = LineOwners()
    }
}
