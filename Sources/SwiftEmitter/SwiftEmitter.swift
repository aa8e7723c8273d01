import ScreenModel

/// A checked program as Swift text. Nothing here can fail: what could go wrong was found by the checks.
package enum SwiftEmitter {
    /// The version of the spec language, as the header of a generated file names it.
    package static let languageVersion = LanguageVersion.current

    /// What is made of one spec file in a form.
    package static func emit(_ file: SpecFile, as form: OutputForm, in program: CheckedProgram) -> EmittedFile {
        switch form {
        case .declarations: emit(file, in: program)
        case .doubles: emitDoubles(file, in: program)
        case .examples: emitExamples(file, in: program)
        case .identifiers: emitIdentifiers(file, in: program)
        case .robots: emitRobots(file, in: program)
        }
    }

    /// The Swift of one spec file: that of its documents, in order.
    package static func emit(_ file: SpecFile, in program: CheckedProgram) -> EmittedFile {
        let settings = program.program.settings
        var namespaces = Namespaces(file.namespaces)
        var declarations: [SwiftDeclaration] = []
        for document in file.documents {
            switch document {
            case .component(let component): declarations += component.declarations(in: &namespaces)
            case .models(let models): declarations += models.declarations(settings, in: &namespaces)
            case .architecture(let architecture):
                declarations += architecture.sharedProtocols.map { $0.declaration(access: settings.access) }
            }
        }
        return EmittedFile(
            name: OutputForm.declarations.fileName(ofSpec: file.path),
            source: file.path,
            declarations: declarations,
            moduleOfType: file.modules,
            emptyRemark: "Nothing that this spec declares makes Swift.",
            style: PrintStyle(settings)
        )
    }

    /// The Swift of one view or screen by itself, as documentation shows it; empty where none is made.
    package static func interface(of component: Component, in program: CheckedProgram) -> String {
        // An enclosing type is shown at its own declaration.
        var namespaces = Namespaces()
        return text(of: component.declarations(in: &namespaces), in: program)
    }

    /// The Swift of one model by itself; empty where none is made.
    package static func interface(of model: Model, in program: CheckedProgram) -> String {
        var namespaces = Namespaces()
        return text(of: [model].declarations(program.program.settings, in: &namespaces), in: program)
    }

    private static func text(of declarations: [SwiftDeclaration], in program: CheckedProgram) -> String {
        var printer = SwiftPrinter(style: PrintStyle(program.program.settings))
        printer.write(declarations)
        return String(decoding: printer.bytes, as: UTF8.self)
    }

    /// What no single spec owns: the base classes that screens inherit and nobody else declares.
    ///
    /// - Parameter comments: Lines for the end of the file.
    package static func emitModule(_ program: CheckedProgram, comments: [String] = []) -> EmittedFile {
        let program = program.program
        let accesses = program.files.lazy.flatMap(\.documents).compactMap { document -> AccessLevel? in
            guard case .component(let user) = document, user.generates, !user.accessors.isEmpty else { return nil }
            return user.access
        }
        let access = accesses.max() ?? program.settings.access
        return EmittedFile(
            name: OutputForm.moduleFileName,
            source: nil,
            declarations: program.supportTypes.map { $0.declaration(access: access) },
            moduleOfType: ["NSCoder": "Foundation", "UIView": "UIKit", "UIViewController": "UIKit"],
            emptyRemark: "The specs of this module share no code.",
            comments: comments,
            style: PrintStyle(program.settings)
        )
    }
}
