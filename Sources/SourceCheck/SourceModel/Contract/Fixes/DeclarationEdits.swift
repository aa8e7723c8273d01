import ScreenSpecDiagnostics
import SourceFacts

/// What fixes write into declarations.
extension Diagnostic.Edit {
    /// Adds a name to what a type inherits.
    static func inheriting(_ name: String, by declaration: DeclarationFact) -> Diagnostic.Edit {
        let separator = declaration.inheritedTypes.isEmpty ? ": " : ", "
        return insertion(separator + name, at: declaration.inheritanceInsertionOffset, of: declaration)
    }

    /// Adds lines behind the last member; `nil` where the declaration has no body.
    static func writing(_ lines: [String], atEndOf declaration: DeclarationFact) -> Diagnostic.Edit? {
        guard let brace = declaration.closeBraceOffset else { return nil }
        let margins = Indentation(of: declaration)
        let text = lines.map { $0.isEmpty ? "\n" : "\n\(margins.inner)\($0)" }.joined()
        return insertion("\(text)\n\(margins.outer)", at: brace, of: declaration)
    }

    private static func insertion(_ text: String, at offset: Int, of declaration: DeclarationFact) -> Diagnostic.Edit {
        Diagnostic.Edit(at: SourceRange(file: declaration.facts.file, lower: offset, upper: offset), with: text)
    }
}
