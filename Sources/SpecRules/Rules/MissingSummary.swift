import ScreenModel
import ScreenSpecDiagnostics

/// Whatever becomes a Swift declaration has a sentence that becomes its doc comment.
package enum MissingSummary {
    package static let description = RuleDescription(
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

    package static let rule = Rule(description, relyingOn: .file) { (file: IndexedFile) in
        file.documents.flatMap { surveys(of: $0).flatMap(\.findings) }
    }

    /// What is to have a summary in a document, and what lacks one: one survey for each view, screen, model or
    /// architecture.
    package static func surveys(of document: Document) -> [Survey] {
        switch document {
        case .component(let component):
            var survey = Survey(component.name)
            survey.add(component.declaration)
            return [survey]
        case .models(let models):
            return models.map { model in
                var survey = Survey(model.name.text)
                survey.require(model.summary, model.name, nil)
                survey.add(model.properties, under: nil)
                return survey
            }
        case .architecture(let architecture):
            var survey = Survey(architecture.name.text)
            survey.require(architecture.summary, architecture.name, nil)
            return [survey]
        }
    }

    /// Collects what has no summary, in the order of the document.
    package struct Survey: Sendable {
        /// The view, screen, model or architecture.
        package let owner: String
        /// How many declarations are to have a summary.
        package private(set) var count = 0
        /// One for each that has none.
        package private(set) var findings: [Diagnostic] = []
        /// Where the document lies; what stands elsewhere is another one's.
        private var document: SourceRange?

        fileprivate init(_ owner: String) {
            self.owner = owner
        }

        fileprivate mutating func require(_ summary: String?, _ name: Name, _ member: String?) {
            if let document, name.range.file != document.file || !document.offsets.contains(Int(name.range.lower)) {
                return
            }
            count += 1
            guard summary?.isEmpty ?? true else { return }
            findings.append(
                MissingSummary.description.finding(
                    at: name.range,
                    "'\(name.text)' has no summary.",
                    help: ["Say in a sentence what it is."],
                    subject: Subject(owner, member)
                )
            )
        }

        fileprivate mutating func add(_ declaration: ComponentDeclaration) {
            document = declaration.range
            require(declaration.summary, declaration.name, nil)
            add(declaration.inputs, under: "inputs")
            for content in declaration.contents {
                let section = content.section
                require(content.summary, content.listedName ?? Name(section, at: content.range), section)
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

        fileprivate mutating func add(_ properties: [StoredProperty], under section: String?) {
            let prefix = section.map { "\($0)." } ?? ""
            for property in properties { require(property.summary, property.name, prefix + property.name.text) }
        }

        private mutating func add(_ members: [Member], under section: String) {
            for member in members { require(member.summary, member.name, "\(section).\(member.name.text)") }
        }
    }
}
