import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A role that forbids views names none.
package enum InteractorNoView {
    package static let description = RuleDescription.interactorNoView

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let references = subject.analysis(MemberReferences.self)
        let members = subject.analysis(RoleMembers.self)
        let others = subject.analysis(PlayersWithoutScreen.self)
        let dependencies = subject.analysis(RoleDependencies.self)
        let observed = subject.analysis(ObservedDependencies.self)
        // The same few types are named all over, and those of the platform have to be looked up.
        var views: [NamedType: Bool] = [:]
        return (members.checked + others.checked).filter(\.avoidsViews).flatMap { roleMember in
            let exceptions = NameGlobs(roleMember.forbids?.except)
            let used = references.references(of: roleMember).filter { reference in
                isView(reference.target, subject.code, &views) || reference.isOfController(subject.code)
                    || reference.makesControllerOfPackage || isPartOfView(reference, of: roleMember, subject)
                    || viewRoles(of: reference, in: roleMember, dependencies, subject).contains {
                        !observed.contains(of: roleMember, on: $0)
                    }
            }
            let arguments = genericArguments(of: roleMember.type, subject.code).filter {
                isView($0.type, subject.code, &views) && !exceptions.contains($0.written.qualifiedName)
            }
            let named = (used + references.takenViews(of: roleMember)).filter {
                !exceptions.contains(subject.code.name(of: $0))
            }
            return outermost(named.sorted { $0.range < $1.range }).map { finding($0, of: roleMember, subject) }
                + arguments.map { finding($0, of: roleMember, subject) }
        }
    }

    /// Of the views along one path, the first: the others are parts of it. Of those that one method takes or gives back, the first
    /// as well: it is one method too many, or none.
    private static func outermost(_ references: [CodeReference]) -> [CodeReference] {
        var places: Set<SourceRange> = []
        return references.filter { reference in
            switch (reference.way, reference.spelling) {
            case (.reaches, .path(let components)):
                return components.first.map { places.insert($0.range).inserted } ?? true
            case (.names, _) where reference.isInSignature: return places.insert(reference.member.nameRange).inserted
            default: return true
            }
        }
    }

    // MARK: Findings

    private static func finding(
        _ reference: CodeReference,
        of roleMember: RoleMember,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = subject.code.name(of: reference)
        let isProtocol = reference.target.projectType.map { subject.code[$0].kind == .protocol } ?? false
        let isPart = isPartOfView(reference, of: roleMember, subject)
        let what = isProtocol ? "the protocol of a view" : isPart ? "a part of a view" : "a view"
        let isTaken = reference.member.parameters.contains { $0.holds(reference.range) }
        let remedy =
            isPart
            ? "declare it outside of the view, so that both can name it"
            : isTaken && isInput(reference.target, subject.code)
                ? "take what it needs of it, such as its text, in its place"
                : remedy(for: reference.target, isMade: reference.way == .makes, roleMember, subject)
        guard let method = reference.message, reference.isOfController(subject.code) else {
            return finding(at: reference.range, "uses '\(name)', \(what)", remedy, about: name, of: roleMember, subject)
        }
        return finding(
            at: reference.range,
            "calls '\(method.string)' of UIKit by '\(name)'",
            remedy,
            about: "\(name).\(method.string)",
            of: roleMember,
            subject
        )
    }

    private static func finding(
        _ argument: GenericArgument,
        of roleMember: RoleMember,
        _ subject: CodeSubject
    ) -> Diagnostic {
        finding(
            at: argument.written.range,
            "uses '\(argument.written.qualifiedName)', a view",
            remedy(for: argument.type, isMade: false, roleMember, subject),
            about: argument.written.qualifiedName,
            of: roleMember,
            subject
        )
    }

    private static func finding(
        at place: SourceRange,
        _ what: String,
        _ remedy: String,
        about name: String,
        of roleMember: RoleMember,
        _ subject: CodeSubject
    ) -> Diagnostic {
        description.finding(
            at: place,
            "The \(roleMember.roleName) '\(roleMember.type.name)' \(what).",
            help: [remedy.asSentence],
            notes: roleMember.notesOnLimits(at: roleMember.role?.name.range, in: subject),
            subject: subject.subject(roleMember.type, name)
        )
    }

    /// A role that tells the view what to show needs no view for that, but for the protocol of the screen's own.
    private static func remedy(
        for target: NamedType,
        isMade: Bool,
        _ roleMember: RoleMember,
        _ subject: CodeSubject
    ) -> String {
        let architecture = roleMember.architecture
        let channel = architecture.channels(from: roleMember.roleName).first { channel in
            channel.to.map { architecture.role($0.text)?.isView == true } ?? false
        }
        guard let channel, let view = channel.to?.text else {
            return "answer with values, and let \(receiver(of: roleMember)) have them shown"
        }
        if !isMade, let screen = roleMember.screen, let type = target.projectType, subject.code[type].kind != .protocol,
            subject.references[type].contains(RoleReference(screen: screen, role: view))
        {
            let known = channel.protocolPattern.map { $0.name(forScreen: subject.roles.screens[screen].name) }
                .flatMap { subject.code.types(named: $0).isEmpty ? nil : $0 }
            return known.map { "know it by '\($0)', the protocol of '\(channel.name.text)'" }
                ?? "know it by a protocol that says what it is to show"
        }
        if isMade, let type = target.projectType, subject.code.isViewController(type),
            let navigator = architecture.navigator?.name.text, navigator != roleMember.roleName,
            let route = architecture.channels(from: roleMember.roleName, to: navigator).first
        {
            return "tell the \(navigator) by '\(route.name.text)', which makes screens"
        }
        return "hand the \(view) values by '\(channel.name.text)', and leave views and controllers to others"
    }

    /// Whether a view is there to be read: what a person enters goes in, while a label or a cell that is handed over is filled.
    private static func isInput(_ type: NamedType, _ code: CodeIndex) -> Bool {
        ["UITextField", "UITextView", "UISearchBar", "UISwitch", "UISlider", "UIDatePicker", "UISegmentedControl"]
            .contains { code.inherits(type, from: $0) }
    }

    private static func receiver(of roleMember: RoleMember) -> String {
        let architecture = roleMember.architecture
        let told = architecture.channels(from: roleMember.roleName).first?.to
        let asks = architecture.channels.first { $0.to?.text == roleMember.roleName }?.from
        return (told ?? asks).map { "the \($0.text)" } ?? "somebody else"
    }

    // MARK: Views

    private static func isView(_ type: NamedType, _ code: CodeIndex, _ known: inout [NamedType: Bool]) -> Bool {
        if case .project(let type) = type { return code.isView(type) || code.isViewController(type) }
        if let isView = known[type] { return isView }
        let isView = code.isView(type) || code.isViewController(type)
        known[type] = isView
        return isView
    }

    /// `ListViewController.Order`: who names what is declared in a controller, or in the screen's own view, does not compile
    /// without that.
    private static func isPartOfView(
        _ reference: CodeReference,
        of roleMember: RoleMember,
        _ subject: CodeSubject
    ) -> Bool {
        let code = subject.code
        guard let target = reference.target.projectType, let outer = code[target].parent, namesOuter(reference),
            code.isViewController(outer) || isOwnView(outer, of: roleMember, subject),
            subject.references[target].isEmpty, !(code.isView(target) || code.isViewController(target))
        else { return false }
        // What plays a role in there is the view's own.
        var next = roleMember.type.parent
        while let parent = next {
            if parent == outer { return false }
            next = code[parent].parent
        }
        return true
    }

    private static func namesOuter(_ reference: CodeReference) -> Bool {
        switch (reference.way, reference.spelling) {
        case (.reaches, _): false
        case (_, .type(let written)): written.base != nil
        case (_, .path(let names)): names.count > 1
        case (_, .property): false
        }
    }

    private static func isOwnView(_ type: TypeID, of roleMember: RoleMember, _ subject: CodeSubject) -> Bool {
        guard let screen = roleMember.screen, let view = roleMember.architecture.viewRole?.name.text else {
            return false
        }
        return subject.roles.screens[screen].types(playing: view).contains(type)
    }

    private typealias GenericArgument = (written: TypeFact, type: NamedType)

    /// `LoginViewController` of `LoginPresenter: Presenter<LoginViewController>`.
    private static func genericArguments(of type: CodeType, _ code: CodeIndex) -> [GenericArgument] {
        type.declarations.flatMap { declaration in
            declaration.inheritedTypes.flatMap { inherited in
                inherited.type.genericArguments.map { ($0, code.lookup($0, in: declaration.parent)) }
            }
        }
    }

    /// The views of screens that a reference leads to.
    private static func viewRoles(
        of reference: CodeReference,
        in roleMember: RoleMember,
        _ dependencies: RoleDependencies,
        _ subject: CodeSubject
    ) -> [RoleReference] {
        // Nobody knows whose protocol it is that leads from a class without a screen.
        guard roleMember.screen != nil else { return [] }
        return dependencies.targets(of: reference, for: roleMember).filter { target in
            subject.roles.screens[target.screen].architecture.role(target.role)?.isView == true
                && !isOwnChannel(to: target, by: reference, of: roleMember, subject)
        }
    }

    /// Whether a channel leads from the role to the view of its own screen, whose protocol it may know then, whatever screen that is
    /// called after.
    private static func isOwnChannel(
        to target: RoleReference,
        by reference: CodeReference,
        of roleMember: RoleMember,
        _ subject: CodeSubject
    ) -> Bool {
        guard roleMember.architecture.hasChannel(from: roleMember.roleName, to: target.role) else { return false }
        if target.screen == roleMember.screen { return true }
        guard let named = reference.target.projectType, subject.code[named].kind == .protocol,
            let screen = roleMember.screen
        else { return false }
        let conformers = subject.code.conformers(of: named)
        return subject.roles.screens[screen].types(playing: target.role).contains(where: conformers.contains)
    }
}

extension CodeReference {
    /// Whether a method of UIKit that leads to other screens is called by way of a protocol which is for view controllers:
    /// `view?.present(next, animated: true)`.
    fileprivate func isOfController(_ code: CodeIndex) -> Bool {
        guard way == .reaches, let type = target.projectType, let message, Self.navigation.contains(message),
            let platform = code.platformClass(refinedBy: type), platform.isSubclass(of: "UIViewController")
        else { return false }
        return ([type] + code.protocols(of: type).flatMap(\.candidates)).allSatisfy { refined in
            code.member(message, of: refined) == nil
        }
    }

    /// `TipUIPopoverViewController(…)`, of a module that nobody knows here.
    fileprivate var makesControllerOfPackage: Bool {
        guard way == .makes, target == .unknown, case .path(let names) = spelling else { return false }
        return names.last?.name.hasSuffix("ViewController") ?? false
    }

    private static let navigation: Set<String> = [
        "present", "dismiss", "show", "showDetailViewController", "performSegue", "addChild",
    ]
}
