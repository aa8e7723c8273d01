import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SystemTypes

/// Where the code of a view sets properties of its subviews.
struct PropertySettings {
    struct Setting {
        let place: SourceRange
        let value: ValueFact
        let member: MemberFact

        /// Whether it is set to nothing, as before a cell is used again.
        var isReset: Bool {
            value.kind == .nil
                || value.kind == .string && member.uses(in: value).isEmpty
        }
    }

    let family: ViewFamily
    let subject: CodeSubject

    init(of family: ViewFamily, _ subject: CodeSubject) {
        (self.family, self.subject) = (family, subject)
    }

    /// All places that set a property of a subview: `titleLabel.text`.
    func settings(of property: String) -> [Setting] {
        family.members.flatMap { member -> [Setting] in
            let assigned = member.assignments.compactMap { assignment -> Setting? in
                guard isPath(assignment.target, assignment.target.components.count, to: property, in: member) else {
                    return nil
                }
                return Setting(place: assignment.range, value: assignment.value, member: member)
            }
            let called = member.calls.compactMap { call -> Setting? in
                guard let name = call.name?.string, let set = Self.setters[name], let value = call.arguments.first,
                    property.hasSuffix(".\(set)"),
                    isPath(
                        call.callee,
                        call.calledPath.count - 1,
                        to: String(property.dropLast(set.count + 1)),
                        in: member
                    )
                else { return nil }
                return Setting(place: call.range, value: value, member: member)
            }
            return assigned + called
        }
    }

    /// All places that bind a stream to a property of a subview: `title.drive(titleLabel.rx.text)`,
    /// `title.assign(to: \.text, on: titleLabel)`.
    func streams(to property: String) -> [(place: SourceRange, stream: ObservedStream, member: MemberFact)] {
        family.members.flatMap { member in
            member.calls.compactMap { call in
                guard let stream = ObservedStream(by: call, in: member),
                    call.arguments.contains(where: { isObserver($0, of: property, in: call, member) })
                else { return nil }
                return (call.range, stream, member)
            }
        }
    }

    private func isObserver(_ value: ValueFact, of property: String, in call: CallFact, _ member: MemberFact) -> Bool {
        guard value.kind == .path, let use = value.use else { return false }
        if let count = use.components.position(where: { $0.name == "rx" }) {
            guard let owner = ObjectPath(use, count: count, in: member)?.names else { return false }
            return (owner + use.components.dropFirst(count + 1).map(\.name.string)).joined(separator: ".") == property
        }
        guard value.label == "on",
            let key = call.argument(labelled: "to").flatMap({ path in
                member.uses.first { path.range.contains($0.range) }
            }),
            key.root == .keyPath, let owner = ObjectPath(use, in: member)?.names
        else { return false }
        return (owner + key.components.map(\.name.string)).joined(separator: ".") == property
    }

    /// All calls of a method of a subview, or for `self` of the view, with the value that is meant.
    func settings(of method: ShownMethod, of subview: String) -> [Setting] {
        calls(toldTo: [subview] + method.path).compactMap { member, call in
            guard let value = method.value(in: call) else { return nil }
            return Setting(place: call.range, value: value, member: member)
        }
    }

    /// The calls that hand something to a subview, or to what a path from it leads to.
    func calls(toldTo path: [String]) -> [(member: MemberFact, call: CallFact)] {
        let receiver = path.filter { $0 != "self" }.joined(separator: ".")
        return family.members.flatMap { member in
            member.calls.filter { call in
                guard !call.arguments.isEmpty, call.name != nil else { return false }
                let count = call.calledPath.count - 1
                return receiver.isEmpty
                    ? count == 0 && call.callee.selfPath != nil
                    : isPath(call.callee, count, to: receiver, in: member)
            }.map { (member, $0) }
        }
    }

    /// Whether some code of the view may call a method of a subview beside the calls that are read.
    func mayCall(_ method: String, of subview: String, beside read: [CallFact]) -> Bool {
        let described = Set(family.component.declaration.subviews.map(\.name.text))
        return family.members.contains { member in
            member.uses.contains { use in
                guard let place = use.components.map(\.name.string).lastIndex(of: method),
                    !read.contains(where: { $0.facts.file == use.facts.file && $0.callee.index == use.index })
                else { return false }
                let owner = ObjectPath(use, count: place, in: member)?.names.last
                return owner.map { $0 == subview || !described.contains($0) } ?? true
            }
        } || isHandedOn(subview, method)
    }

    /// The calls of methods that a subview has, or what one property of it leads to, with the path from the subview on.
    func calls(toldToOrBelow subview: String) -> [(member: MemberFact, path: [String], call: CallFact)] {
        family.members.flatMap { member in
            member.calls.compactMap { call in
                guard !call.arguments.isEmpty, call.hasReceiver,
                    let path = ObjectPath(receiverOf: call, in: member)?.names
                else { return nil }
                let own = path.count > 1 && isRoot(path[0]) ? Array(path.dropFirst()) : path
                guard own.first == subview, own.count <= 2 else { return nil }
                return (member, Array(own.dropFirst()), call)
            }
        }
    }

    /// The properties of a subview that the code sets, each once, in the order of the code.
    ///
    /// - Parameter depth: How many names they may have: `sora.text` has two.
    func properties(of subview: String, depth: Int = 1) -> [String] {
        var names: [String] = []
        func add(_ use: UseFact, _ count: Int, behind: Int, _ property: String?, _ member: MemberFact) {
            guard count > behind, let path = ObjectPath(use, count: count, in: member)?.names else { return }
            let own = path.count > behind + 1 && isRoot(path[0]) ? Array(path.dropFirst()) : path
            guard (behind + 1...behind + depth).contains(own.count), own[0] == subview else { return }
            let name = (own.dropFirst() + [property].compactMap(\.self)).joined(separator: ".")
            if !names.contains(name) { names.append(name) }
        }
        for member in family.members {
            for assignment in member.assignments {
                add(assignment.target, assignment.target.components.count, behind: 1, nil, member)
            }
            for call in member.calls {
                guard let set = Self.property(setBy: call) else { continue }
                add(call.callee, call.calledPath.count - 1, behind: 0, set, member)
            }
        }
        return names
    }

    /// Whether some code of the view may set a property in a way that is not read: it names the property behind something that may be
    /// the subview, or hands the subview on to somebody.
    func mayBeSet(_ property: String, of subview: String) -> Bool {
        let name = property.lastDottedPart
        let described = Set(family.component.declaration.subviews.map(\.name.text))
        return family.members.contains { member in
            member.uses.contains { use in
                let names = use.components.map(\.name.string)
                guard let last = names.lastIndex(of: name), last > 0 || use.root != .name && use.root != .self else {
                    return false
                }
                // Behind another subview it is that one's.
                let owner = ObjectPath(use, count: last, in: member)?.names.last
                return owner.map { $0 == subview || !described.contains($0) } ?? true
            }
        } || isHandedOn(subview, name) || isTold(subview, name)
    }

    /// Whether the view hands a subview on to somebody who may set a property of it, or call a method.
    func isHandedOn(_ subview: String, _ name: String) -> Bool {
        family.members.contains { member in
            member.calls.contains { call in
                mayTell(call) && !isArranging(call, in: member)
                    && call.arguments.contains { argument in
                        argument.kind == .path
                            && argument.use.flatMap { ObjectPath($0, in: member)?.names.last } == subview
                            && !isHarmless(call, for: name, in: member)
                    }
            }
        }
    }

    private func isTold(_ subview: String, _ name: String) -> Bool {
        family.members.contains { member in
            member.calls.contains { call in
                mayTell(call) && call.calledPath.count > 1 && isTold(subview, name, by: call, in: member)
            }
        }
    }

    /// Whether a call is none of those that lay subviews out, make objects, or set what is known.
    private func mayTell(_ call: CallFact) -> Bool {
        guard let called = call.name?.string, !called.hasSuffix("ubview"), !called.hasPrefix("constrain") else {
            return false
        }
        return PlatformType(named: called) == nil && !Self.setters.keys.contains(called)
    }

    /// Whether the app has the method that is called, and it does not name the property.
    private func isHarmless(_ call: CallFact, for property: String, in member: MemberFact) -> Bool {
        guard let name = call.name else { return false }
        let receiver = subject.code.holder(ofName: call.calledPath.count - 1, of: call.callee, in: member)
        guard let method = subject.code.member(name, of: receiver), method.hasBody else { return false }
        return !method.uses.contains { $0.components.contains { $0.name == property } }
    }

    /// Whether a method of the subview is called that takes something and may set the property by it: not one of UIKit's, nor one that
    /// the app adds to UIKit's class and that does not name the property.
    private func isTold(_ subview: String, _ property: String, by call: CallFact, in member: MemberFact) -> Bool {
        guard !call.arguments.isEmpty, let name = call.name?.string,
            ObjectPath(receiverOf: call, in: member)?.names.last == subview
        else { return false }
        guard case .platform(let type)? = family.subview(subview).map(subject.code.type) else { return true }
        if SystemTypes.member(name, of: type.name) != nil { return false }
        let added = subject.code.additions(to: type).filter { $0.baseName == name }
        guard !added.isEmpty else { return true }
        return added.contains { method in
            method.uses.contains { $0.components.contains { $0.name == property } }
        }
    }

    /// What a call of UIKit's sets, `title` of `setTitle(_:for:)`; `nil` for a method of the same name that others have.
    static func property(setBy call: CallFact) -> String? {
        guard call.arguments.first.map({ $0.label == nil }) == true else { return nil }
        return call.name.flatMap { setters[$0.string] }
    }

    static let setters = [
        "setTitle": "title", "setImage": "image", "setTitleColor": "titleColor",
        "setBackgroundImage": "backgroundImage",
        "setAttributedTitle": "attributedTitle",
    ]

    private func isPath(_ use: UseFact, _ count: Int, to property: String, in member: MemberFact) -> Bool {
        guard count > 0, use.components[use.components.startIndex + count - 1].name == property.lastDottedPart,
            let path = ObjectPath(use, count: count, in: member)
        else { return false }
        let names = path.names.joined(separator: ".")
        return names == property || names == "\(path.names[0]).\(property)" && isRoot(path.names[0])
    }

    /// Whether a property is the root view, which has the subviews.
    private func isRoot(_ name: String) -> Bool {
        family.subview(name).flatMap { subject.code.type(of: $0).projectType }.map { root in
            family.types.contains { $0.id == root }
        } ?? false
    }
}

extension ShownMethod {
    /// The value that a call hands over, where it is a call of the method: those that have a default may be left out.
    fileprivate func value(in call: CallFact) -> ValueFact? {
        guard call.name == name else { return nil }
        var place = 0
        var meant: ValueFact?
        for argument in call.arguments {
            let label = argument.label?.string ?? "_"
            guard let next = labels.indices.first(where: { $0 >= place && labels[$0] == label }) else {
                // A closure behind the parentheses has no label.
                if argument.kind == .closure, argument.label == nil { continue }
                return nil
            }
            if next == position { meant = argument }
            place = next + 1
        }
        return meant
    }
}
