import SourceFacts
import SystemTypes

/// Views that a class makes, keeps in properties and plainly puts nowhere, beside others that it does put somewhere, or though it lays
/// them out.
package struct LooseViews: CodeAnalysis {
    private let places: Set<MemberPlace>

    package init(of subject: CodeSubject) {
        let types = subject.code.types.filter {
            $0.isClass && subject.code.hasViewHierarchy($0.id) && !subject.code.isReadInPart($0.id)
        }
        places = Set(
            subject.code.jobs.flatMap(chunksOf: types) { types in
                types.flatMap { LooseViewsOfType($0, subject).all.map(MemberPlace.init) }
            }
        )
    }

    package func contains(_ member: MemberFact) -> Bool {
        !places.isEmpty && places.contains(MemberPlace(member))
    }
}

extension CodeIndex {
    fileprivate func hasViewHierarchy(_ id: TypeID) -> Bool {
        inherits(id, from: "UIView") || inherits(id, from: "UIViewController")
    }
}

/// Those of one class.
private struct LooseViewsOfType {
    let all: [MemberFact]

    init(_ type: CodeType, _ subject: CodeSubject) {
        // Who puts none of them anywhere leaves that to others, or is an example; what nobody else sees can't be left to others.
        let putsOthers = Self.putsOwnViews(type)
        var candidates: [FactText: MemberFact] = [:]
        for member in type.members where putsOthers || member.access == .private {
            if Self.mayBeLoose(member, of: type, subject) { candidates[member.baseName] = member }
        }
        if !putsOthers { candidates = candidates.filter { Self.laysOut($0.value, type) } }
        // What nobody mentions may be about to become a subview.
        var mentioned: Set<FactText> = []
        for member in type.members where !candidates.isEmpty {
            for use in member.uses {
                for component in use.components {
                    guard let view = candidates[component.name] else { continue }
                    mentioned.insert(component.name)
                    if !LooseViewUse(use, view, in: member, subject).isHarmless { candidates[component.name] = nil }
                }
            }
        }
        all = candidates.values.filter { mentioned.contains($0.baseName) && Self.isOnlyOfClass($0, type, subject) }
    }

    /// Whether the class puts a view somewhere that it keeps in a property: `addSubview(titleLabel)`.
    private static func putsOwnViews(_ type: CodeType) -> Bool {
        type.members.contains { member in
            member.calls.contains { call in
                call.addsSubview
                    && call.arguments.contains { argument in
                        argument.use?.selfPath.map { path in
                            path.count == 1
                                && type.members.contains {
                                    $0.kind == .storedProperty && $0.baseName == path.first?.name
                                }
                        } ?? false
                    }
            }
        }
    }

    /// Whether the class says where the view is: `titleLabel.topAnchor.constraint(equalTo: topAnchor)`.
    private static func laysOut(_ property: MemberFact, _ type: CodeType) -> Bool {
        type.members.contains { member in
            member.uses.contains { use in
                zip(use.components, use.components.dropFirst()).contains {
                    $0.name == property.baseName && $1.name.string.hasSuffix("Anchor")
                }
            }
        }
    }

    /// Whether the class makes a view for the property by itself, each time.
    private static func mayBeLoose(_ property: MemberFact, of type: CodeType, _ subject: CodeSubject) -> Bool {
        guard property.kind == .storedProperty, !property.isTypeMember, !property.isOverride, !property.isWeak,
            property.attributes.isEmpty, !property.isInsideConditionalCompilation,
            type.members.count(where: { $0.baseName == property.baseName }) == 1
        else { return false }
        let named = subject.code.type(of: property)
        guard subject.code.isView(named), !subject.code.inherits(named, from: "UIWindow") else { return false }
        guard let value = property.value else {
            return type.members.contains { member in
                member.assignments.contains { assignment in
                    assignment.target.selfPath?.count == 1
                        && assignment.target.components.first?.name == property.baseName
                        && assignment.value.kind == .construction
                }
            }
        }
        // What its own value does with it may be to put it somewhere.
        return (value.kind == .construction || value.kind == .closureCall)
            && !property.calls.contains { $0.addsSubview && $0.callee.root != .local || $0.handsSelf }
    }

    /// Whether nobody but the class can put the view somewhere.
    private static func isOnlyOfClass(_ property: MemberFact, _ type: CodeType, _ subject: CodeSubject) -> Bool {
        if property.access == .private { return true }
        return !subject.code.isPublic(property) && !subject.code.isDemanded(property, of: type)
            && subject.code.unknownAncestors(of: type.id).isEmpty
            && !subject.visibility.mayBeUsed(property, beyond: type)
    }
}

/// One path on which the name of such a property stands.
private struct LooseViewUse {
    private let use: UseFact
    private let view: MemberFact
    private let member: MemberFact
    private let code: CodeIndex

    init(_ use: UseFact, _ view: MemberFact, in member: MemberFact, _ subject: CodeSubject) {
        (self.use, self.view, self.member) = (use, view, member)
        code = subject.code
    }

    /// Whether it puts the view nowhere, and hands it to nobody who could.
    var isHarmless: Bool {
        if use.role == .selector { return true }
        guard use.root != .keyPath, use.role != .keyPath, use.role != .passedInOut, use.role != .modified else {
            return false
        }
        let names = use.components.map(\.name)
        return names.indices.filter { names[$0] == view.baseName }.allSatisfy { position in
            // A variable, or `.title` of something else.
            if position == 0, use.root == .local || use.root == .implicit { return true }
            return position == names.count - 1
                ? isMade : isOfView(use.components[use.components.startIndex + position + 1])
        }
    }

    /// Whether the property is set to a new view.
    private var isMade: Bool {
        guard use.role == .assigned, use.selfPath?.count == 1 else { return false }
        return member.assignments.contains { assignment in
            assignment.target.index == use.index
                && (assignment.value.kind == .construction || assignment.value.kind == .nil)
        } && !member.calls.contains { $0.handsSelf && $0.name?.startsUppercase == true }
    }

    /// Whether it goes on to what a view of its class has, and that puts no view into another.
    private func isOfView(_ component: ComponentFact) -> Bool {
        let name = component.name
        guard !name.string.hasPrefix("show") else { return false }
        if Self.namespaces.contains(name.string) { return true }
        let type = code.type(of: view)
        let platform: PlatformType? =
            switch type {
            case .platform(let platform): platform
            case .project(let id): code.platformClass(of: id)
            case .ambiguous, .unknown: nil
            }
        guard let platform else { return false }
        if SystemTypes.member(name.string, of: platform.name) != nil { return true }
        let own = type.projectType.map { code.inheritedMembers(of: code[$0]) } ?? []
        let added = code.additions(to: platform).filter { $0.baseName == name }
        guard own.contains(where: { $0.baseName == name }) || !added.isEmpty else { return false }
        // What stands beside a method may be called by it.
        if component.isCalled, own.contains(where: \.handsItself) { return false }
        // `view.wrapped` may be a view that the view is in.
        return !added.contains { member in
            member.handsItself || code.isView(code.type(of: member))
                || component.isCalled && calls(others: member, platform)
        }
    }

    /// Whether a method that the app adds to a class calls others that it adds.
    private func calls(others method: MemberFact, _ platform: PlatformType) -> Bool {
        !method.hasBody
            || method.calls.contains { call in
                call.calledPath.count == 1 && call.name.map { !$0.startsUppercase } == true
                    && call.name.flatMap { SystemTypes.member($0.string, of: platform.name) } == nil
            }
    }

    /// What libraries for layouts and streams put behind a view.
    private static let namespaces: Set<String> = ["snp", "rx"]
}

extension MemberFact {
    /// Whether a member of a view hands the view to somebody who may put it into another one.
    fileprivate var handsItself: Bool {
        calls.contains { call in
            guard let name = call.name, call.arguments.contains(where: \.isSelf) else { return false }
            return name != "addTarget" && name != "addObserver" && PlatformType(named: name.string) == nil
        }
    }
}

extension CallFact {
    /// `addSubview(_:)`, `insertSubview(_:at:)`, `addArrangedSubview(_:)`, and what apps have for several.
    fileprivate var addsSubview: Bool { name.map { $0.string.contains("ubview") } ?? false }

    /// `Banner(on: self)`, `Banner(on: view)`.
    fileprivate var handsSelf: Bool {
        arguments.contains { $0.isSelf || $0.use?.selfPath.map { $0.count == 1 && $0.first?.name == "view" } == true }
    }
}
