import SourceFacts
import ScreenSpecDiagnostics

/// Which object of a view a path in its code leads to, in names from the view on: `form.loginButton`.
struct ObjectPath: Hashable {
    let names: [String]

    /// What a view is itself: `self`, a controller's `view`, a cell's `contentView`.
    static let own: Set<String> = ["view", "contentView", "self"]

    /// - Parameter count: How many names of the path count; `nil` for all.
    /// - Returns: `nil` where the code does not say it plainly.
    init?(_ use: UseFact, count: Int? = nil, in member: MemberFact) {
        guard let names = Self.names(use, count: count, in: member, depth: 0) else { return nil }
        self.init(names)
    }

    /// What a call asks: of `form.loginButton.setTitle(…)` the button.
    init?(receiverOf call: CallFact, in member: MemberFact) {
        self.init(call.callee, count: call.calledPath.count - 1, in: member)
    }

    /// The object that a call makes: the property or variable that it is the value of.
    init?(madeBy call: CallFact, in member: MemberFact) {
        if member.kind == .storedProperty, let made = member.value?.call, made.index == call.index {
            self.init(property: member)
        } else if let assignment = member.assignments.first(where: { $0.value.call?.index == call.index }) {
            self.init(assignment.target, in: member)
        } else if let local = member.locals.first(where: { $0.value?.call?.index == call.index }) {
            guard let names = Self.names(of: local, in: member, depth: 0) else { return nil }
            self.init(names)
        } else if member.kind == .storedProperty, let value = member.value, value.kind == .closureCall,
            value.type?.range.lower == call.range.lower
        {
            // What its closure returns.
            self.init(property: member)
        } else {
            return nil
        }
    }

    private init(property: MemberFact) {
        self.init([property.baseName.string])
    }

    init(_ names: [String]) {
        self.names = names.filter { !Self.own.contains($0) }
    }

    private static func names(_ use: UseFact, count: Int? = nil, in member: MemberFact, depth: Int) -> [String]? {
        let components = use.components.prefix(count ?? use.components.count)
        func isPlain(_ component: ComponentFact) -> Bool {
            guard !component.isSubscripted, !component.isCalled else { return false }
            return !component.startsUppercase || isProperty(component.name, in: member)
        }
        guard depth < depthLimit, components.allSatisfy(isPlain) else { return nil }
        switch use.root {
        case .self, .name: return components.map(\.name.string)
        case .local:
            guard let local = use.local, !components.isEmpty else { return nil }
            return names(of: local, in: member, depth: depth).map { $0 + components.dropFirst().map(\.name.string) }
        case .closureArgument:
            return configured(by: use.range, in: member, depth).map { $0 + components.map(\.name.string) }
        default: return nil
        }
    }

    /// Whether what is spelled like a type is a property of a class of the file: `TitleLabel.text`.
    private static func isProperty(_ name: FactText, in member: MemberFact) -> Bool {
        member.facts.members.contains { $0.kind == .storedProperty && $0.baseName == name && !$0.isTypeMember }
    }

    /// What `$0` stands for in a closure that sets up one object: `UILabel().then { $0.text = "…" }`, `label.apply { … }`.
    private static func configured(by place: SourceRange, in member: MemberFact, _ depth: Int) -> [String]? {
        let calls = member.calls(given: place) { $0.kind == .closure }
        guard let call = calls.innermost, call.arguments.count == 1,
            CodeIndex.configuring.contains(call.name)
        else { return nil }
        let isNamed = [.self, .name, .local].contains(call.callee.root)
        if call.calledPath.count > 1, isNamed, call.callee.components.first?.isCalled == false {
            return names(call.callee, count: call.calledPath.count - 1, in: member, depth: depth + 1)
        }
        guard member.kind == .storedProperty, let value = member.value else { return nil }
        let isWhole = value.call?.index == call.index
        let isOnly = value.kind == .closureCall && calls.count == 1 && value.range.contains(call.range)
        return isWhole || isOnly ? [member.baseName.string] : nil
    }

    private static func names(of local: LocalFact, in member: MemberFact, depth: Int) -> [String]? {
        guard depth < depthLimit, let value = local.value else { return nil }
        if value.kind == .self { return [] }
        if value.kind == .path, let use = value.use {
            return names(use, in: member, depth: depth + 1)
        }
        // What is made here belongs to the property that it becomes.
        guard value.call != nil || value.kind == .closureCall, local.kind == .constant || local.kind == .variable else {
            return nil
        }
        // It may be given to UIKit as well, as in `navigationItem.rightBarButtonItem = item`.
        let assigned = member.assignments.filter { assignment in
            assignment.value.kind == .path && assignment.value.use?.local?.index == local.index
                && assignment.target.selfPath?.count == 1
        }
        if assigned.count == 1, let target = assigned.first?.target {
            return names(target, in: member, depth: depth + 1)
        }
        let given = member.assignments.filter { assignment in
            assignment.value.kind == .path && assignment.value.use?.local?.index == local.index
                && assignment.target.selfPath?.first?.name == "navigationItem"
        }
        if assigned.isEmpty, given.count == 1, let target = given.first?.target {
            return names(target, in: member, depth: depth + 1)
        }
        guard assigned.isEmpty, isOfProperty(member), let made = value.type?.qualifiedName,
            made == (member.type?.stripped.qualifiedName ?? member.value?.type?.qualifiedName),
            member.locals.count(where: { $0.value?.type?.qualifiedName == made }) == 1
        else { return nil }
        return [member.baseName.string]
    }

    /// Whether what a member makes is known by its name: a property that is set up once, or one that makes another one each time it is
    /// asked, for UIKit and not for a second property.
    private static func isOfProperty(_ member: MemberFact) -> Bool {
        switch member.kind {
        case .storedProperty: return member.value?.kind == .closureCall
        case .computedProperty:
            let keeping = member.facts.assignments.filter { $0.value.use?.components.last?.name == member.baseName }
            return keeping.allSatisfy { $0.target.components.count > 1 && $0.target.selfPath?.count != 1 }
                && !member.facts.members.contains { other in
                    other.kind == .storedProperty && other.value?.use?.components.last?.name == member.baseName
                }
        default: return false
        }
    }

    private static let depthLimit = 4
}
