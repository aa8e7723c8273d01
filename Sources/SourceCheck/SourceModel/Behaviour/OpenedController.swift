import SourceFacts
import SystemTypes

/// Which controller an expression is: made here, held by a variable, put into a navigation controller, or made by a method that makes no
/// other one.
struct OpenedController {
    private let code: CodeIndex

    init(_ code: CodeIndex) {
        self.code = code
    }

    func className(of value: ValueFact?, in member: MemberFact) -> String? {
        value.flatMap { name(of: $0, in: member, depth: 0) }
    }

    private static let depthLimit = 4

    private func name(of value: ValueFact, in member: MemberFact, depth: Int) -> String? {
        guard depth < Self.depthLimit else { return nil }
        if let call = value.call, let root = call.argument(labelled: "rootViewController") {
            return name(of: root, in: member, depth: depth + 1)
        }
        if let call = value.call, let root = call.argument(labelled: "rootView"),
            call.calledPath.contains(where: { $0.name == "UIHostingController" })
        {
            return code.type(of: root, in: member).projectType.map { code.qualifiedName(of: $0) }
        }
        if let name = controllerName(code.type(of: value, in: member)) { return name }
        if let use = value.use, value.kind == .path, let local = use.local, use.components.count == 1 {
            return local.value.flatMap { name(of: $0, in: member, depth: depth + 1) }
        }
        guard value.kind == .call || value.kind == .path, let use = value.use else { return nil }
        return factory(use, value.call, in: member).flatMap(onlyController)
    }

    /// A controller that says more than that it is one.
    private func controllerName(_ type: NamedType) -> String? {
        switch type {
        case .project(let id):
            return code.isViewController(id) && code[id].kind == .class ? code.qualifiedName(of: id) : nil
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
    private func factory(_ use: UseFact, _ call: CallFact?, in member: MemberFact) -> MemberFact? {
        let path = call.map { Array($0.calledPath) } ?? Array(use.components)
        guard let last = path.last?.name else { return nil }
        let receiver =
            path.count == 1 ? code.ownerType(of: member) : code.type(of: use, upTo: path.count - 1, in: member)
        guard let found = receiver.projectType.flatMap({ code.member(last, of: $0) }) else { return nil }
        guard found.isRequirement, let owner = found.owner.flatMap(code.type(of:)) else { return found }
        // Of a protocol, the one class that conforms to it.
        let conformers = code.conformers(of: owner.id).filter { !code.file(of: code[$0]).isTest }
        guard conformers.count == 1 else { return nil }
        return code[conformers[0]].members.first { $0.name == found.name && !$0.isRequirement }
    }

    /// The only class of controllers that a member makes.
    private func onlyController(madeBy member: MemberFact) -> String? {
        if let type = member.type, let name = controllerName(code.lookup(type, in: member)) { return name }
        var names: Set<String> = []
        for call in member.calls
        where call.name?.string.first?.isUppercase == true || call.name.map({ $0 == "init" }) == true {
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
