import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A type of the code that is a view model, and what says so.
struct KnownViewModel: Sendable {
    let type: CodeType
    /// As a clause: "the view model of 'ProductCell'".
    let description: String
    /// The place in a spec that declares it.
    let declared: SourceRange?
    /// Whether a spec takes the type as it is, class or struct.
    let isTakenAsItIs: Bool
}

/// The view models of the code: those of specs, those nested in a view under the name `ViewModel`, and those that the
/// architecture's pattern finds for a screen whose partner is somebody else.
struct ViewModels: CodeAnalysis {
    let all: [KnownViewModel]

    init(of subject: CodeSubject) {
        all = ViewModelFinder(subject: subject).viewModels
    }
}

private struct ViewModelFinder {
    let subject: CodeSubject
    private var code: CodeIndex { subject.code }

    var viewModels: [KnownViewModel] {
        var found: [KnownViewModel] = []
        var known: Set<TypeID> = []
        func add(_ model: KnownViewModel) {
            guard model.type.kind != .typealias, model.type.kind != .protocol, code.file(of: model.type).isChecked,
                known.insert(model.type.id).inserted
            else { return }
            found.append(model)
        }
        for component in subject.specs.components {
            for content in component.component.contents {
                for type in code.types(named: content.fullTypeName, inModule: component.module) {
                    add(
                        KnownViewModel(
                            type: code[type],
                            description: "the view model of '\(component.name)'",
                            declared: content.declaration.range,
                            isTakenAsItIs: content.declaration.type != nil
                        )
                    )
                }
            }
        }
        for type in subject.checkedTypes where type.name == "ViewModel" {
            guard let parent = type.parent, code.isView(parent) || isPlainController(parent),
                let model = namedModel(type, of: parent)
            else { continue }
            add(
                KnownViewModel(
                    type: model,
                    description: "the view model of '\(code.qualifiedName(of: parent))'",
                    declared: nil,
                    isTakenAsItIs: false
                )
            )
        }
        for screen in subject.roles.screens { screenViewModels(of: screen).forEach(add) }
        return found
    }

    /// What a view calls its view model: the type itself, or the class or struct that the name is an alias of. Where the
    /// architecture has view models as a role, an alias leads to one of those.
    private func namedModel(_ type: CodeType, of parent: TypeID) -> CodeType? {
        guard type.kind == .typealias else { return type }
        guard !hasViewModelRole(inModuleOf: parent), let aliased = type.declaration.aliasedType,
            let model = code.lookup(aliased, in: type.declaration.parent).projectType
        else { return nil }
        return code[model]
    }

    /// A view controller whose architecture has no role that is itself called a view model.
    private func isPlainController(_ type: TypeID) -> Bool {
        code.isViewController(type) && !hasViewModelRole(inModuleOf: type)
    }

    private func hasViewModelRole(inModuleOf type: TypeID) -> Bool {
        let module = code.file(of: code[type]).module
        return subject.architectures.architecture(ofModule: module).map(\.hasViewModelRole) ?? false
    }

    /// By name, for screens that are there: with a view and a partner that is not the view model itself.
    private func screenViewModels(of screen: CodeScreen) -> [KnownViewModel] {
        let architecture = screen.architecture
        guard !architecture.hasViewModelRole, let view = architecture.viewRole?.name.text,
            let partner = architecture.partner, !screen.types(playing: view).isEmpty,
            !screen.types(playing: partner).isEmpty
        else { return [] }
        let name = architecture.viewModelName(forScreen: screen.name)
        // Who plays a role does something, whatever it is called.
        return code.types(named: name, inModule: screen.module).filter { subject.roles.plays(of: $0).isEmpty }.map {
            type in
            KnownViewModel(
                type: code[type],
                description: "by its name the view model of '\(screen.name)'",
                declared: nil,
                isTakenAsItIs: false
            )
        }
    }
}

extension Architecture {
    func viewModelName(forScreen screen: String) -> String {
        viewModelPattern?.name(forScreen: screen) ?? "\(screen)ViewModel"
    }

    /// Whether a role has the name that elsewhere the value has that a view shows, as in MVVM.
    var hasViewModelRole: Bool {
        roles.contains { isViewModel($0.name.text) }
    }

    func isViewModel(_ role: String) -> Bool {
        self.role(role)?.type?.text == "{screen}ViewModel"
    }
}
