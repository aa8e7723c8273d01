import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Where a spec describes a view, it says all that the view knows: its view model, those its channels lead to, its
/// subviews, and the types that its messages carry. The UI framework and values that no spec needs come on top.
struct ClosedVocabulary {
    private let roleMember: RoleMember
    private let subject: CodeSubject
    private let component: IndexedComponent
    private let known: Set<String>
    private let exceptions: NameGlobs
    private let presented: NameGlobs
    private let permitted: KnownTypes

    /// `nil` for a view that no spec describes, and for a controller that has nobody beside it, which does all that is to be done.
    init?(_ roleMember: RoleMember, in subject: CodeSubject) {
        guard roleMember.role == nil || roleMember.architecture.hasPartner,
            let component = roleMember.screen.flatMap({ subject.roles.screens[$0].component })
                ?? subject.components(showing: roleMember.type).first
        else { return nil }
        self.roleMember = roleMember
        self.subject = subject
        self.component = component
        known = Self.names(of: component, in: subject)
        exceptions = NameGlobs(roleMember.forbids?.except)
        // Where views navigate themselves, one list holds all exceptions.
        presented = NameGlobs(roleMember.forbids?.exceptPresented ?? roleMember.forbids?.except)
        permitted = subject.analysis(KnownTypes.self)
    }

    func findings(_ description: RuleDescription) -> [Diagnostic] {
        subject.analysis(MemberReferences.self).references(of: roleMember).compactMap { reference in
            guard let target = reference.target.projectType, isStrange(target, reference),
                !permitted.contain(target, for: roleMember)
            else { return nil }
            let name = subject.code.qualifiedName(of: target)
            return description.finding(
                at: reference.range,
                "The view '\(roleMember.type.name)' knows '\(name)', which its spec does not give it.",
                help: ["Let \(giver) hand over what is shown, or name it under 'knows' in the spec."],
                notes: [
                    Diagnostic.Note(
                        at: component.declaration.name.range,
                        "By the spec of '\(component.name)', its view may know \(vocabulary(of: component))."
                    )
                ],
                subject: subject.subject(roleMember.type, name)
            )
        }
    }

    // MARK: What the spec gives

    /// Who tells the view what it shows.
    private var giver: String {
        let architecture = roleMember.architecture
        let sender = architecture.channels.first { $0.to?.text == roleMember.roleName }?.from?.text
        return (sender ?? architecture.partner).map { "the \($0)" } ?? "its owner"
    }

    /// "its view model 'JogsViewModel', 'JogsViewToPresenterInterface', its declared subviews and the UI framework".
    private func vocabulary(of component: IndexedComponent) -> String {
        var parts: [String] = []
        parts += component.component.contents.outermost.map { "its view model '\($0.fullTypeName)'" }
        let partners = component.component.interfaces.filter {
            $0.from == roleMember.roleName || $0.from == component.component.viewType
        }
        parts += partners.map { "'\($0.name)'" }
        parts += ["its declared subviews", "the UI framework"]
        return parts.formattedList(with: "and")
    }

    /// What the view's own document names, and those of the screens that use the view: their messages reach it as well.
    private static func names(of component: IndexedComponent, in subject: CodeSubject) -> Set<String> {
        let users = subject.specTable.users(ofView: component.name)
        return ([component] + users).reduce(into: []) { $0.formUnion(names(of: $1)) }
    }

    /// The last names of all types that the document mentions, and of what is made from it.
    private static func names(of component: IndexedComponent) -> Set<String> {
        var names: Set<String> = [component.component.viewType]
        component.forEachViewMention { mention in
            mention.type.type.forEachName { names.formUnion($0.components.map(\.name)) }
        }
        for interface in component.component.interfaces {
            names.insert(interface.name)
            for member in interface.members {
                for type in member.types { type.type.forEachName { names.formUnion($0.components.map(\.name)) } }
            }
        }
        for player in component.component.roles { player.type.map { _ = names.insert($0) } }
        for content in component.component.contents {
            names.formUnion(content.fullTypeName.dottedParts)
        }
        for view in component.declaration.subviews.flatMap(\.rows).flatMap(\.views) { names.insert(view.text) }
        for type in component.declaration.conforms + component.declaration.interfaces.map(\.type) {
            type.type.forEachName { names.formUnion($0.components.map(\.name)) }
        }
        for parameter in component.declaration.screen?.opens ?? [] {
            parameter.type.type.forEachName { names.formUnion($0.components.map(\.name)) }
        }
        return names
    }

    // MARK: What is strange

    /// Whether the document of a cell or another view that the app has leaves out what it is given: then all that it knows may be that.
    private var isPartlyDescribed: Bool {
        guard roleMember.role == nil, !component.component.generates else { return false }
        return component.component.contents.isEmpty && component.declaration.inputs.isEmpty
    }

    private func isStrange(_ target: TypeID, _ reference: CodeReference) -> Bool {
        let type = subject.code[target]
        guard target != roleMember.type.id, !known.contains(type.name), !isPartOfRoleMember(type, reference) else {
            return false
        }
        if subject.code.isViewController(target) {
            // A navigation controller is no screen; the one that is made into it is.
            return reference.way == .makes && !isEmbedded(reference) && !presented.contains(type.name)
                && !subject.code.inherits(target, from: "UINavigationController")
        }
        if isPartlyDescribed || exceptions.contains(type.name) { return false }
        // What plays a role is a matter of channels.
        if subject.code.isView(target) || !subject.references[target].isEmpty { return false }
        if subject.code.file(of: type).facts.isGenerated { return false }
        return isOfStrangeKind(type, reference) && !isPartOfWhatIsSeen(type)
    }

    private func isOfStrangeKind(_ type: CodeType, _ reference: CodeReference) -> Bool {
        switch type.kind {
        case .class, .actor:
            reference.way != .reaches && !inheritsFromUIFramework(type.id) && !subject.code.isPlainConstant(reference)
        case .protocol: reference.way == .stores || reference.way == .names
        case .struct:
            // A struct of constants is named by its members alone; one that is held or handed over is data.
            (reference.way == .stores || reference.way == .names)
                && type.members.contains { $0.kind == .storedProperty && !$0.isTypeMember }
        case .enum, .extension, .typealias: false
        }
    }

    /// What stands in the view's file is its own, but for a class that it keeps or makes and that others see as well.
    private func isPartOfRoleMember(_ type: CodeType, _ reference: CodeReference) -> Bool {
        guard subject.code.file(of: type).path == subject.code.file(of: roleMember.type).path else { return false }
        let isHidden = type.parent != nil || type.declaration.access.map { $0 <= .fileprivate } ?? false
        return isHidden || !type.isReference || !(reference.way == .stores || reference.way == .makes)
    }

    /// Whether the controller that is made becomes a part of the view: it is kept, or added as a child.
    private func isEmbedded(_ reference: CodeReference) -> Bool {
        let member = reference.member
        return member.isProperty || member.calls.contains { $0.name == "addChild" }
    }

    /// `LoadingView.show()`, whose spinner is a view, and `UIFactory.makeLabel()`: they are part of what is seen, whatever
    /// they inherit.
    private func isPartOfWhatIsSeen(_ type: CodeType) -> Bool {
        let held = type.members.filter { $0.kind == .storedProperty }
        if !held.isEmpty, held.allSatisfy({ subject.code.isView(subject.code.type(of: $0)) }) { return true }
        let methods = type.members.filter { $0.kind == .method }
        return methods.count(where: { subject.code.isView(subject.code.type(of: $0)) }) * 2 > methods.count
    }

    private func inheritsFromUIFramework(_ target: TypeID) -> Bool {
        guard let ancestor = subject.code.platformClass(of: target) else {
            return subject.code.mayInheritFromPackage(target)
        }
        return ancestor.name != "NSObject"
    }
}
