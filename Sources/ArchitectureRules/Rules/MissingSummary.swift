import ScreenModel
import SourceText

/// Whatever becomes a Swift declaration has a sentence that becomes its doc comment.
package enum MissingSummary {
    package static let card = RuleCard(
        "missing-summary",
        nil,
        .style,
        purpose: "Every declaration that others see has a summary.",
        why: """
            A summary becomes the doc comment of the generated declaration and a sentence in the documentation. In a \
            spec it costs a few words; in code that is written from the spec it saves reading all of it. Views, \
            screens, models and architectures are looked at, and the properties, actions, delegate methods, \
            messages and routes in them. Off by default, since many names speak for themselves.
            """,
        wrong: .spec(
            """
            view: ⟦Divider⟧

            """
        ),
        right: .spec(
            """
            view: Divider
            summary: A thin line between two groups of rows.

            """
        ),
        misses:
            "Subviews, which are private, cases of enums, which have no place for one, and whether a summary says anything."
    )

    package static let rule = Rule(card, relyingOn: .file) { (index: ProgramIndex) in
        index.programs.flatMap { program in
            program.files.flatMap { file in file.documents.flatMap(findings(in:)) }
        }
    }

    private static func findings(in document: Document) -> [Diagnostic] {
        var survey = Survey()
        switch document {
        case .component(let component): survey.add(component.declaration)
        case .models(let models):
            for model in models {
                survey.owner = model.name.text
                survey.require(model.summary, model.name, nil)
                survey.add(model.properties, under: nil)
            }
        case .architecture(let architecture):
            survey.owner = architecture.name.text
            survey.require(architecture.summary, architecture.name, nil)
        }
        return survey.findings
    }

    /// Collects what has no summary, in the order of the document.
    private struct Survey {
        var owner = ""
        /// Where the document lies; what stands elsewhere is another one's.
        var document: SourceRange?
        var findings: [Diagnostic] = []

        mutating func require(_ summary: String?, _ name: Name, _ member: String?) {
            guard summary?.isEmpty ?? true else { return }
            if let document, name.range.file != document.file || !document.offsets.contains(Int(name.range.lower)) {
                return
            }
            findings.append(
                MissingSummary.card.finding(
                    at: name.range,
                    "'\(name.text)' has no summary: say in a sentence what it is.",
                    subject: Subject(owner, member)
                )
            )
        }

        mutating func add(_ declaration: ComponentDeclaration) {
            owner = declaration.name.text
            document = declaration.range
            require(declaration.summary, declaration.name, nil)
            if let content = declaration.content {
                let section = content.kind.rawValue
                require(content.summary, Name(section, at: content.range), section)
                add(content.properties, under: section)
                for derived in content.derived {
                    require(derived.summary, derived.name, "\(section).\(derived.name.text)")
                }
            }
            add(declaration.actions.map(\.member), under: "actions")
            if let delegate = declaration.delegate {
                require(delegate.summary, Name("delegate", at: delegate.range), "delegate")
                add(delegate.methods.map(\.member), under: "delegate")
            }
            for channel in declaration.screen?.channels ?? [] { add(channel.messages, under: channel.channel.text) }
            add(declaration.screen?.routes.map(\.member) ?? [], under: "routes")
        }

        mutating func add(_ properties: [StoredProperty], under section: String?) {
            let prefix = section.map { "\($0)." } ?? ""
            for property in properties { require(property.summary, property.name, prefix + property.name.text) }
        }

        mutating func add(_ members: [Member], under section: String) {
            for member in members { require(member.summary, member.name, "\(section).\(member.name.text)") }
        }
    }
}
