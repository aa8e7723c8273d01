import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// Views leave it to others which screen comes next.
package enum ViewNoNavigation {
    package static let description = RuleDescription.viewNoNavigation

    static let rule = TypeRule(description) { subject in
        let members = subject.analysis(RoleMembers.self)
        // Most views share the list of their architecture.
        let methods = Memo<[Name], [NavigationMethod]>()
        return { types in
            types.flatMap { members[$0] }.flatMap { roleMember -> [Diagnostic] in
                guard roleMember.isView, let entries = roleMember.forbids?.navigation, !entries.isEmpty else {
                    return []
                }
                return Survey(
                    roleMember: roleMember,
                    subject: subject,
                    code: members.code(of: roleMember.type),
                    methods: methods(entries) { entries.map(NavigationMethod.init) },
                    exceptions: NameGlobs(roleMember.forbids?.exceptPresented),
                    receiver: NavigationReceiver(roleMember.type, in: subject.code)
                ).findings
            }
        }
    }

    private struct Survey {
        let roleMember: RoleMember
        let subject: CodeSubject
        let code: [MemberFact]
        let methods: [NavigationMethod]
        let exceptions: NameGlobs
        let receiver: NavigationReceiver

        var findings: [Diagnostic] {
            let found = code.flatMap { member in
                member.calls.compactMap { finding($0, in: member) }
            }
            return found.isEmpty || hasNavigator ? found : []
        }

        private var hasNavigator: Bool {
            subject.hasNavigator(
                from: roleMember.screen,
                in: roleMember.architecture,
                isFromSpec: roleMember.isFromSpec
            )
        }

        private func finding(_ call: CallFact, in member: MemberFact) -> Diagnostic? {
            guard let name = call.calledPath.last, let entry = entry(for: call),
                receiver.navigates(call, in: member), !isHarmless(call, in: member),
                !closesWhatIsNoScreen(call, in: member), !closesOwnScreen(call, in: member), !isAskedFor(member)
            else { return nil }
            let method = entry.text
            let closes = method.hasPrefix("dismiss") || method.hasPrefix("pop")
            return description.finding(
                at: name.range,
                "The view '\(roleMember.type.name)' \(closes ? "closes a screen" : "opens another screen") by '\(method)'.",
                help: [remedy.asSentence],
                notes: roleMember.notesOnLimits(
                    at: entry.range,
                    saying: "forbids: navigation: \(method)",
                    in: subject
                ),
                subject: subject.subject(roleMember.type, "\(member.name.string).\(name.name.string)")
            )
        }

        private var remedy: String {
            guard roleMember.role != nil else {
                return "tell the controller by a delegate or a closure, which navigates"
            }
            let architecture = roleMember.architecture
            guard let navigator = architecture.navigator?.name.text else {
                return architecture.channels(from: roleMember.roleName).first {
                    $0.name == architecture.actionsChannel?.name
                }
                .flatMap { channel in
                    channel.to.map { "tell the \($0.text) by '\(channel.name.text)', which has it done" }
                }
                    ?? "tell the controller that owns it, which navigates"
            }
            // Of a screen that has none, nobody could be told.
            let start = lacks(navigator) ? "give its screen \(navigator.withArticle), and " : ""
            if let channel = architecture.channels(from: roleMember.roleName, to: navigator).first {
                return start + "tell the \(navigator) by '\(channel.name.text)'"
            }
            guard let (first, second) = architecture.mediator(from: roleMember.roleName, to: navigator),
                let middle = first.to?.text
            else { return "that is the part of the \(navigator)" }
            return start
                + "tell the \(middle) what happened by '\(first.name.text)', which asks the \(navigator) by '\(second.name.text)'"
        }

        /// Whether nobody leads from the view's screen to others, by the name of the screen or for several ones.
        private func lacks(_ navigator: String) -> Bool {
            guard let screen = roleMember.screen, !roleMember.isFromSpec,
                let role = roleMember.architecture.role(navigator)
            else { return false }
            return !subject.isOfFlows(role) && subject.roles.screens[screen].types(playing: navigator).isEmpty
        }

        // MARK: Which calls lead to other screens

        /// The entry that the call fits: its own labels in order, those of parameters with defaults left out.
        private func entry(for call: CallFact) -> Name? {
            guard let name = call.name else { return nil }
            let fingerprint = name.fingerprint
            guard methods.contains(where: { $0.fingerprint == fingerprint }) else { return nil }
            let labels = call.writtenLabels
            return methods.first { method in
                name == method.name && labels.first == method.labels.first && labels.fit(method.labels)
            }?.entry
        }

        /// An alert, a sheet of the system, or a system controller that says itself that it is done.
        private func isHarmless(_ call: CallFact, in member: MemberFact) -> Bool {
            guard let name = call.name else { return true }
            // A tab bar controller is given its tabs by that.
            if name == "setViewControllers" {
                return subject.code.inherits(roleMember.type.id, from: "UITabBarController")
            }
            if name == "present" || name == "show" || name == "showDetailViewController" {
                return call.arguments.first.map { !isScreen($0, in: member) } ?? true
            }
            guard name == "dismiss" else { return false }
            if member.isOverride { return true }
            let foreign = ForeignControllers(subject.code)
            if foreign.isTold(member, shownBy: code) || foreign.isHanded(call, in: member) { return true }
            return member.parameters.contains { parameter in
                guard let type = parameter.type else { return false }
                guard case .platform = subject.code.lookup(type, in: member) else { return false }
                return subject.code.isViewController(subject.code.lookup(type, in: member))
            }
        }

        /// Whether a method takes down what the view has put up itself and keeps: it looks first whether that is there, as by
        /// `scanner?.presentingViewController`. To put it up is a finding of its own.
        private func closesOwnScreen(_ call: CallFact, in member: MemberFact) -> Bool {
            guard let name = call.name, name == "dismiss" else { return false }
            return member.uses.contains { use in
                guard use.range.upper <= call.range.lower, let path = use.selfPath, path.count == 2,
                    let shown = path.first?.name, Self.presence.contains(path.last?.name),
                    let property = subject.code.member(shown, of: roleMember.type.id), property.kind == .storedProperty
                else { return false }
                return subject.code.isViewController(subject.code.type(of: property)) && presents(property)
            }
        }

        private static let presence: Set<String> = ["presentingViewController", "isBeingPresented", "viewIfLoaded"]

        /// Whether a method of the view presents what a property holds, or sets the property to what it presents.
        private func presents(_ property: MemberFact) -> Bool {
            code.contains { member in
                let shown = member.calls.filter { $0.name == "present" }
                    .compactMap { $0.arguments.first?.use }
                if shown.contains(where: { $0.propertyOfSelf == property.baseName }) { return true }
                let locals = shown.compactMap { $0.components.count == 1 ? $0.local?.index : nil }
                return member.assignments.contains { assignment in
                    guard let path = assignment.target.selfPath, path.count == 1,
                        path.first?.name == property.baseName, assignment.value.kind == .path
                    else { return false }
                    return assignment.value.use?.local.map { locals.contains($0.index) } ?? false
                }
            }
        }

        /// Whether the method is what somebody who leads to other screens asks the view for, by a protocol of the view's.
        private func isAskedFor(_ member: MemberFact) -> Bool {
            guard member.kind == .method, let role = roleMember.architecture.navigator?.name.text else {
                return false
            }
            return subject.roles.isRequested(byAnyPlaying: role, member, of: roleMember.type, in: subject.code)
        }

        /// Whether it is an alert that goes, or what stands in for one.
        private func closesWhatIsNoScreen(_ call: CallFact, in member: MemberFact) -> Bool {
            guard let name = call.name, name == "dismiss" else { return false }
            if call.calledPath.count > 1 {
                let receiver = subject.code.receiver(of: call, in: member)
                if isException(receiver) { return true }
            }
            return ClosedAlerts(of: code, in: subject.code).mayBeClosed(by: call, in: member)
        }

        /// Whether it is one of what views may present.
        private func isException(_ type: NamedType) -> Bool {
            switch type {
            case .platform(let platform): platform.name == "UIAlertController" || exceptions.contains(platform.name)
            case .project(let id):
                subject.code.isViewController(id)
                    && subject.code.classes(from: id).contains { exceptions.contains(subject.code[$0].name) }
            default: false
            }
        }

        /// Whether what is presented is surely a screen: a controller that is known and none of the exceptions.
        private func isScreen(_ value: ValueFact, in member: MemberFact) -> Bool {
            switch subject.code.type(of: value, in: member) {
            case .unknown, .ambiguous: return false
            // A picker or sheet of the system is no screen of the app; its containers hold one.
            case .platform(let type):
                if type.name == "UIViewController", isOfAssembler(value, in: member) { return true }
                return ControllerContainers.names.contains(type.name) && !holdsNoScreen(value, in: member)
            case .project(let id):
                guard subject.code.isViewController(id) else { return false }
                let ancestor = subject.code.platformClass(of: id)?.name
                let container = ancestor.flatMap { ControllerContainers.names.contains($0) ? $0 : nil }
                let names = subject.code.classes(from: id).map { Self.name(subject.code[$0].name, asKindOf: container) }
                guard !names.contains(where: exceptions.contains) else { return false }
                if container != nil { return !holdsNoScreen(value, in: member) }
                return ancestor.map { !exceptions.contains($0) } ?? true
            }
        }

        /// `ListRouter.makeModule()`: what a role that puts screens together hands out is one.
        private func isOfAssembler(_ value: ValueFact, in member: MemberFact) -> Bool {
            let made = value.kind == .path && value.use?.components.count == 1 ? value.use?.local?.value : value
            guard let call = made?.call, call.calledPath.count > 1, let first = call.calledPath.first,
                first.startsUppercase
            else { return false }
            let types = call.calledPath.prefix { $0.startsUppercase }
            return subject.code.lookup(path: types.map(\.name), in: member).candidates.contains { maker in
                subject.roles.roles(of: maker).contains { screen, role in
                    role.assembles == true
                        && !screen.types(playing: screen.architecture.viewRole?.name.text ?? "").isEmpty
                }
            }
        }

        /// What remains of `CartNavigationController` behind that it is one: the exceptions know names of the app, not of UIKit.
        private static func name(_ name: String, asKindOf container: String?) -> String {
            guard let suffix = container?.dropFirst("UI".count), name.hasSuffix(suffix) else { return name }
            return String(name.dropLast(suffix.count))
        }

        /// Whether a container is made around something that is known, and no screen.
        private func holdsNoScreen(_ value: ValueFact, in member: MemberFact) -> Bool {
            let made = value.use?.local?.value ?? value
            guard let root = made.call?.arguments.first(where: { $0.label == "rootViewController" })
            else { return false }
            if ForeignControllers(subject.code).isMade(root, in: member) { return true }
            return subject.code.type(of: root, in: member) != .unknown && !isScreen(root, in: member)
        }
    }
}

/// A method of a list of those that lead to other screens: `present(_:animated:completion:)`.
struct NavigationMethod: Sendable {
    let entry: Name
    let name: String
    /// That of the name: every call of every view is held against all methods.
    let fingerprint: UInt64
    let labels: [String]

    init(_ entry: Name) {
        self.entry = entry
        let text = entry.text.utf8
        let open = text.firstIndex(of: UInt8(ascii: "(")) ?? text.endIndex
        name = String(text[..<open]) ?? ""
        fingerprint = NameFingerprint.of(name)
        labels = text[open...].dropFirst().split(separator: UInt8(ascii: ":")).compactMap(String.init)
            .filter { $0 != ")" }
    }
}
