import ScreenModel
import SourceCheck
import SourceFacts
import SpecRules

/// What other code knows of the classes of a document, and the document does not say: neither as a key nor as an open point.
///
/// Specs leave out what stays inside a class, initializers, static members and constants that are written out, and what a superclass or
/// a protocol asks for is said by its name. Which role holds which one the architecture says, and that one leads from a controller to the
/// next its routes do.
package struct UnsaidMembers {
    private let subject: CodeSubject

    package init(_ subject: CodeSubject) {
        self.subject = subject
    }

    /// `LoginPresenter.retry()`, in the order of the sources.
    package func names(of document: ExtractedDocument) -> [String] {
        guard document.kind != .models else { return [] }
        let said = document.entries.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let component = subject.specs.components(showing: document.type).first { $0.module == document.module }
        return types(of: document, component).flatMap { type in
            type.members.filter { member in
                isWorthSaying(member, of: type) && !said.contains(member.baseName)
                    && !(component.map { isSaidByRoles(member, of: type, on: $0) } ?? false)
            }
            .map { "\(type.name).\($0.name)" }
        }
    }

    private func types(of document: ExtractedDocument, _ component: IndexedComponent?) -> [CodeType] {
        let names = [document.type] + (component?.component.roles.compactMap(\.type) ?? [])
        var seen: Set<TypeID> = []
        let types = names.flatMap { subject.code.types(named: $0, inModule: document.module) }.filter {
            seen.insert($0).inserted
        }
        .map { subject.code[$0] }.filter { $0.isClass }
        // One that only has a name like a class of the screen is none of it.
        return types.filter { $0.id == types.first?.id || subject.code.isConnected($0, to: types) }
    }

    private func isWorthSaying(_ member: MemberFact, of type: CodeType) -> Bool {
        guard !member.isTypeMember, !member.isOverride, !member.isInsideConditionalCompilation,
            subject.isReachedByOthers(member, of: type), !keepsObservations(member),
            !subject.code.isAskedByReactorKit(member, of: type)
        else { return false }
        switch member.kind {
        case .method, .computedProperty: return true
        case .storedProperty:
            return !(member.isConstant && member.value.map { Self.literals.contains($0.kind) } == true)
        default: return false
        }
    }

    /// Whether a property only keeps what is observed from ending: `var disposeBag = DisposeBag()`.
    private func keepsObservations(_ member: MemberFact) -> Bool {
        guard member.isProperty, let type = member.type ?? member.value?.type else { return false }
        return type.namedTypes.contains { Self.keepers.contains($0.name) }
    }

    private static let keepers: Set<String> = ["AnyCancellable", "DisposeBag"]

    /// Whether a property holds whom the architecture lets its class hold, or what a navigator leads from.
    private func isSaidByRoles(_ member: MemberFact, of type: CodeType, on component: IndexedComponent) -> Bool {
        guard member.kind == .storedProperty else { return false }
        let held = subject.roles(heldBy: member)
        return subject.roles.plays(of: type.id).contains { play in
            let screen = subject.roles.screens[play.screen]
            guard screen.component === component else { return false }
            let architecture = screen.architecture
            return held.contains { $0.screen == play.screen && architecture.lets(play.role, hold: $0.role) }
                || architecture.navigator?.name.text == play.role && isController(subject.code.type(of: member))
        }
    }

    private func isController(_ type: NamedType) -> Bool {
        guard case .platform(let platform) = type else { return false }
        return Self.controllers.contains(platform.name)
    }

    private static let controllers: Set<String> = ["UIViewController", "UINavigationController", "UITabBarController"]

    private static let literals: Set<ValueFact.Kind> = [.string, .number, .boolean, .implicitMember]
}

extension Architecture {
    fileprivate func lets(_ holder: String, hold held: String) -> Bool {
        channels.contains { $0.from?.text == holder && $0.to?.text == held }
            || role(holder)?.owns?.contains { $0.text == held } ?? false
    }
}

extension DocumentEntry {
    /// All names that it holds, those of requirements that are written out too.
    fileprivate var names: Set<String> {
        var names: Set<String> = [key, MessageName.base(of: key)]
        collect(value, into: &names)
        return names
    }

    private func collect(_ value: DocumentValue, into names: inout Set<String>) {
        switch value {
        case .text(let text): names.formUnion(text.split(separator: ".").map(String.init))
        case .flag: break
        case .list(let elements): for element in elements { collect(element, into: &names) }
        case .mapping(let entries): for entry in entries { names.formUnion(entry.names) }
        }
    }
}
