import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What leads back to an owner is held weakly.
package enum WeakDelegate {
    package static let description = RuleDescription(
        "weak-delegate",
        .error,
        .architecture,
        purpose: """
            Delegates, and references that the architecture calls weak, are held weakly; those that it calls strong are kept.
            """,
        why: """
            A delegate is most often whoever made and holds the object. If it is held strongly in return, neither is ever \
            freed: the screen that was closed goes on listening to notifications, and memory grows with each visit. The \
            same holds for every reference that leads back, such as a presenter's view. 'weak', or 'unowned' where the \
            owner lives longer for sure, breaks the circle. Where the architecture says 'reference: strong', the other \
            way round: a presenter that only a weak reference leads to is gone before the first tap.
            """,
        wrong: .swift(
            """
            protocol ProductCellDelegate: AnyObject {}

            final class ProductCell {
                var ⟦delegate⟧: ProductCellDelegate?
            }

            """
        ),
        right: .swift(
            """
            protocol ProductCellDelegate: AnyObject {}

            final class ProductCell {
                weak var delegate: ProductCellDelegate?
            }

            """
        ),
        misses: """
            Delegates in collections, closures and structs, those behind a property wrapper, and those whose property is \
            not called so. What a class makes itself, or hands on to somebody who holds it weakly, such as a table view, \
            is its own to keep; so is what others make for it alone, 'description.delegate = Handler()', as long as that leads \
            back weakly or not at all: there is no circle, and held weakly, the object would be gone at once. Where it \
            leads back strongly, the finding stands, and '--fix' leaves the change to people. Nor is there a circle where \
            all that conform to the delegate's protocol keep nothing that leads to the holder, however far; what a closure, a \
            class of the platform or a type that nobody knows keeps may lead there. A property that somebody sets to 'nil' \
            again, a private one, one of a private class or one of a protocol of the platform that is never set, one that is only \
            ever given shared objects, which stay as long as the app, one that is not optional and that all givers fill with \
            something else that they keep, one that holds on to another object's delegate until that is put back, and outlets, whose \
            objects Interface Builder makes. \
            References that lead back are looked at where a type plays a role, and left alone where they are turned round: \
            the other one of the two is weak. Where the architecture \
            was guessed, only those that close a circle.
            """
    )

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let held = subject.strongDelegates
        return held.violations.map { type, reference in finding(for: reference, of: type, held.made, subject) }
    }

    private static func finding(
        for reference: OwnershipViolation,
        of type: CodeType,
        _ made: MadeObjects,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = reference.member.baseName.string
        let owner = subject.code.qualifiedName(of: type.id)
        return description.finding(
            at: reference.member.nameRange,
            message(for: reference, name, owner, subject.code),
            notes: notes(for: reference),
            fixes: fix(for: reference, of: type, made, subject).map { [$0] } ?? [],
            subject: subject.subject(type, name)
        )
    }

    private static func message(
        for reference: OwnershipViolation,
        _ name: String,
        _ owner: String,
        _ code: CodeIndex
    ) -> String {
        let bound = boundFirst(reference.type, code)
        let place = place(of: reference.member)
        return switch reference.kind {
        case .delegate:
            "'\(owner)' holds its delegate '\(name)' strongly, so that the two may keep one another alive: \(bound)declare "
                + "\(place)."
        case .dataSource:
            "'\(owner)' holds its data source '\(name)' strongly, so that the two may keep one another alive: "
                + "\(bound)declare \(place), or hand over values."
        case .leadsBack(let wish):
            "The \(wish.from) '\(owner)' holds its \(wish.to) strongly by '\(name)', which the channel "
                + "'\(wish.channel.text)' of '\(wish.architecture)' wants weak: \(bound)declare \(place)."
        case .isToBeKept(let wish):
            "The \(wish.from) '\(owner)' holds its \(wish.to) weakly by '\(name)', which the channel "
                + "'\(wish.channel.text)' of '\(wish.architecture)' wants strong: nobody else keeps it, so take the "
                + "'weak' away."
        }
    }

    /// How a property is to be declared so that it is weak.
    private static func place(of member: MemberFact) -> String {
        // Swift knows no weak names of a tuple.
        if member.traits.contains(.tuplePattern) { return "it by itself as 'weak var'" }
        let isOptional = member.type.map { $0.isOptional || $0.stripped.name.map { $0 == "Optional" } ?? false } ?? true
        let weak = isOptional ? "it 'weak var'" : "it 'weak var' and optional"
        return member.isConstant ? weak + " in place of the 'let'" : weak
    }

    /// What has to be done before 'weak' compiles, as the start of a remedy.
    private static func boundFirst(_ type: NamedType, _ code: CodeIndex) -> String {
        guard let id = type.projectType, code[id].kind == .protocol, code.classBound(id) == .open else { return "" }
        return "let '\(code[id].name)' inherit 'AnyObject', and "
    }

    private static func notes(for reference: OwnershipViolation) -> [Diagnostic.Note] {
        let wish: OwnershipViolation.ChannelReference
        switch reference.kind {
        case .leadsBack(let found), .isToBeKept(let found): wish = found
        case .delegate, .dataSource: return []
        }
        guard wish.channel.range.file != SourceRange.none.file else { return [] }
        return [Diagnostic.Note(at: wish.channel.range, "'\(wish.architecture)' declares the channel here.")]
    }

    /// `weak` needs a variable of an optional type that only objects can be.
    private static func fix(
        for reference: OwnershipViolation,
        of type: CodeType,
        _ made: MadeObjects,
        _ subject: CodeSubject
    ) -> Diagnostic.Fix? {
        let member = reference.member
        if case .isToBeKept = reference.kind { return nil }
        guard !member.isConstant, member.bindingCount <= 1, let annotation = member.type, annotation.isOptional else {
            return nil
        }
        let place = SourceRange(
            file: member.facts.file,
            lower: member.introducerOffset,
            upper: member.introducerOffset
        )
        let isBound: Bool
        switch reference.type {
        case .project(let id):
            let declared = subject.code[id]
            isBound = declared.isReference || subject.code.classBound(id) == .bound
        case .platform: isBound = true
        case .ambiguous, .unknown: isBound = false
        }
        guard isBound else { return nil }
        // Who keeps what an outlet is connected to is up to Interface Builder.
        let isSafe = !member.attributes.contains("IBOutlet") && !made.areHanded(to: member, of: type)
        return Diagnostic.Fix("Hold it weakly", at: place, with: "weak ", isSafe: isSafe)
    }
}
