import ScreenModel
import SourceFacts

/// The screens that have a view, and the view's partner where the architecture has one.
struct CompleteScreens: CodeAnalysis {
    /// By the numbers of screens.
    private let areComplete: [Bool]
    private let count: Int
    /// In how many of them each role is played.
    private let roleCounts: [String: Int]

    init(of subject: CodeSubject) {
        let screens = subject.roles.screens
        var finder = CompletenessFinder(subject: subject)
        areComplete = screens.map { finder.isComplete($0) }
        var counts: [String: Int] = [:]
        for (screen, isComplete) in zip(screens, areComplete) where isComplete {
            for role in Set(screen.players.map(\.role)) { counts[role, default: 0] += 1 }
        }
        roleCounts = counts
        count = areComplete.count { $0 }
    }

    /// - Parameter screen: Its number.
    func contains(_ screen: Int) -> Bool {
        areComplete[screen]
    }

    /// Whether more than half of them have a type that plays the role.
    func usuallyHave(_ role: String) -> Bool {
        2 * (roleCounts[role] ?? 0) > count
    }
}

private struct CompletenessFinder {
    let subject: CodeSubject
    /// The view controllers that hold a type.
    private lazy var controllersByPartner = findControllersByPartner()
    private var code: CodeIndex { subject.code }

    init(subject: CodeSubject) {
        self.subject = subject
    }

    mutating func isComplete(_ screen: CodeScreen) -> Bool {
        if screen.component != nil { return true }
        guard let view = screen.architecture.viewRole?.name.text else { return false }
        let views = screen.types(playing: view)
        if views.isEmpty { return false }
        guard let partner = screen.architecture.partner else { return true }
        let partners = screen.types(playing: partner)
        if partners.isEmpty { return false }
        return !subject.architectures.isGuessed(module: screen.module)
            || !isPartnerOfOthers(partners, views) && !views.allSatisfy { isShell($0, beside: partners) }
    }

    /// Whether only other view controllers hold what is called like the partner of these views: then it is theirs, whatever the
    /// names are.
    private mutating func isPartnerOfOthers(_ partners: [TypeID], _ views: [TypeID]) -> Bool {
        guard !views.contains(where: { holdsOne(of: partners, $0) }) else { return false }
        let family = Set(views.flatMap { code.classes(from: $0) + code.subclasses(of: $0) })
        let controllers = controllersByPartner
        return partners.contains { partner in
            controllers[partner]?.contains { !family.contains($0) } ?? false
        }
    }

    /// Whether a view controller shows nothing of its own, such as one that is only kept to be found, and neither it nor what is called
    /// like its partner knows of the other: then they have the name in common, and no more.
    private func isShell(_ view: TypeID, beside partners: [TypeID]) -> Bool {
        guard case .platform = code.ancestry.superclass(of: view),
            code[view].members.allSatisfy({ $0.kind == .computedProperty && !$0.isOverride })
        else { return false }
        return !holdsOne(of: partners, view) && !partners.contains { holdsOne(of: [view], $0) }
    }

    /// Whether a class holds one, or the parameter of a method or a generic argument of the superclass leads to one.
    private func holdsOne(of partners: [TypeID], _ type: TypeID) -> Bool {
        if code.holds(type, oneOf: partners) { return true }
        return code.classes(from: type).contains { ancestor in
            code[ancestor].members.contains { $0.kind == .method && code.takes($0, oneOf: partners) }
                || code[ancestor].declarations.contains { declaration in
                    declaration.inheritedTypes.lazy.flatMap(\.type.genericArguments).contains {
                        code.lookup($0, in: declaration.parent).mayBe(oneOf: partners, code)
                    }
                }
        }
    }

    /// Which view controllers store a type that plays a role, or are made with one.
    private func findControllersByPartner() -> [TypeID: [TypeID]] {
        var holders: [TypeID: [TypeID]] = [:]
        for type in subject.checkedTypes where code.isViewController(type.id) {
            for member in type.members where !member.isTypeMember {
                for held in self.held(by: member) where !subject.roles.plays(of: held).isEmpty {
                    holders[held, default: []].append(type.id)
                }
            }
        }
        return holders
    }

    private func held(by member: MemberFact) -> [TypeID] {
        switch member.kind {
        case .storedProperty: code.type(of: member).candidates
        case .initializer:
            member.parameters.compactMap(\.type).flatMap { code.lookup($0, in: member).candidates }
        default: []
        }
    }
}
