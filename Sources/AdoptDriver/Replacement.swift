import ScreenSpecDiagnostics
import ScreenSpecGeneratedFiles
import SourceCheck
import SourceFacts
import SpecProject
import SystemTypes

/// What the project and its build say of all files.
struct ProjectContext {
    /// The names of types of packages that the project file gives a module.
    let imported: Set<String>
    let modules: ForeignModules
    let isolation: DefaultIsolation
}

/// The hand-written declarations that take the place of generated ones, and what differs between the two.
struct Replacement {
    struct Found {
        let declaration: DeclarationFact
        let file: SourceFile
    }

    private let code: CodeIndex
    private let texts: SourceFiles
    private let module: String?
    private let project: ProjectContext
    private let place: (SourceRange) -> String?
    private(set) var found: [Found] = []
    private(set) var refusals: [AdoptRefusal] = []

    /// - Parameter texts: The Swift files with their bytes.
    init(
        _ code: CodeIndex,
        _ texts: SourceFiles,
        _ module: Compilation.Module,
        _ project: ProjectContext,
        place: @escaping (SourceRange) -> String?
    ) {
        (self.code, self.texts, self.module, self.project, self.place) = (code, texts, module.name, project, place)
    }

    /// Looks for what the code has in place of what is in a file.
    mutating func compare(_ file: GeneratedFile) {
        let facts = FactsExtraction.extract(file.body, flags: .generated)
        let source = SourceFile(id: FileID(index: 0), path: file.path, bytes: file.body)
        facts.withFacts { facts in
            for declaration in facts.declarations where declaration.parent == nil { compare(declaration, in: source) }
            compareImports(Set(facts.imports.map(\.module.string)), file)
        }
    }

    /// What is generated sees what the hand-written files see of packages, as far as it names anything of them.
    private mutating func compareImports(_ generated: Set<String>, _ file: GeneratedFile) {
        for file in Dictionary(grouping: found, by: \.file.id).values {
            guard let first = file.first, let written = code.file(first.declaration.facts) else { continue }
            let imports = Set(written.facts.imports.map(\.module.string))
            let declared = Set(file.flatMap { Self.declaredNames(in: $0.declaration) })
            let names = Set(file.flatMap { Self.typeNames(in: first.file.text($0.declaration.range.offsets)) })
                .subtracting(declared)
            let unseen = names.filter(mayBeOfPackage)
            for module in generated.subtracting(imports).subtracting(Self.reexported).sorted() where !unseen.isEmpty {
                refuse(
                    "What is generated would import '\(module)', and '\(first.file.path)' does not: "
                        + "'\(unseen.sorted()[0])' might be another one."
                )
            }
            for other in generated.subtracting(imports).sorted() where isOtherModule(other) && !isImported(other) {
                refuse("What is generated would import '\(other)', which no file of its module imports.")
            }
            let foreign = names.subtracting(project.imported).filter { name in
                code.types(named: name).isEmpty && SystemTypes.type(named: name) == nil
            }.sorted()
            let others = imports.filter { !SystemTypes.isKnownModule($0) && !generated.contains($0) }.sorted()
            guard let name = foreign.first, let other = others.first else { continue }
            let package = project.modules.module(of: name) ?? other
            refusals.append(
                AdoptRefusal(
                    .document,
                    "What is generated would not import the module of '\(name)'. Name it in the project file, as in "
                        + "'externalTypes: {\(name): {module: \(package)}}'.",
                    at: place(first.declaration.nameRange)
                )
            )
        }
    }

    private func isOtherModule(_ name: String) -> Bool {
        name != module && code.files.contains { $0.module == name }
    }

    /// Whether hand-written code of the module has the import, so that a build knows whom it means: a module of the project file may
    /// be several of Swift.
    private func isImported(_ name: String) -> Bool {
        code.files.contains { file in
            file.module == module && !file.isTest && !file.facts.isGenerated
                && file.facts.imports.contains { $0.module == name }
        }
    }

    /// Whether one more import might give a name another meaning. The app's own types come before those of imports.
    private func mayBeOfPackage(_ name: String) -> Bool {
        code.types(named: name, inModule: module).isEmpty && !SystemTypes.hasSystemPrefix(name)
            && !Self.plain.contains(name)
    }

    /// Names that nobody gives to anything else.
    private static let plain: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "CGFloat", "Character", "Dictionary", "Double", "Float", "Int", "IBAction",
        "IBOutlet", "MainActor", "Optional", "Self", "Set", "String", "Void",
    ]

    /// What comes with nearly every import of a system's module.
    private static let reexported: Set<String> = ["Foundation", "UIKit", "CoreGraphics", "QuartzCore"]

    /// The words of a declaration that may name types, but for what is looked up in another one.
    private static func typeNames(in text: String) -> [String] {
        var names: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            names += words.filter { word in
                let isMember = word.startIndex > code.startIndex && code[code.index(before: word.startIndex)] == "."
                return word.first?.isUppercase == true && !isMember && !isLabel(word, in: code)
            }.map(String.init)
        }
        return names
    }

    /// Whether a word is what an argument is called: `WillBegin` of `(WillBegin view: UIView)`.
    private static func isLabel(_ word: Substring, in code: Substring) -> Bool {
        let before = code[..<word.startIndex].last { !$0.isWhitespace }
        guard before == nil || before == "(" || before == "," else { return false }
        let rest = code[word.endIndex...].drop(while: \.isWhitespace)
        let behindName = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }.drop(while: \.isWhitespace)
        return behindName.first == ":"
    }

    private static func declaredNames(in declaration: DeclarationFact) -> [String] {
        [declaration.name.string] + declaration.nested.flatMap(declaredNames)
    }

    private mutating func refuse(_ message: String, at range: SourceRange? = nil) {
        refusals.append(AdoptRefusal(.difference, message, at: range.flatMap(place)))
    }

    private mutating func compare(_ generated: DeclarationFact, in source: SourceFile) {
        let isExtension = generated.kind == .extension
        for declaration in isExtension ? generated.nested.map(\.self) : [generated] { replace(declaration, in: source) }
        guard isExtension, !generated.members.isEmpty else { return }
        for id in code.types(named: generated.name.string, inModule: module) {
            let type = code[id]
            for member in generated.members {
                guard let written = type.members.first(where: { $0.name == member.name }),
                    code.file(written.facts)?.facts.isGenerated != true
                else { continue }
                refuse(
                    "'\(type.name).\(member.name)' is written by hand, and would be generated.",
                    at: written.nameRange
                )
            }
        }
    }

    private mutating func replace(_ declaration: DeclarationFact, in source: SourceFile) {
        let generated = DeclaredCode(declaration: declaration, file: source)
        let written = code.types(named: declaration.qualifiedName, inModule: module)
            .map { code[$0] }.filter { !code.file(of: $0).facts.isGenerated }
        guard let type = written.first else {
            return refuse("'\(declaration.qualifiedName)' is not written by hand, and would be generated.")
        }
        guard written.count == 1, let file = texts[type.declaration.nameRange.file] else {
            return refuse("Several types are called '\(declaration.qualifiedName)'.")
        }
        refusals +=
            DeclarationComparison(
                generated,
                DeclaredCode(declaration: type.declaration, file: file),
                in: code,
                project.isolation,
                place: place
            ).refusals
        for other in type.extensions {
            let own = DeclaredCode(declaration: other, file: texts[other.nameRange.file] ?? file)
            for name in own.inherited.intersection(generated.inherited).sorted() {
                refuse(
                    "An extension of '\(type.name)' conforms to '\(name)', as what is generated would.",
                    at: other.nameRange
                )
            }
        }
        found.append(Found(declaration: type.declaration, file: file))
    }
}
