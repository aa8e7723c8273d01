import ScreenSpecFileSystem
import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecRules

/// What is known of one spec file once it was compiled.
///
/// It holds for as long as the file has the same bytes and all questions that it asked have the same answers. A class, since results of
/// thousands of files are handed on from pass to pass, and from one run to the next.
package final class SpecResult: Sendable {
    package let path: String
    /// The place of its module in the project.
    package let module: Int
    /// A hash of the file's bytes.
    package let contents: UInt64
    /// What the file asked of others while it was resolved and checked.
    package let questions: [Question]
    /// What it answers to others.
    package let answers: [Answer]
    /// The names that it declares, as the subjects of questions about them.
    package let declared: [UInt32]
    /// What it adds to the names that "did you mean" chooses from.
    package let names: ModuleNames
    /// What it adds to what all files of a module decide together.
    package let share: ModuleShare
    /// The uses of types that nothing declares, for the one finding that a module has of each.
    package let unknownTypes: [UnknownUse]
    /// The screens of the file, for what concerns the ways between all screens.
    package let screens: [NavigationScreen]
    package let findings: FileFindings
    package let suppressions: Suppressions

    init(
        path: String,
        module: Int,
        contents: UInt64,
        questions: [Question],
        answers: [Answer],
        declared: [UInt32],
        names: ModuleNames,
        share: ModuleShare,
        unknownTypes: [UnknownUse],
        screens: [NavigationScreen],
        findings: FileFindings,
        suppressions: Suppressions
    ) {
        self.path = path
        self.module = module
        self.contents = contents
        self.questions = questions
        self.answers = answers
        self.declared = declared
        self.names = names
        self.share = share
        self.unknownTypes = unknownTypes
        self.screens = screens
        self.findings = findings
        self.suppressions = suppressions
    }
}

/// What was found in one file, before anything silences anything else.
package struct FileFindings: Sendable {
    /// By whom the file was read.
    package var reading: [Diagnostic] = []
    /// By whom its names were resolved.
    package var resolution: [Diagnostic] = []
    /// By rules that look at one file after the other.
    package var rules: [Diagnostic] = []

    /// Whether a finding notes or mends a place in one of the files.
    package func show(_ files: Set<FileID>) -> Bool {
        [reading, resolution, rules].joined().contains { finding in
            finding.notes.contains { $0.range.map { files.contains($0.file) } ?? false }
                || finding.fixes.contains { $0.edits.contains { files.contains($0.range.file) } }
        }
    }
}

/// What one file adds to what all files of its module decide together: the support code, and what other modules see.
package struct ModuleShare: Hashable, Sendable, BitwiseCopyable {
    /// The base classes that its generated screens inherit, as bits.
    package var supportTypes: UInt8 = 0
    /// The base classes that it declares itself, as bits.
    package var declaredSupportTypes: UInt8 = 0
    /// The access that accessors in the base classes need; 0 for none.
    package var accessorAccess: UInt8 = 0
    /// Whether the file declares an architecture.
    package var hasArchitecture = false
    /// Whether a screen of the file names no architecture of its own.
    package var reliesOnProjectArchitecture = false
    /// Whether the file could not be read to its end, so that what others miss may stand in it.
    package var isCutShort = false
    /// A hash of what the file's types, screens and architectures show to other modules.
    package var interface: UInt64 = 0

    /// Whether two files leave the outputs that belong to no single file as they are.
    package func decidesTheSame(as other: ModuleShare) -> Bool {
        (supportTypes, declaredSupportTypes, accessorAccess, interface)
            == (other.supportTypes, other.declaredSupportTypes, other.accessorAccess, other.interface)
    }

    package var decidesNothing: Bool { decidesTheSame(as: ModuleShare()) }
}

extension ModuleShare {
    /// Before names are resolved.
    package init(_ parsed: ParsedFile, outlines: [ComponentOutline]) {
        hasArchitecture = parsed.declaresArchitecture
        reliesOnProjectArchitecture = parsed.reliesOnProjectArchitecture
        isCutShort = parsed.isCutShort
        let names = Set(outlines.map(\.viewType) + parsed.models.map(\.name.text))
        for (bit, type) in SupportType.allCases.enumerated() where names.contains(type.rawValue) {
            declaredSupportTypes |= 1 << UInt8(bit)
        }
    }

    /// Adds what is known once they are.
    ///
    /// - Parameter scope: Writes down what is asked.
    package mutating func add(
        _ linked: SpecFile,
        _ parsed: ParsedFile,
        outlines: [ComponentOutline],
        scope: Scope,
        contents: UInt64
    ) {
        for (component, outline) in zip(linked.documents.compactMap(\.component), outlines) where component.generates {
            for role in outline.architecture?.roles ?? [] {
                guard let name = role.inherits?.type.description, let type = SupportType(rawValue: name),
                    let bit = SupportType.allCases.firstIndex(of: type)
                else { continue }
                supportTypes |= 1 << UInt8(bit)
            }
            if !component.accessors.isEmpty {
                let rank = AccessLevel.allCases.count { $0 <= component.access }
                accessorAccess = max(accessorAccess, UInt8(rank))
            }
        }
        guard let shown = ModuleInterface(of: scope, outlines: outlines[...], models: parsed.models) else { return }
        interface = ContentHash(Array(InterfaceSummary.lines(shown).joined().utf8)).value
        // An architecture is shown as it is written.
        if parsed.declaresArchitecture { interface ^= contents }
    }
}

extension ParsedFile {
    package var declaresArchitecture: Bool {
        documents.contains { if case .architecture = $0 { true } else { false } }
    }

    /// Whether a screen of the file names no architecture of its own.
    package var reliesOnProjectArchitecture: Bool {
        documents.contains { document in
            guard case .component(let declaration, _) = document, let screen = declaration.screen else { return false }
            return screen.architecture == nil
        }
    }
}
