import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// A cell that code asks for by its name is a prototype of some document, or registered.
enum UnknownReuseIdentifier {
    static let rule = Rule(.unknownReuseIdentifier) { (subject: CodeSubject) in
        let places = subject.analysis(NamedPlaces.self)
        guard !subject.interfaces.files.isEmpty, subject.interfaces.isComplete else { return [] }
        let calls = NamingCalls.calls(
            of: ["dequeueReusableCell", "dequeueReusableSupplementaryView", "dequeueReusableHeaderFooterView"],
            in: subject.code
        )
        let asked = calls.compactMap { call, _ -> (call: CallFact, argument: ValueFact, name: String)? in
            let argument = call.argument(labelled: "withIdentifier") ?? call.argument(labelled: "withReuseIdentifier")
            return NamingCalls.text(argument).flatMap { name in argument.map { (call, $0, name) } }
        }
        let unknown = asked.filter { !places.reuseIdentifiers.contains($0.name) && !$0.name.isEmpty }
        guard !unknown.isEmpty else { return [] }
        let written = WrittenStrings(Set(unknown.map(\.name)), without: asked.map(\.argument), subject.code)
        return unknown.compactMap { call, argument, name in
            // Who registers it under that name has to write the name as well, or to make it of a type's.
            guard !written.contains(name), subject.code.types(named: name).isEmpty,
                !registersOtherwise(call, subject.code)
            else { return nil }
            let close = Spelling.closest(to: name, among: places.reuseIdentifiers.sorted())
            return RuleDescription.unknownReuseIdentifier.finding(
                at: argument.range,
                "No document and no registration has the identifier '\(name)'.",
                help: close.map { ["Did you mean '\($0)'?"] } ?? [
                    "Give the prototype that identifier, or register a class for it."
                ],
                fixes: close.map { [Diagnostic.Fix("Replace with '\($0)'", at: argument.range, with: "\"\($0)\"")] }
                    ?? [],
                subject: Subject(owner(of: call, subject.code) ?? name, name)
            )
        }
    }

    /// Whether the class registers something under a name that is worked out.
    private static func registersOtherwise(_ call: CallFact, _ code: CodeIndex) -> Bool {
        guard let member = call.member, let id = code.ownerType(of: member).projectType else { return true }
        return code.inheritedMembers(of: code[id]).contains { member in
            member.calls.contains { call in
                guard call.name.map({ $0.hasPrefix("register") }) == true else { return false }
                let argument =
                    call.arguments.first { $0.label?.string.hasSuffix("Identifier") == true }
                return argument.map { NamingCalls.text($0) == nil } ?? true
            }
        }
    }

    static func owner(of call: CallFact, _ code: CodeIndex) -> String? {
        call.member.flatMap { code.ownerType(of: $0).projectType }.map { code.qualifiedName(of: $0) }
    }
}

/// A storyboard and a controller in it that somebody asks for by name are there.
enum UnknownStoryboardIdentifier {
    static let rule = Rule(.unknownStoryboardIdentifier) { (subject: CodeSubject) in
        let places = subject.analysis(NamedPlaces.self)
        guard !places.storyboards.isEmpty, subject.interfaces.isComplete else { return [] }
        return inCode(places, subject) + inDocuments(places, subject)
    }

    private static func inCode(_ places: NamedPlaces, _ subject: CodeSubject) -> [Diagnostic] {
        let calls = NamingCalls.calls(of: ["UIStoryboard", "instantiateViewController"], in: subject.code)
        let named = calls.filter { $0.name == "UIStoryboard" && isInOwnBundle($0.call) }
        let unknown = named.compactMap { call, _ -> Diagnostic? in
            guard let argument = call.argument(labelled: "name"), let name = NamingCalls.text(argument),
                places.storyboards[name] == nil
            else { return nil }
            return finding(
                "There is no storyboard '\(name)' below 'sources'",
                name,
                at: argument.range,
                among: places.storyboards.keys.sorted(),
                quoted: true,
                owner: UnknownReuseIdentifier.owner(of: call, subject.code)
            )
        }
        // A controller may be in a storyboard that nobody has seen.
        guard unknown.isEmpty, named.count == calls.count(where: { $0.name == "UIStoryboard" }) else { return unknown }
        return calls.compactMap { call, method in
            guard method == "instantiateViewController",
                let argument = call.argument(labelled: "withIdentifier") ?? call.argument(labelled: "identifier"),
                let name = NamingCalls.text(argument), !places.storyboardIdentifiers.contains(name)
            else { return nil }
            return finding(
                "No controller of a storyboard has the identifier '\(name)'",
                name,
                at: argument.range,
                among: places.storyboardIdentifiers.sorted(),
                quoted: true,
                owner: UnknownReuseIdentifier.owner(of: call, subject.code)
            )
        }
    }

    private static func isInOwnBundle(_ call: CallFact) -> Bool {
        guard let bundle = call.argument(labelled: "bundle") else { return true }
        switch bundle.kind {
        case .nil: return true
        case .path, .implicitMember:
            return (bundle.use?.components.last?.name ?? bundle.text) == "main"
        default: return false
        }
    }

    /// What placeholders for controllers of other storyboards refer to.
    private static func inDocuments(_ places: NamedPlaces, _ subject: CodeSubject) -> [Diagnostic] {
        subject.interfaces.files.filter(\.isChecked).flatMap { file in
            file.document.objects.compactMap { object -> Diagnostic? in
                guard object.isReference, !object.isInNamedBundle else { return nil }
                let name = object.storyboardName.flatMap { $0.isEmpty ? nil : $0 } ?? file.name
                guard let storyboard = places.storyboards[name] else {
                    return finding(
                        "There is no storyboard '\(name)' below 'sources'",
                        name,
                        at: object.range,
                        among: places.storyboards.keys.sorted(),
                        quoted: false,
                        owner: file.name
                    )
                }
                guard let identifier = object.storyboardIdentifier else {
                    if storyboard.hasInitialController { return nil }
                    return RuleDescription.unknownStoryboardIdentifier.finding(
                        at: object.range,
                        "The storyboard '\(name)' has no initial controller.",
                        help: ["Make one of its controllers the initial one, or refer to one by its identifier."],
                        subject: Subject(file.name, name)
                    )
                }
                guard !storyboard.identifiers.contains(identifier) else { return nil }
                return finding(
                    "No controller of '\(name)' has the identifier '\(identifier)'",
                    identifier,
                    at: object.identifierRange,
                    among: storyboard.identifiers.sorted(),
                    quoted: false,
                    owner: file.name
                )
            }
        }
    }

    private static func finding(
        _ message: String,
        _ name: String,
        at range: SourceRange,
        among known: [String],
        quoted: Bool,
        owner: String?
    ) -> Diagnostic {
        let close = Spelling.closest(to: name, among: known)
        return RuleDescription.unknownStoryboardIdentifier.finding(
            at: range,
            message + ".",
            help: close.map { ["Did you mean '\($0)'?"] } ?? ["Correct the name, or give it to what is meant."],
            fixes: quoted
                ? close.map { [Diagnostic.Fix("Replace with '\($0)'", at: range, with: "\"\($0)\"")] } ?? [] : [],
            subject: Subject(owner ?? name, name)
        )
    }
}

/// Strings that code writes somewhere.
private struct WrittenStrings {
    private var found: Set<String> = []

    init(_ names: Set<String>, without asked: [ValueFact], _ code: CodeIndex) {
        let fingerprints = Dictionary(names.map { (NameFingerprint.of($0), $0) }) { first, _ in first }
        let passedOver = Set(asked.map(\.range))
        let files = code.files
        for file in files {
            let mentioned = fingerprints.filter { file.facts.contains(textWith: $0.key) }
            guard !mentioned.isEmpty else { continue }
            for value in file.facts.values where value.kind == .string && !passedOver.contains(value.range) {
                if let text = value.text, let name = mentioned[text.fingerprint] { found.insert(name) }
            }
        }
        // A string may stand where facts keep no value, such as in an array: another file that says it counts.
        for (fingerprint, name) in fingerprints where !found.contains(name) {
            let asking = Set(asked.filter { $0.text == name }.map(\.facts.file))
            if files.contains(where: { !asking.contains($0.facts.file) && $0.facts.contains(textWith: fingerprint) }) {
                found.insert(name)
            }
        }
    }

    func contains(_ name: String) -> Bool {
        found.contains(name)
    }
}
