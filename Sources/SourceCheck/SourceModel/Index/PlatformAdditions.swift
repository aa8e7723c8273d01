import SystemTypes
import SourceFacts

/// What extensions add to classes of the platform: those of the project are known by name, those of packages are not.
struct PlatformAdditions: Sendable {
    /// Swift lets a file use what another file of its module has imported.
    private let importsPackages: Bool
    private let names: Set<String>

    init(_ code: CodeIndex) {
        importsPackages = code.files.contains { file in
            file.facts.imports.contains { !SystemTypes.isKnownModule($0.module.string) }
        }
        var names: Set<String> = []
        for file in code.files {
            for declaration in file.facts.declarations
            where declaration.kind == .extension && code.type(of: declaration) == nil {
                for member in declaration.members { names.insert(member.baseName.string) }
            }
        }
        self.names = names
    }

    /// Whether a class of the platform may have such a member, though the platform does not give it one.
    func mayHold(_ name: String) -> Bool {
        importsPackages || names.contains(name)
    }
}

extension CodeIndex {
    /// What an extension adds to a class of the platform or to one above it.
    func addedMember(_ name: FactText, to platform: PlatformType) -> MemberFact? {
        additions(to: platform).first { $0.baseName == name }
    }

    /// What extensions add to a class of the platform or to one above it, the nearest first.
    func additions(to platform: PlatformType) -> [MemberFact] {
        if table.platformExtensions.isEmpty { return [] }
        return SystemTypes.superclasses(of: platform.name).flatMap { extensions(ofPlatformType: $0.name) }
            .flatMap(\.members)
    }
}
