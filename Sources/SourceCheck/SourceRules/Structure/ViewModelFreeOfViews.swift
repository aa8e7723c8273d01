import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// What a view shows holds no views.
package enum ViewModelFreeOfViews {
    package static let description = RuleDescription.viewModelFreeOfViews

    package static let rule = Rule(description) { (subject: CodeSubject) in
        var findings: [Diagnostic] = []
        let models = subject.analysis(ViewModels.self).all
        let known = Set(models.map(\.type.id))
        for model in models {
            findings += viewsHeld(by: model.type, description: model.description, model.declared, subject)
        }
        for screen in subject.roles.screens where screen.architecture.hasViewModelRole {
            for player in screen.players {
                guard !known.contains(player.type), screen.architecture.isViewModel(player.role),
                    screen.architecture.role(player.role)?.forbids?.views != false
                else { continue }
                let type = subject.code[player.type]
                let description = "the \(player.role) of \(screen.title)"
                findings += viewsHeld(by: type, description: description, nil, subject)
                findings += controllersHandedOut(by: type, description, subject)
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
        if isBridge(type, subject.code) { return [] }
        let outsideChannels = subject.analysis(OutsideChannels.self).held
        return parts(of: type, subject.code).flatMap { part in
            let owner = subject.code.qualifiedName(of: part.id)
            let description = part.id == type.id ? description : "a part of \(description)"
            return part.members.compactMap { member -> Diagnostic? in
                guard !outsideChannels.contains(member.nameRange), !subject.code.isNeverSet(member, of: part),
                    let held = heldView(in: member, subject.code)
                else {
                    return nil
                }
                let name = member.baseName.string
                return Self.description.finding(
                    at: member.nameRange,
                    "'\(name)' puts \(held.text) into '\(owner)', \(description).",
                    help: [held.remedy.asSentence],
                    notes: [declared.map { Diagnostic.Note(at: $0, "The spec declares the view model here.") }],
                    subject: subject.subject(part, name),
                    // What is not held at all is not held strongly.
                    covers: Diagnostic.Counterpart(RuleDescription.weakDelegate.id, subject.subject(part, name))
                )
            }
        }
    }

    /// `func makeEditor() -> UIViewController?`: who shows a screen is not asked for it by the screen's view.
    private static func controllersHandedOut(
        by type: CodeType,
        _ description: String,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        let code = subject.code
        guard code.file(of: type).isChecked else { return [] }
        return type.members.compactMap { member in
            guard member.kind == .method || member.kind == .computedProperty, !member.isTypeMember,
                !code.isHidden(member),
                let result = member.type, code.isViewController(code.lookup(result, in: member))
            else { return nil }
            let owner = code.qualifiedName(of: type.id)
            return Self.description.finding(
                at: member.nameRange,
                "'\(member.baseName.string)' hands out a view controller, '\(result.stripped.qualifiedName)', from "
                    + "'\(owner)', \(description).",
                help: ["Leave it to whoever shows it to make it, and tell that one what to show."],
                subject: subject.subject(type, member.baseName.string)
            )
        }
    }

    /// Whether it stands inside what brings UIKit to SwiftUI, such as a modifier that shows a sheet: it keeps the sheet for that.
    private static func isBridge(_ model: CodeType, _ code: CodeIndex) -> Bool {
        guard let parent = model.parent else { return false }
        return bridges.contains { code.conforms(parent, toProtocolNamed: $0) }
    }

    private static let bridges = ["ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable"]

    /// A view model, and the types declared inside it of which it holds values.
    private static func parts(of model: CodeType, _ code: CodeIndex) -> [CodeType] {
        var parts = [model]
        var next = 0
        while next < parts.count {
            for member in parts[next].members {
                let held = heldTypes(of: member, code).flatMap { code.lookup($0, in: member).candidates }
                for inner in held where isInside(inner, model.id, code) && !parts.contains(where: { $0.id == inner }) {
                    parts.append(code[inner])
                }
            }
            next += 1
        }
        return parts
    }

    private static func isInside(_ inner: TypeID, _ outer: TypeID, _ code: CodeIndex) -> Bool {
        var next = code[inner].parent
        while let parent = next {
            if parent == outer { return true }
            next = code[parent].parent
        }
        return false
    }

    private struct HeldView {
        /// "a view, 'UILabel',".
        let text: String
        let remedy: String
    }

    /// What a stored property or an associated value holds.
    private static func heldView(in member: MemberFact, _ code: CodeIndex) -> HeldView? {
        let written = heldTypes(of: member, code)
        if !written.isEmpty {
            return written.lazy.compactMap { type in
                describe(code.lookup(type, in: member), code, spelled: type.qualifiedName)
            }.first
        }
        guard member.kind == .storedProperty, !member.isTypeMember, member.type == nil else { return nil }
        // `let alert = PassthroughSubject<UIAlertController, Never>()`.
        if let made = member.value?.type, !made.stripped.genericArguments.isEmpty {
            return heldTypes(in: made, member, code).lazy.compactMap { type in
                describe(code.lookup(type, in: member), code, spelled: type.qualifiedName)
            }.first
        }
        return describe(code.type(of: member), code, spelled: nil)
    }

    /// The types, as they are written, of which a stored property or an associated value holds some.
    private static func heldTypes(of member: MemberFact, _ code: CodeIndex) -> [TypeFact] {
        switch member.kind {
        case .storedProperty:
            guard !member.isTypeMember, let type = member.type else { return [] }
            return heldTypes(in: type, member, code)
        case .enumCase: return member.parameters.compactMap(\.type).flatMap { heldTypes(in: $0, member, code) }
        default: return []
        }
    }

    private static func heldTypes(in type: TypeFact, _ member: MemberFact, _ code: CodeIndex) -> [TypeFact] {
        let type = type.stripped
        switch type.kind {
        case .array, .dictionary, .tuple, .labelled, .composition:
            return type.parts.flatMap { heldTypes(in: $0, member, code) }
        case .named:
            let arguments = type.genericArguments
            if arguments.isEmpty { return [type] }
            if let generic = code.lookup(type, in: member).projectType {
                let held = zip(code[generic].declaration.genericParameters, arguments).filter {
                    holdsValues(of: $0.0.name, code[generic])
                }
                return [type] + held.flatMap { heldTypes(in: $0.1, member, code) }
            }
            // What packages make of a type holds it, or hands it on.
            guard let name = type.name, !Self.notHolding.contains(name) else { return [type] }
            return [type] + arguments.flatMap { heldTypes(in: $0, member, code) }
        default: return []
        }
    }

    /// Whether a generic type of the project stores values of one of its parameters, as `struct Box<Content>` does in
    /// `let content: Content?`.
    private static func holdsValues(of parameter: FactText, _ type: CodeType) -> Bool {
        type.members.contains { member in
            switch member.kind {
            case .storedProperty: !member.isTypeMember && member.type.map { isMade(of: parameter, $0) } ?? false
            case .enumCase: member.parameters.contains { $0.type.map { isMade(of: parameter, $0) } ?? false }
            default: false
            }
        }
    }

    private static func isMade(of parameter: FactText, _ type: TypeFact) -> Bool {
        let type = type.stripped
        switch type.kind {
        case .array, .dictionary, .tuple, .labelled: return type.parts.contains { isMade(of: parameter, $0) }
        case .named: return type.base == nil && type.name == parameter
        default: return false
        }
    }

    /// Generic types that only tell how something is reached or made.
    private static let notHolding: Set<String> = [
        "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "CellRegistration",
        "SupplementaryRegistration", "Binder", "Reactive",
    ]

    private static func describe(_ type: NamedType, _ code: CodeIndex, spelled: String?) -> HeldView? {
        let name: String
        switch type {
        case .platform(let platform): name = platform.name
        case .project(let id): name = code.qualifiedName(of: id)
        case .ambiguous, .unknown:
            guard let spelled else { return nil }
            name = spelled
        }
        if code.isView(type) {
            return HeldView(
                text: "a view, '\(name)',",
                remedy: "hold the value that it shows, and leave the view to whoever shows it"
            )
        }
        guard code.isViewController(type) else { return nil }
        return HeldView(
            text: "a view controller, '\(name)',",
            remedy: "leave it to whoever shows it, and tell that one what to show"
        )
    }
}
