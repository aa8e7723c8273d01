import ScreenModel
import ScreenSpecDiagnostics

/// All names that the specs of one module make or describe.
///
/// Whoever resolves a file asks by the functions in `SymbolAnswers.swift`, which write every question down. A class, since whoever
/// resolves a part of a document keeps it.
package final class SymbolTable: Sendable {
    private let declarations: SymbolDeclarations
    /// Where questions are written down.
    let log: QuestionLog?
    /// The names of the whole module, where this table is of a part of it.
    private let allNames: (@Sendable () -> ModuleNames)?

    package convenience init(
        outlines: [ComponentOutline],
        models: [Model],
        architectures: [Architecture],
        settings: Settings,
        allNames: (@Sendable () -> ModuleNames)? = nil
    ) {
        let declarations = SymbolDeclarations(
            outlines: outlines,
            models: models,
            architectures: architectures,
            settings: settings
        )
        self.init(declarations, log: nil, allNames: allNames)
    }

    private init(_ declarations: SymbolDeclarations, log: QuestionLog?, allNames: (@Sendable () -> ModuleNames)?) {
        self.declarations = declarations
        self.log = log
        self.allNames = allNames
    }

    /// The same table for somebody who reports nothing, and needs no names to propose.
    var withoutProposals: SymbolTable {
        SymbolTable(declarations, log: log, allNames: { ModuleNames() })
    }

    /// The same table for one file, whose questions are written down.
    func recording(into log: QuestionLog) -> SymbolTable {
        SymbolTable(declarations, log: log, allNames: allNames)
    }

    /// The names of the whole module, for "did you mean".
    var names: ModuleNames {
        if let allNames { return allNames() }
        var names = ModuleNames()
        names.types = NameList(byName.keys.sorted())
        names.screens = NameList(outlines.filter(\.isScreen).map(\.declaration.name.text))
        names.views = NameList(outlines.filter { !$0.isScreen }.map(\.declaration.name.text))
        return names
    }

    // MARK: Declarations

    /// Names that are declared twice.
    package var diagnostics: [Diagnostic] { declarations.diagnostics }
    var outlines: [ComponentOutline] { declarations.outlines }
    var models: [Model] { declarations.models }
    var defaultAccess: AccessLevel { declarations.defaultAccess }
    var testTypes: [String: SourceRange] { declarations.testTypes }
    var byName: [String: Symbol] { declarations.byName }
    var namespaces: Set<String> { declarations.namespaces }
    var visibleNamespaces: Set<String> { declarations.visibleNamespaces }
    var screens: [String: Int] { declarations.screens }
    var views: [String: Int] { declarations.views }
}
