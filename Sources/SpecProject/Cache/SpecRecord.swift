import ScreenModel
import ScreenSpecFileSystem
import SpecFrontEnd
import SpecRules
import YAMLTree

/// What one spec file is to others: the edges of the dependency graph that start or end at it, and its share in what the
/// whole project decides.
///
/// Names are hashes of single identifiers, so that an edge may be one too many, and never one too few.
struct SpecRecord: Sendable {
    /// Of the documents, without their places; a change of comments or white space leaves it alone.
    var structure: UInt64
    /// The names that the file makes: the first part of each, `CreateOrder` of `CreateOrder.Request`.
    var declared: [UInt32]
    /// The names that whoever looks through this file's types may come to: superclasses, subviews, what is stored.
    var surface: [UInt32]
    /// All names that resolving this file may look up, known or not.
    var mentioned: [UInt32]
    /// The architectures that its screens are to have, known or not, and those that it declares.
    var architectures: [UInt32]
    /// What the file adds to the names that "did you mean" chooses from.
    var names: ModuleNames
    /// The uses of types that nothing declares, for the one finding that a module has of each.
    var unknownTypes: [UnknownUse]
    /// The screens of the file, for what concerns the ways between all screens.
    var screens: [NavigationScreen]
    var share: Share

    /// What the file adds to what all files decide together.
    struct Share: Hashable, Sendable, BitwiseCopyable {
        /// The place of the module in the project file.
        var module: Int32
        /// The base classes that its generated screens inherit, as bits.
        var supportTypes: UInt8 = 0
        /// The access that accessors in the base classes need; 0 for none.
        var accessorAccess: UInt8 = 0
        /// A hash of what the file's types, screens and architectures show to other modules.
        var interface: UInt64 = 0
        var hasArchitecture = false
        /// Whether the file could not be read to its end, so that what others miss may stand in it.
        var isCutShort = false
    }

    /// Of a file of which nothing is known yet.
    init(unknownIn module: Int32) {
        structure = 0
        (declared, surface, mentioned, architectures) = ([], [], [], [])
        names = ModuleNames()
        (unknownTypes, screens) = ([], [])
        share = Share(module: module)
    }

    /// - Parameters:
    ///   - file: What resolving the file has made.
    ///   - outlines: Those of the file's components.
    init(
        _ parsed: ParsedFile,
        _ linked: Linker.LinkedFile,
        outlines: ArraySlice<ComponentOutline>,
        scope: Scope,
        module: Int
    ) {
        let file = linked.file
        structure = parsed.fingerprint.structure
        self.names = ModuleNames(outlines, models: parsed.models)
        unknownTypes = linked.unknownTypes
        architectures = Self.architectures(of: parsed, scope.project)
        var names = NameCollector()
        for document in file.documents { names.addSurface(of: document) }
        declared = Self.declaredNames(parsed, outlines: outlines)
        surface = names.surface.sortedSet
        mentioned = (parsed.fingerprint.identifiers + names.surface + names.messages).sortedSet
        let components = file.documents.compactMap(\.component)
        screens = components.compactMap { NavigationScreen($0, module: nil) }
        share = Share(module: Int32(truncatingIfNeeded: module))
        for (component, outline) in zip(components, outlines) where component.generates {
            for role in outline.architecture?.roles ?? [] {
                guard let name = role.inherits?.type.description, let type = SupportType(rawValue: name),
                    let bit = SupportType.allCases.firstIndex(of: type)
                else { continue }
                share.supportTypes |= 1 << UInt8(bit)
            }
            if !component.accessors.isEmpty {
                let rank = AccessLevel.allCases.count { $0 <= component.access }
                share.accessorAccess = max(share.accessorAccess, UInt8(rank))
            }
        }
        if let interface = ModuleInterface(of: scope, outlines: outlines, models: parsed.models) {
            share.interface = ContentHash(Array(InterfaceSummary.lines(interface).joined().utf8)).value
            // An architecture is shown as it is written.
            if parsed.declaresArchitecture { share.interface ^= structure }
        }
        share.hasArchitecture = !parsed.architectures.isEmpty
        share.isCutShort = parsed.isCutShort
    }

    private static func architectures(of parsed: ParsedFile, _ project: ProjectFile) -> [UInt32] {
        let own = parsed.architectures.map(\.name.text)
        let screens = parsed.documents.compactMap { document -> String? in
            guard case .component(let declaration, _) = document, let screen = declaration.screen else { return nil }
            return screen.architecture?.text ?? project.architecture?.text ?? ComponentOutline.defaultArchitecture
        }
        return (own + screens).map { IdentifierHash.hash($0) }.sortedSet
    }

    /// The names that a file makes, which are known before any name in it is resolved.
    static func declaredNames(_ parsed: ParsedFile, outlines: ArraySlice<ComponentOutline>) -> [UInt32] {
        var names = NameCollector()
        for outline in outlines { names.addDeclared(by: outline) }
        for model in parsed.models { names.declare(model.name.text) }
        return names.declared.sortedSet
    }
}
