import SourceFacts
import ScreenSpecDiagnostics

/// `AppDefaults.User.seen`: where a type only groups what it offers by nested ones, whoever uses a member of those uses the type.
///
/// A nested type whose values are made is something else: `LoginService.Failure.offline` asks the service for nothing.
struct Namespaces {
    private let code: CodeIndex

    init(_ code: CodeIndex) {
        self.code = code
    }

    /// The same reference as one to each of the types around what it names, the innermost first.
    func around(_ reference: CodeReference) -> [CodeReference] {
        guard reference.way == .usesStatically, let message = reference.message,
            case .path(let names) = reference.spelling, names.count > 1, let first = names.first
        else { return [] }
        return (1..<names.count).reversed().map { count in
            let outer = names.prefix(count)
            let target = code.lookup(path: outer.map(\.name), in: reference.member)
            guard let last = outer.last, groups(target, names.dropFirst(count).map(\.name), message, reference) else {
                return nil
            }
            let range = SourceRange(
                file: first.range.file,
                lower: Int(first.range.lower),
                upper: Int(last.range.upper)
            )
            return CodeReference(
                target: target,
                spelling: .path(outer),
                way: .usesStatically,
                range: range,
                member: reference.member,
                message: names.dropFirst(count).first?.name
            )
        }.compactMap(\.self)
    }

    /// Whether the innermost of the names behind a type offers a member by itself, and no value of it is made.
    private func groups(_ outer: NamedType, _ inner: [FactText], _ message: FactText, _ reference: CodeReference)
        -> Bool
    {
        guard let last = inner.last else { return false }
        switch reference.target {
        case .project, .ambiguous:
            return reference.target.candidates.contains { candidate in
                code[candidate].declarations.contains { offers(message, $0) }
                    && isNamespace(code[candidate].declarations)
            }
        case .platform: return false
        case .unknown:
            if case .platform(let type) = outer {
                let added = code.extensions(ofPlatformType: type.name).flatMap(\.nested).filter {
                    $0.name == last
                }
                return added.contains { offers(message, $0) } && isNamespace(added)
            }
            // That of another module, of which only the name tells.
            return outer == .unknown && !Self.namesOfValues.contains { last.hasSuffix($0) }
        }
    }

    private func offers(_ message: FactText, _ declaration: DeclarationFact) -> Bool {
        declaration.members.contains { $0.isTypeMember && $0.kind != .enumCase && $0.baseName == message }
    }

    private func isNamespace(_ declarations: [DeclarationFact]) -> Bool {
        declarations.allSatisfy { declaration in
            declaration.members.allSatisfy { member in
                member.kind != .enumCase && (member.isTypeMember || member.kind == .initializer)
            }
        }
    }

    private static let namesOfValues = [
        "Code", "Configuration", "Error", "Event", "Key", "Keys", "Kind", "Mode", "Name", "Names", "Notification",
        "Option",
        "Options", "Policy", "State", "Status", "Type",
    ]
}
