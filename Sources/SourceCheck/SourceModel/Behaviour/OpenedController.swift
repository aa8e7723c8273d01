import SourceFacts
import SystemTypes

/// Which controller an expression is: made here, held by a variable, taken out of a storyboard, put into a navigation controller, or
/// made by a method that makes no other one.
struct OpenedController {
    private let code: CodeIndex
    private let storyboards: StoryboardControllers

    init(_ subject: CodeSubject) {
        code = subject.code
        storyboards = subject.analysis(StoryboardControllers.self)
    }

    /// - Parameter given: The controllers that parameters of the member are, as its caller has it.
    func className(of value: ValueFact?, in member: MemberFact, given: [String: String] = [:]) -> String? {
        value.flatMap { name(of: $0, in: member, depth: 0) ?? handedOn($0, given) }
    }

    /// A parameter that somebody else has given, be it cast or held by a variable.
    private func handedOn(_ value: ValueFact, _ given: [String: String], depth: Int = 0) -> String? {
        guard depth < Self.depthLimit, value.kind == .path || value.kind == .cast, let use = value.use,
            use.components.count == 1, let name = use.components.first?.name.string, let local = use.local
        else { return nil }
        if local.kind == .parameter { return given[name] }
        return local.value.flatMap { handedOn($0, given, depth: depth + 1) }
    }

    private static let depthLimit = 4

    private func name(of value: ValueFact, in member: MemberFact, depth: Int) -> String? {
        guard depth < Self.depthLimit else { return nil }
        if let call = value.call, let root = call.argument(labelled: "rootViewController") {
            return name(of: root, in: member, depth: depth + 1)
        }
        // Of a navigation controller of the app's own that a variable holds, what it was made with says more than its class.
        if value.kind == .path, let use = value.use, use.components.count == 1, let held = use.local?.value,
            held.call?.argument(labelled: "rootViewController") != nil
        {
            return name(of: held, in: member, depth: depth + 1)
        }
        if let call = value.call, let root = call.argument(labelled: "rootView"),
            call.calledPath.contains(where: { $0.name == "UIHostingController" })
        {
            return code.type(of: root, in: member).projectType.map { code.qualifiedName(of: $0) }
        }
        if let name = controllerName(code.type(of: value, in: member)) { return name }
        if let name = value.call.flatMap(storyboards.className) { return name }
        if let use = value.use, value.kind == .path, let local = use.local, use.components.count == 1 {
            return local.value.flatMap { name(of: $0, in: member, depth: depth + 1) }
                ?? content(of: local, in: member, depth)
        }
        if value.kind == .cast { return cast(value, in: member, depth) }
        if let call = value.call, let name = named(in: call, of: member) { return name }
        if value.kind == .construction, let maker = code.type(of: value, in: member).projectType {
            return onlyController(madeBy: maker)
        }
        let makes: Set<ValueFact.Kind> = [.call, .path, .chainedConstruction]
        guard makes.contains(value.kind), let use = value.use else { return nil }
        return factory(use, value.call, in: member).flatMap(onlyController)
    }

    /// What is cast to a controller of any kind: a call, or what a variable holds.
    private func cast(_ value: ValueFact, in member: MemberFact, _ depth: Int) -> String? {
        let inner = member.calls.filter { value.range.contains($0.range) }
        if let call = inner.max(by: { $0.range.offsets.count < $1.range.offsets.count }) {
            return named(in: call, of: member) ?? factory(call.callee, call, in: member).flatMap(onlyController)
        }
        guard let use = value.use, use.components.count == 1 else { return nil }
        return use.local?.value.flatMap { name(of: $0, in: member, depth: depth + 1) }
    }

    /// The class that a maker of any controller is told to make: `views.make(LoginViewController.self)`.
    func named(in call: CallFact, of member: MemberFact) -> String? {
        let names = call.arguments.compactMap { argument in
            argument.kind == .type
                ? argument.type.flatMap { controllerName(code.lookup($0, in: member)) } : nil
        }
        return names.count == 1 ? names.first : nil
    }

    /// The one controller that is put into another one, of which nobody knows more: `sheet.add(login)`.
    private func content(of local: LocalFact, in member: MemberFact, _ depth: Int) -> String? {
        let calls = member.calls.filter { call in
            call.callee.local?.index == local.index && call.calledPath.count == 2
                && Self.containing.contains(call.name)
        }
        let names = calls.compactMap { call in
            call.arguments.lazy.compactMap { name(of: $0, in: member, depth: depth + 1) }.first
        }
        return names.count == 1 ? names.first : nil
    }

    private static let containing: Set<String> = ["add", "addChild", "addContent", "embed", "set"]

    /// A controller that says more than that it is one.
    private func controllerName(_ type: NamedType) -> String? {
        switch type {
        case .project(let id):
            return code.isController(id) && code[id].kind == .class ? code.qualifiedName(of: id) : nil
        case .platform(let platform):
            return Self.complete.contains(platform.name) ? platform.name : nil
        case .ambiguous, .unknown: return nil
        }
    }

    /// Controllers of the system that show all by themselves.
    static let complete: Set<String> = [
        "UIAlertController", "UIImagePickerController", "UIActivityViewController", "UIDocumentPickerViewController",
        "SFSafariViewController", "MFMailComposeViewController", "PHPickerViewController", "UIFontPickerViewController",
        "UIColorPickerViewController", "QLPreviewController", "AVPlayerViewController",
        "MFMessageComposeViewController",
    ]

    /// The method or property that makes what is opened.
    func factory(_ use: UseFact, _ call: CallFact?, in member: MemberFact) -> MemberFact? {
        let path = call.map { Array($0.calledPath) } ?? Array(use.components)
        guard let last = path.last?.name else { return nil }
        let receiver = code.holder(ofName: path.count - 1, of: use, in: member)
        guard let found = receiver.projectType.flatMap({ code.member(last, of: $0) }) else { return nil }
        guard found.isRequirement, let owner = code.owner(of: found) else { return found }
        // Of a protocol, the one class that conforms to it.
        return code.onlyImplementer(of: owner.id)?.members.first { $0.name == found.name && !$0.isRequirement }
    }

    /// The only class of controllers that an object makes which is there for that alone: `LoginSceneFactory()`.
    private func onlyController(madeBy maker: TypeID) -> String? {
        let type = code[maker]
        guard type.kind == .class || type.kind == .struct, !code.isView(maker) else { return nil }
        let names = Set(type.members.filter { $0.kind == .method }.compactMap(onlyController))
        return names.count == 1 ? names.first : nil
    }

    /// The only class of controllers that a member makes.
    func onlyController(madeBy member: MemberFact) -> String? {
        if let type = member.type, let name = controllerName(code.lookup(type, in: member)) { return name }
        var names: Set<String> = []
        for call in member.calls where call.name?.string.first?.isUppercase == true || call.name == "init" {
            if let made = controllerName(code.type(of: call.callee, in: member)) { names.insert(made) }
        }
        for local in member.locals {
            if let type = local.value?.type, let made = controllerName(code.lookup(type, in: member)) {
                names.insert(made)
            }
        }
        return names.count == 1 ? names.first : nil
    }
}
