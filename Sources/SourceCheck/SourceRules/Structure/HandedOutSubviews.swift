import SpecRules
import SystemTypes
import SourceFacts
import ScreenSpecDiagnostics

/// A getter that hands out a private part of its view makes it as visible as if the part itself were.
extension PrivateSubviewsInCode {
    static func handedOut(by member: MemberFact, of type: CodeType, _ subject: CodeSubject) -> Diagnostic? {
        guard isGetter(member), !subject.code.isHidden(member), let part = part(handedOutBy: member, of: type, subject),
            !subject.visibility.mayStayVisible(member, of: type), !mayBeDemanded(of: type, subject.code),
            isAskedFor(member, subject)
        else { return nil }
        let name = member.baseName.string
        let owner = subject.code.qualifiedName(of: type.id)
        let hidden = part.baseName.string
        return PrivateSubviews.description.finding(
            at: member.nameRange,
            "'\(name)' hands '\(hidden)', a private part of '\(owner)', to others, who can change it.",
            help: ["Make it private, and let '\(owner)' offer the value that it shows."],
            notes: [Diagnostic.Note(at: part.nameRange, "'\(hidden)' is declared here.")],
            fixes: subject.visibility.privateFixes(for: member, of: type),
            subject: subject.subject(type, name)
        )
    }

    /// A computed property, or a method that asks for nothing. What only some builds have is there for tests.
    private static func isGetter(_ member: MemberFact) -> Bool {
        guard member.kind == .computedProperty || member.kind == .method else { return false }
        return member.hasBody && !member.isTypeMember && !member.isRequirement && !member.isOverride
            && !member.isInsideConditionalCompilation && member.parameters.isEmpty && member.calls.isEmpty
    }

    /// The private part that is all that the body names: `return titleLabel`.
    private static func part(handedOutBy member: MemberFact, of type: CodeType, _ subject: CodeSubject) -> MemberFact? {
        guard let result = member.type, let path = member.uses.first?.selfPath, path.count == 1, let only = path.first,
            !only.isCalled, !only.isSubscripted, member.uses.allSatisfy({ names(only.name, $0) }),
            subject.code.isView(subject.code.lookup(result, in: member)),
            let part = type.members.first(where: { $0.baseName == only.name }),
            part.kind == .storedProperty, !part.isTypeMember, subject.code.isHidden(part),
            isPart(part, of: type, subject.code), !isAnchor(result, for: part, member, subject.code)
        else { return nil }
        return part
    }

    /// Whether a part is handed out as any view, whatever it is: a popover or an animation is told where it starts, and no more.
    private static func isAnchor(_ result: TypeFact, for part: MemberFact, _ member: MemberFact, _ code: CodeIndex)
        -> Bool
    {
        guard let any = PlatformType(named: "UIView") else { return false }
        return code.lookup(result, in: member) == .platform(any) && code.type(of: part) != .platform(any)
    }

    /// Whether somebody asks an object for it, as far as anybody can tell by the name; what only tests ask for is left to them.
    private static func isAskedFor(_ member: MemberFact, _ subject: CodeSubject) -> Bool {
        subject.code.isPublic(member) || subject.code.isReached(member.baseName)
    }

    private static func isPart(_ part: MemberFact, of type: CodeType, _ code: CodeIndex) -> Bool {
        if part.attributes.contains("IBOutlet") { return code.isView(code.type(of: part)) }
        return !part.isWeak && isSubview(part, of: type, code)
    }

    /// Whether a path is the part itself, or the value that a setter is given.
    private static func names(_ name: FactText, _ use: UseFact) -> Bool {
        guard use.components.count == 1, let component = use.components.first else { return false }
        if let local = use.local { return local.kind == .implicit }
        return use.selfPath != nil && component.name == name
    }

    /// Whether a protocol that nobody knows, such as one of a package, may ask for what a view hands out.
    private static func mayBeDemanded(of type: CodeType, _ code: CodeIndex) -> Bool {
        ([type.id] + code.subclasses(of: type.id)).contains { id in
            code.refinesUnknown(id) || code.protocols(of: id).flatMap(\.candidates).contains(where: code.refinesUnknown)
        }
    }
}

extension CodeIndex {
    /// Whether a type states a class or a protocol that nobody knows.
    fileprivate func refinesUnknown(_ type: TypeID) -> Bool {
        unknownAncestors(of: type).contains { !Self.memberless.contains($0) }
    }

    private static let memberless: Set<String> = ["AnyObject", "class", "Sendable"]
}
