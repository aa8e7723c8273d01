import ArchitectureRules
import ScreenModel
import SourceFacts
import SourceText

/// The imports of files whose types play roles, held against what the roles may import.
struct ImportLimits {
    /// Whom a file belongs to, as far as imports are concerned.
    struct Owner {
        /// `nil` where the role is that of the whole file.
        let type: CodeType?
        let role: Role
        let architecture: Architecture
        let screen: Int?
    }

    struct Import {
        let fact: ImportFact
        let owner: Owner
        /// The entry of `forbids` that it fits; `nil` where it is missing from `allows`.
        let entry: Name?
    }

    let subject: CodeSubject

    /// All imports that a role forbids or does not allow, one for each file and module.
    var breaks: [Import] {
        subject.code.files.enumerated().flatMap { number, file -> [Import] in
            guard subject.isChecked(file) else { return [] }
            let owners = owners(of: file, number)
            guard !owners.isEmpty else { return [] }
            var seen: Set<String> = []
            return file.facts.imports.compactMap { fact in
                guard let found = firstBreak(fact, owners), seen.insert(fact.module.string).inserted else { return nil }
                return found
            }
        }
    }

    /// Every owner has to be against an import: where one file holds several classes, another one may need it.
    private func firstBreak(_ fact: ImportFact, _ owners: [Owner]) -> Import? {
        var first: Import?
        for owner in owners {
            let module = fact.module.string
            if let entry = NameGlobs(owner.role.forbids?.imports).entry(for: module) {
                first = first ?? Import(fact: fact, owner: owner, entry: entry)
            } else if let allowed = owner.role.allows?.imports, !NameGlobs(allowed).contains(module) {
                first = first ?? Import(fact: fact, owner: owner, entry: nil)
            } else {
                return nil
            }
        }
        return first
    }

    /// The roles of the classes, structs and actors of a file and of those that it extends; a file whose path is what an
    /// architecture recognises belongs to the role as a whole.
    private func owners(of file: CodeFile, _ number: Int) -> [Owner] {
        if let owner = ownerByPath(file) { return [owner] }
        var owners: [Owner] = []
        for declaration in file.facts.declarations where declaration.parent == nil {
            switch declaration.kind {
            case .protocol, .typealias, .enum: continue
            case .class, .struct, .actor, .extension: break
            }
            guard let type = subject.code.type(of: declaration) else { continue }
            let speakers = subject.speakers(as: type).filter { $0.role != nil }
            // Another class may need the import; a value beside a role is there for the role.
            if speakers.isEmpty, type.isReference || isSwiftUIView(declaration) { return [] }
            owners += speakers.compactMap { speaker in
                speaker.role.map {
                    Owner(type: type, role: $0, architecture: speaker.architecture, screen: speaker.screen)
                }
            }
        }
        return owners
    }

    /// `struct LoginView: View`.
    private func isSwiftUIView(_ declaration: DeclarationFact) -> Bool {
        declaration.inheritedTypes.contains { inherited in
            inherited.type.name.map { Self.swiftUIViews.contains($0.string) } ?? false
        }
    }

    private static let swiftUIViews: Set<String> = [
        "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider", "App",
        "Scene",
    ]

    private func ownerByPath(_ file: CodeFile) -> Owner? {
        guard let architecture = subject.architectures.architecture(ofModule: file.module) else { return nil }
        for role in architecture.roles {
            guard let matches = role.matches, !matches.files.isEmpty, matches.suffixes.isEmpty,
                matches.prefixes.isEmpty,
                matches.superclasses.isEmpty, matches.protocols.isEmpty
            else { continue }
            if matches.files.contains(where: { PathGlob($0.text).matches(file.path) }) {
                return Owner(type: nil, role: role, architecture: architecture, screen: nil)
            }
        }
        return nil
    }
}
