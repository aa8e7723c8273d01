import ArchitectureRules
import SourceFacts
import SourceText

/// What a view shows holds no views.
package enum ViewModelFreeOfViews {
    package static let card = RuleCard(
        "view-model-free-of-views",
        .error,
        .architecture,
        purpose: "A view model holds no views and no view controllers.",
        why: """
            A view model says what is to be seen, not by what. One that holds a label or a controller can be made only on \
            the main thread and only in an app, keeps the view alive, and lets whoever has the view model change the view \
            past it. Hold the value instead: the text, the image, the colour.
            """,
        wrong: .swift(
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                struct ViewModel {
                    let name: String
                    let ⟦badge⟧: UILabel
                }
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                struct ViewModel {
                    let name: String
                    let badge: String?
                }
            }

            """
        ),
        misses: """
            Views behind Any or a protocol, and those that a closure captures. Computed properties and methods that make a \
            view are left alone.
            """
    )

    package static let rule = Rule(card) { (subject: CodeSubject) in
        var findings: [Diagnostic] = []
        let models = subject.viewModels()
        let known = Set(models.map(\.type.id))
        for model in models {
            findings += viewsHeld(by: model.type, description: model.description, model.declared, subject)
        }
        for screen in subject.roles.screens where screen.architecture.hasViewModelRole {
            for player in screen.players {
                guard !known.contains(player.type), screen.architecture.isViewModel(player.role) else { continue }
                let description = "the \(player.role) of the screen '\(screen.name)'"
                findings += viewsHeld(by: subject.code[player.type], description: description, nil, subject)
            }
        }
        return findings
    }

    private static func viewsHeld(
        by type: CodeType,
        description: String,
        _ declared: SourceRange?,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        type.members.compactMap { member in
            guard let held = heldView(in: member, subject.code) else { return nil }
            let name = member.baseName.string
            return card.finding(
                at: member.nameRange,
                "'\(name)' puts \(held) into '\(subject.code.qualifiedName(of: type.id))', \(description): hold the value "
                    + "that it shows instead.",
                notes: declared.map { [Diagnostic.Note(at: $0, "The spec declares the view model here.")] } ?? [],
                subject: subject.subject(type, name)
            )
        }
    }

    /// "a view, 'UILabel'": what a stored property or an associated value holds.
    private static func heldView(in member: MemberFact, _ code: CodeIndex) -> String? {
        switch member.kind {
        case .storedProperty:
            guard !member.isTypeMember else { return nil }
            if let type = member.type { return view(in: type, member, code) }
            return describe(code.type(of: member), code, spelled: nil)
        case .enumCase: return member.parameters.lazy.compactMap(\.type).compactMap { view(in: $0, member, code) }.first
        default: return nil
        }
    }

    private static func view(in type: TypeFact, _ member: MemberFact, _ code: CodeIndex) -> String? {
        var type = type.stripped
        while type.kind == .array, let element = type.parts.first { type = element.stripped }
        return describe(code.lookup(type, in: member), code, spelled: type.qualifiedName)
    }

    private static func describe(_ type: NamedType, _ code: CodeIndex, spelled: String?) -> String? {
        let name: String
        switch type {
        case .platform(let platform): name = platform
        case .project(let id): name = code.qualifiedName(of: id)
        case .ambiguous, .unknown:
            guard let spelled else { return nil }
            name = spelled
        }
        if code.isView(type) { return "a view, '\(name)'," }
        return code.isViewController(type) ? "a view controller, '\(name)'," : nil
    }
}
