import SystemTypes

/// One system module as Swift declarations, written from the catalogue, so that code for it can be type-checked where the
/// module does not exist.
///
/// Bodies trap: the module is only ever imported by the type checker. What the catalogue leaves out, the stand-in lacks; a
/// member whose type is in no module at hand is left out too.
struct StandInModule {
    let name: String
    private let declarations: [CatalogueDeclaration]

    init(name: String) {
        self.name = name
        if name == AbsentOnLinux.module {
            // Core Foundation's own names come along: the module cannot be imported on Linux.
            let foundation = SystemTypes.declarations(in: "Foundation").filter {
                AbsentOnLinux.types.contains($0.header.name)
            }
            declarations = foundation + SystemTypes.declarations(in: "CoreFoundation")
        } else {
            declarations = SystemTypes.declarations(in: name)
        }
    }

    /// The stand-ins that must be there before this one can be made.
    var dependencies: [String] {
        switch name {
        case "ObjectiveC": []
        case AbsentOnLinux.module: ["ObjectiveC"]
        default:
            [AbsentOnLinux.module, "ObjectiveC"]
                + SystemTypes.modulesExported(by: name).filter {
                    !VisibleTypes.native.contains($0) && $0 != "ObjectiveC"
                }
        }
    }

    var source: String {
        let visible = VisibleTypes(modules: Set(dependencies + [name]))
        let foundation = name == "ObjectiveC" ? [] : ["Foundation", "FoundationNetworking"]
        let imports = (foundation + dependencies).sorted()
        let writer = DeclarationWriter(visible: visible, declarations: declarations)
        let written = declarations.filter { !StandInSupplement.typesWrittenByHand.contains($0.header.name) }
        let parts =
            imports.map { "@_exported import \($0)" } + [StandInSupplement.source(for: name)]
            + written.flatMap(writer.lines)
        return parts.joined(separator: "\n") + "\n"
    }
}
