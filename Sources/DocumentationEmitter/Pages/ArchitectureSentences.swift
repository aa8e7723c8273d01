import SpecRules
import ScreenModel
import ScreenSpecDiagnostics

/// What follows from an architecture for who writes its screens, in words.
struct ArchitectureSentences {
    private let architecture: Architecture
    private let content: SiteContent

    init(_ architecture: Architecture, _ content: SiteContent) {
        self.architecture = architecture
        self.content = content
    }

    var all: [[Inline]] {
        architecture.roles.flatMap(sentences(about:)) + viewSentences + referenceSentences
    }

    // MARK: Roles

    private func sentences(about role: Role) -> [[Inline]] {
        let name = role.name.text
        guard role.isOutside != true, role.type != nil else { return [] }
        let channels = architecture.channels.filter { $0.from?.text == name }
        let partners = architecture.roles.filter { role in channels.contains { $0.to?.text == role.name.text } }
        let strangers = architecture.roles.filter { other in
            other.name.text != name && other.isOutside != true && !partners.contains(other)
        }
        var sentences: [[Inline]] = []
        if channels.isEmpty {
            if architecture.roles.count(where: { $0.isOutside != true }) > 1 {
                sentences.append([
                    .strong([.text("The \(name)")]), " says nothing to any other role: no channel starts there.",
                ])
            }
        } else {
            let words = channels.map { "to the \($0.to?.text ?? "") through \($0.name.text)" }
            var text: [Inline] = [
                .strong([.text("The \(name)")]), .text(" talks \(words.formattedList(with: "and"))."),
            ]
            if !strangers.isEmpty, role.assembles != true {
                text.append(.text(" It may not know the \(strangers.map(\.name.text).formattedList)."))
                text += rule(role.isView == true ? ViewOnlyTalksToPresenter.description : nil)
            }
            sentences.append(text)
        }
        if let known = role.knows, !known.isEmpty {
            sentences.append(
                [.strong([.text("The \(name)")]), " may also know "] + known.map { .code($0.text) }.commaSeparated + [
                    "."
                ]
            )
        }
        if role.assembles == true {
            sentences.append([
                .strong([.text("The \(name)")]), " makes the objects of screens, and so may name all of their types.",
            ])
        }
        if let owned = role.owns, !owned.isEmpty {
            sentences.append([
                .strong([.text("The \(name)")]),
                .text(" keeps the \(owned.map(\.text).formattedList(with: "and")) alive."),
            ])
        }
        return sentences
    }

    // MARK: Views

    private var viewSentences: [[Inline]] {
        guard let view = architecture.viewRole else { return [] }
        var sentences: [[Inline]] = []
        let name = view.name.text
        if let others = view.subviewsVisibleTo, !others.isEmpty {
            sentences.append(
                [
                    .text(
                        "Subviews and outlets of the \(name) may be touched by the \(others.map(\.text).formattedList(with: "and")) too, and by"
                            + " nobody else."
                    )
                ] + rule(PrivateSubviews.description)
            )
        } else {
            sentences.append(
                [.text("Subviews and outlets are private to the \(name).")] + rule(PrivateSubviews.description)
            )
        }
        if let actions = architecture.actionsChannel, let to = actions.to?.text {
            sentences.append(
                [
                    .text(
                        "What a person does leaves the \(name) through \(actions.name.text), to the \(to), and in no other way."
                    )
                ]
                    + rule(ViewOnlyTalksToPresenter.description)
            )
        } else {
            sentences.append([.text("What a person does is handled by target-action, unless the spec says otherwise.")])
        }
        let pattern = architecture.viewModelPattern?.text ?? "{screen}ViewModel"
        sentences.append(["The view model of a screen stands by itself, as ", .code(pattern), "."])
        return sentences
    }

    // MARK: References

    private var referenceSentences: [[Inline]] {
        let weak = architecture.channels.filter { $0.reference == .weak }
        var sentences: [[Inline]] = weak.compactMap { channel in
            guard let from = channel.from?.text, let to = channel.to?.text else { return nil }
            return [.text("The \(from) holds the \(to) weakly, through \(channel.name.text).")]
                + rule(RetainCycle.description)
        }
        let strong = architecture.channels.filter { $0.reference == .strong }
        sentences += strong.compactMap { channel in
            guard let from = channel.from?.text, let to = channel.to?.text else { return nil }
            return [.text("The \(from) holds the \(to) strongly, through \(channel.name.text).")]
                + rule(RetainCycle.description)
        }
        return sentences
    }

    /// ` See private-subviews.` with a link, where the rule has a page.
    private func rule(_ description: RuleDescription?) -> [Inline] {
        guard let id = description?.id, let page = content.rulePage(id) else { return [] }
        return [" See ", .link(.page(page), [.code(id.text)]), "."]
    }
}
