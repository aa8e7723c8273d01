import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SystemTypes

extension PropertySettings {
    /// Whether all that the view does with a subview is known, and nothing of it can set a property but to a constant: nobody is handed
    /// the subview, no path leads to the property, and no method is called on it that may set it.
    ///
    /// - Parameter source: The names by which the code would reach what is to be shown.
    func isNeverSet(_ property: String, of subview: MemberFact, from source: Set<String>) -> Bool {
        let name = property.lastDottedPart
        if let value = subview.value, names(in: value, of: subview, source) { return false }
        return family.members.allSatisfy { member in
            !isReplaced(subview, in: member)
                && member.uses.allSatisfy { use in
                    !mayReach(name, of: subview, by: use, in: member) && !isHandedOn(subview, by: use, in: member)
                }
                && member.calls.allSatisfy { !mayTell(subview, name, by: $0, in: member) }
        }
    }

    private func names(in value: ValueFact, of member: MemberFact, _ wanted: Set<String>) -> Bool {
        member.uses.contains { use in
            value.range.contains(use.range) && (use.root == .self || use.root == .name)
                && use.components.first?.startsUppercase == false
                && use.components.contains { wanted.contains($0.name) }
        }
    }

    /// Whether another object takes the place of the subview, other than a new one of UIKit.
    private func isReplaced(_ subview: MemberFact, in member: MemberFact) -> Bool {
        member.assignments.contains { assignment in
            guard isWhole(assignment.target, subview, in: member), assignment.value.kind != .nil else { return false }
            let value = assignment.value
            guard value.kind == .construction || value.kind == .closureCall else {
                // A variable that is made here is followed to what it becomes.
                return value.use?.local?.value.map { $0.kind != .construction } ?? true
            }
            return value.kind == .construction
                && value.type?.name.flatMap { PlatformType(named: $0.string) } == nil
        }
    }

    private func isWhole(_ use: UseFact, _ subview: MemberFact, in member: MemberFact) -> Bool {
        let names = ObjectPath(use, in: member)?.names
        return names?.last.map { subview.baseName == $0 } ?? false
    }

    // MARK: Paths

    /// Whether a path sets the property of what may be the subview, or does something with it.
    private func mayReach(_ property: String, of subview: MemberFact, by use: UseFact, in member: MemberFact) -> Bool {
        let names = use.components.map(\.name.string)
        guard let position = names.lastIndex(of: property) else { return false }
        if use.root == .keyPath || use.role == .keyPath { return !isAssigned(use, toOtherThan: subview, in: member) }
        // The view's own property, or a variable, has the name as well.
        if position == 0 { return use.root == .closureArgument || use.root == .expression && use.role != .read }
        let isLast = position == names.count - 1
        let owner = ObjectPath(use, count: position, in: member)?.names
        if let owner, owner.contains(subview.baseName) {
            let isDirect = owner.last.map { subview.baseName == $0 } ?? false
            guard isLast, isDirect else { return true }
            return use.role != .read && !isSetToConstant(use, in: member)
        }
        if isLast, use.role == .read { return false }
        // The view itself.
        if let owner, owner.isEmpty, !ObjectPath.own.contains(subview.baseName) { return false }
        let described = family.component.declaration.subviews
        if let last = owner?.last, described.contains(where: { $0.name.text == last }) { return false }
        return mayBe(subject.code.type(of: use, upTo: position, in: member), subview)
    }

    /// Whether a key path is that of an object which is plainly another one: `assign(to: \.text, on: titleLabel)`.
    private func isAssigned(_ key: UseFact, toOtherThan subview: MemberFact, in member: MemberFact) -> Bool {
        member.calls.contains { call in
            guard call.arguments.contains(where: { $0.range.contains(key.range) }),
                let use = call.argument(labelled: "on")?.use,
                let owner = ObjectPath(use, in: member)?.names.last
            else { return false }
            return subview.baseName != owner
        }
    }

    private func isSetToConstant(_ target: UseFact, in member: MemberFact) -> Bool {
        member.assignments.contains { assignment in
            assignment.target.index == target.index && isConstant(assignment.value, in: member)
        }
    }

    /// Whether an object of a type may be the subview.
    private func mayBe(_ type: NamedType, _ subview: MemberFact) -> Bool {
        let own = subject.code.type(of: subview)
        switch (type, own) {
        case (.platform(let type), .platform(let own)):
            return type.isSubclass(of: own.name) || own.isSubclass(of: type.name)
        case (.project(let id), .platform(let own)):
            return ([id] + subject.code.conformers(of: id)).contains {
                subject.code.inherits($0, from: own.name) || subject.code.hasUnknownSuperclass($0)
            }
        case (.project(let id), .project(let own)):
            return id == own || subject.code.classes(from: id).contains(own)
                || subject.code.classes(from: own).contains(id) || subject.code.conforms(own, to: id)
        default: return true
        }
    }

    // MARK: Handing on

    /// Whether the subview as a whole goes to somebody who may do with it what they like.
    private func isHandedOn(_ subview: MemberFact, by use: UseFact, in member: MemberFact) -> Bool {
        guard use.components.last?.name == subview.baseName || use.components.count == 1,
            use.root != .implicit, isWhole(use, subview, in: member), use.role != .assigned
        else { return false }
        if use.role != .read { return true }
        let taker = member.calls(given: use.range).innermost
        // `return label` in what makes it.
        if taker == nil, member.nameRange == subview.nameRange, use.root == .local { return false }
        if member.locals.contains(where: { $0.value?.use?.index == use.index }) { return false }
        if let taker { return !isArranging(taker, in: member) }
        if let each = member.calls.first(where: { $0.range.contains(use.range) && isLoop($0) }) {
            return !isArrangingEach(each, in: member)
        }
        // `navigationItem.titleView = titleLabel`.
        let given = member.assignments.first { $0.value.use?.index == use.index }
        guard let target = given?.target, let last = target.components.last?.name.string else { return true }
        return !Self.places.contains(last) && !isWhole(target, subview, in: member)
    }

    private static let places: Set<String> = [
        "titleView", "tableHeaderView", "tableFooterView", "inputAccessoryView", "accessoryView", "backgroundView",
        "leftView", "rightView", "view", "mask", "refreshControl", "rightBarButtonItem", "leftBarButtonItem",
    ]

    /// Whether a call does no more with views than put them somewhere.
    func isArranging(_ call: CallFact, in member: MemberFact) -> Bool {
        guard let name = call.name?.string else { return false }
        if name.contains("ubview") || name.hasPrefix("constrain") || Self.arranging.contains(name) { return true }
        // A data source of UIKit becomes that of the list that it is made with.
        if PlatformType(named: name) != nil { return !name.hasSuffix("DataSource") }
        // UIKit sets nothing of a view that it is given.
        guard call.calledPath.count > 1,
            case .platform(let type) = subject.code.receiver(of: call, in: member)
        else { return false }
        return SystemTypes.member(name, of: type.name) != nil
    }

    /// Those of SnapKit, too: `make.left.equalTo(titleLabel)`.
    private static let arranging: Set<String> = [
        "activate", "setCustomSpacing", "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo",
    ]

    /// `[titleLabel, priceLabel].forEach { … }`.
    private func isLoop(_ call: CallFact) -> Bool {
        call.callee.root == .expression && call.name == "forEach"
    }

    /// Whether a loop over views does no more with each than put it somewhere; what it sets of them is a path of its own.
    private func isArrangingEach(_ loop: CallFact, in member: MemberFact) -> Bool {
        guard let closure = loop.arguments.last, closure.kind == .closure else { return false }
        return member.uses.allSatisfy { use in
            guard closure.range.contains(use.range), use.components.count <= 1,
                use.root == .closureArgument || use.local?.kind == .parameter
            else { return true }
            return member.calls.contains { call in
                call.range != loop.range && call.arguments.contains { $0.range == use.range }
                    && isArranging(call, in: member)
            } || use.components.count == 1 && use.root == .closureArgument
        }
    }

    // MARK: Calls

    /// Whether a method is called on the subview, or on something behind it, that may set the property.
    private func mayTell(_ subview: MemberFact, _ property: String, by call: CallFact, in member: MemberFact) -> Bool {
        guard call.calledPath.count > 1,
            let position = (1..<call.calledPath.count).first(where: { count in
                ObjectPath(call.callee, count: count, in: member)?.names.last.map { subview.baseName == $0 } == true
            })
        else { return false }
        let path = Array(call.calledPath)
        let name = path[position].name.string
        guard case .platform(let type) = subject.code.type(of: subview) else {
            // Of a view of the app every method may.
            return position == path.count - 1 && !isOfEveryView(name)
        }
        let isKnown = SystemTypes.member(name, of: type.name) != nil
        guard position == path.count - 1 else { return !isKnown && !Self.namespaces.contains(name) }
        if let set = Self.setters[name] {
            return set == property && call.arguments.first.map { isConstant($0, in: member) } != true
        }
        if isKnown { return Self.mayConcern(property, name) }
        let added = subject.code.additions(to: type).filter { $0.baseName == name }
        guard !added.isEmpty else { return true }
        return added.contains { method in
            !method.hasBody
                || method.uses.contains { names(property, $0) }
                || method.calls.contains { mayTell(property, by: $0, of: type) }
        }
    }

    /// Whether a path names a property, or the object itself; `UITableViewCell.self` is a type.
    private func names(_ property: String, _ use: UseFact) -> Bool {
        use.components.enumerated().contains { position, component in
            component.name == property
                || component.name == "self" && !use.components.prefix(position).contains(where: \.startsUppercase)
        }
    }

    /// Whether a method that is added to a class of UIKit sets a property by what it calls of the object itself: to register a cell does
    /// not.
    private func mayTell(_ property: String, by call: CallFact, of type: PlatformType) -> Bool {
        guard call.calledPath.count == 1, let name = call.name, !name.startsUppercase else { return false }
        let isKnown = SystemTypes.member(name.string, of: type.name) != nil && Self.setters[name.string] == nil
        return !isKnown || Self.mayConcern(property, name.string)
    }

    private func isOfEveryView(_ name: String) -> Bool {
        guard let view = PlatformType(named: "UIView"), !name.hasPrefix("set") || name.hasPrefix("setNeeds") else {
            return false
        }
        return SystemTypes.member(name, of: view.name) != nil
    }

    /// What libraries for layouts put behind a view.
    private static let namespaces: Set<String> = ["snp", "pin", "easy", "anchor"]

    /// Whether a method of UIKit has a name like the property: `setOn` and `isOn`, `startAnimating` and `isAnimating`.
    private static func mayConcern(_ property: String, _ method: String) -> Bool {
        if method == "setValue" || method == "setValuesForKeys" { return true }
        // Who listens is asked, and no more: by `reloadData`, the data source.
        if property.hasSuffix("elegate") || property.hasSuffix("ataSource") { return false }
        func stem(_ name: String, _ prefixes: [String]) -> String {
            let prefix = prefixes.first { name.hasPrefix($0) && name.count > $0.count }
            return String(name.dropFirst(prefix?.count ?? 0)).lowercased()
        }
        let wanted = stem(property, ["is"])
        let called = stem(method, ["set", "start", "stop", "begin", "end", "insert", "replace", "load", "reload"])
        return wanted.contains(called) || called.contains(wanted)
    }
}
