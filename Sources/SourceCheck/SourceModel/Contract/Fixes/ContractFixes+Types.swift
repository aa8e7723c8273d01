import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecFrontEnd
import YAMLEdits

/// Both ways out of what models, view models and views have otherwise than their specs say.
extension ContractFixes {
    // MARK: Properties

    func unstatic(_ found: MemberFact, or name: Name) -> [Diagnostic.Fix] {
        let words = ["static", "class"].compactMap { found.modifiers.first(named: $0) }
        let code = words.first.map {
            Diagnostic.Fix("Take '\($0.name)' away", edits: [.removing($0.range, of: found)])
        }
        return [code, takingOut(name)].compactMap(\.self)
    }

    /// A private member that others are to use.
    func showing(_ found: MemberFact, or name: Name) -> [Diagnostic.Fix] {
        let code = found.modifiers.first(where: \.isAccess).map {
            Diagnostic.Fix("Take '\($0.name)' away", edits: [.removing($0.range, of: found)])
        }
        return [code, takingOut(name)].compactMap(\.self)
    }

    func changingSetter(of found: MemberFact, to settable: Settability, _ name: Name) -> [Diagnostic.Fix] {
        let edits = SwiftHeading(found).setter(toBe: settable)
        let code = edits.isEmpty ? nil : Diagnostic.Fix("Change how '\(found.baseName)' can be set", edits: edits)
        return [code, setting("settable", to: found.settability.rawValue, for: name.range)].compactMap(\.self)
    }

    /// A property or case of another name.
    ///
    /// - Parameter uses: Where the spec names it besides; `nil` where it can't be renamed there.
    func renaming(_ found: MemberFact, or name: Name, usedAt uses: [SourceRange]? = []) -> [Diagnostic.Fix] {
        let code = Diagnostic.Fix(
            "Rename it to '\(name.text)'",
            at: found.nameRange,
            with: SwiftName.escaped(name.text)
        )
        let text = found.baseName.string
        let spec = uses.flatMap { uses -> Diagnostic.Fix? in
            let edits = ([name.range] + uses).sorted().map { subject.specText(at: $0)?.replacement(of: $0, with: text) }
            guard !edits.contains(nil) else { return nil }
            return Diagnostic.Fix("Change the spec to '\(text)'", edits: edits.compactMap(\.self).flatMap(\.self))
        }
        return [code, spec].compactMap(\.self)
    }

    /// A property that the code lacks. One that the spec names elsewhere can't be taken out of it by itself.
    func adding(
        _ name: Name,
        _ expected: TypeReference,
        to type: CodeType,
        usedAt uses: [SourceRange]? = []
    ) -> [Diagnostic.Fix] {
        let property = "\(type.isReference ? "var" : "let") \(SwiftName.escaped(name.text)): \(expected.type)"
        let code = adding([property], to: type.declaration, named: name.text)
        return [code, uses == [] ? takingOut(name) : nil].compactMap(\.self)
    }

    // MARK: Cases

    /// What a case carries, as the spec has it.
    func changing(_ found: MemberFact, to written: EnumCase) -> Diagnostic.Fix? {
        let upper = found.parameters.last.map { Int($0.range.upper) + 1 } ?? Int(found.nameRange.upper)
        let range = SourceRange(file: found.nameRange.file, lower: Int(found.nameRange.lower), upper: upper)
        return Diagnostic.Fix("Change the case to '\(written.swift)'", at: range, with: written.swift)
    }

    /// What a case carries, as the code has it.
    func respelling(_ written: EnumCase, as found: MemberFact) -> Diagnostic.Fix? {
        subject.specText(at: written.name.range)?.settingValue(of: written.name.range, to: found.payloadInSpecs).map {
            Diagnostic.Fix(
                "Change the spec to '\(YAMLWriter.flow(YAMLEntry(written.name.text, found.payloadInSpecs)))'",
                edits: $0
            )
        }
    }

    func describing(_ found: MemberFact, besides cases: [EnumCase]) -> Diagnostic.Fix? {
        guard let last = cases.last?.name.range else { return nil }
        return subject.specText(at: last)?.insertion(found.baseName.string, found.payloadInSpecs, behind: last).map {
            Diagnostic.Fix("Add '\(found.baseName)' to the spec", edits: $0)
        }
    }

    // MARK: Views

    func changingLayout(_ declaration: ComponentDeclaration, of subviews: [MemberFact]) -> [Diagnostic.Fix] {
        let isCode = declaration.layout == .code
        let edits =
            isCode
            ? subviews.flatMap { subview in
                subview.attributes.filter { $0.name == "IBOutlet" }.map {
                    Diagnostic.Edit.removing($0.range, of: subview)
                }
            }
            : subviews.filter { $0.bindingIndex == 0 }.map { property in
                let start = Int(property.range.lower)
                let place = SourceRange(file: property.nameRange.file, lower: start, upper: start)
                return Diagnostic.Edit(at: place, with: "@IBOutlet ")
            }
        let code = Diagnostic.Fix(isCode ? "Make them no outlets" : "Make them outlets", edits: edits)
        let other = isCode ? Layout.interfaceBuilder : .code
        return [code, setting("layout", to: other.rawValue, for: declaration.name.range)].compactMap(\.self)
    }

    /// Another name for a subview, in its spec and in the triggers that begin with it there.
    func renaming(_ subview: Subview, of declaration: ComponentDeclaration, to name: String) -> Diagnostic.Fix? {
        guard let text = subject.specText(at: subview.name.range) else { return nil }
        let triggers = declaration.actions.flatMap(\.triggers).filter { $0.path.first == subview.name.text }
        let renamed = triggers.map { trigger -> [Diagnostic.Edit]? in
            guard text.text(at: trigger.range) == trigger.text else { return nil }
            var renamed = trigger
            renamed.path[0] = name
            return text.replacement(of: trigger.range, with: renamed.text)
        }
        let edits = [text.replacement(of: subview.name.range, with: name)] + renamed
        guard !edits.contains(nil) else { return nil }
        return Diagnostic.Fix("Change the spec to '\(name)'", edits: edits.compactMap(\.self).flatMap(\.self))
    }

    /// A subview that the code lacks. One that a trigger names can't be taken out of the spec by itself.
    ///
    /// - Parameter newName: What the code has in its place.
    func adding(
        _ subview: Subview,
        _ declaration: String,
        to view: SpecView,
        orSay newName: String?
    ) -> [Diagnostic.Fix] {
        let name = subview.name.text
        let isNamed = view.component.declaration.actions.flatMap(\.triggers).contains { $0.path.first == name }
        let isOutlet = view.component.declaration.layout == .interfaceBuilder
        let text = isOutlet ? declaration : "\(declaration) = \(subview.type.type)()"
        let code = adding([text], to: view.type.declaration, named: name)
        let removal = isNamed ? nil : takingOut(subview.name)
        let spec = newName.map { renaming(subview, of: view.component.declaration, to: $0) } ?? removal
        return [code, spec].compactMap(\.self)
    }

    func changing(_ found: MemberFact, or subview: Subview, _ actual: String?) -> [Diagnostic.Fix] {
        let wanted = subview.type.type.description
        let code = (found.type?.range ?? found.value?.type?.range).map {
            Diagnostic.Fix(
                "Change the type to '\(wanted)'",
                at: $0,
                with: wanted + (found.type?.kind == .implicitlyUnwrapped ? "!" : "")
            )
        }
        return [code, actual.flatMap { respelling(subview.type.range, as: $0) }].compactMap(\.self)
    }

    /// What a property of a subview is set from.
    func changing(
        _ value: ValueFact,
        in member: MemberFact,
        _ shown: ShownValue,
        _ found: String,
        or binding: Subview.Binding
    ) -> [Diagnostic.Fix] {
        let file = value.range.file
        let spec = subject.specText(at: binding.source.range)?.settingValue(
            of: binding.property.range,
            to: .text(found)
        ).map {
            Diagnostic.Fix("Change the spec to '\(found)'", edits: $0)
        }
        // What is done to it, such as a call that formats it, stays.
        let path = shown.said
        let uses = member.uses(in: value).map { use in
            Array(path == shown.paths[0] ? use.components[...] : use.components.prefix { !$0.isCalled })
        }
        guard let use = uses.first(where: { $0.last?.name.string == path.last }), let end = use.last?.range.upper
        else { return [spec].compactMap(\.self) }
        // What is shown may start at a message, which the code does not write, or at a variable.
        let names = use.map(\.name.string)
        let count = zip(names.reversed(), path.reversed()).prefix { $0 == $1 }.count
        let (lead, said) = (path.count - count, binding.source.text.dottedParts)
        var edits: [Diagnostic.Edit] = []
        if said != path {
            guard said.count > lead, said.prefix(lead).elementsEqual(path.prefix(lead)),
                let first = use.suffix(count).first
            else { return [spec].compactMap(\.self) }
            let range = SourceRange(file: file, lower: Int(first.range.lower), upper: Int(end))
            edits.append(Diagnostic.Edit(at: range, with: said.dropFirst(lead).joined(separator: ".")))
        }
        if let isNegated = shown.isNegated, isNegated != binding.isNegated {
            let start = Int(value.range.lower)
            let sign = SourceRange(file: file, lower: start, upper: isNegated ? start + 1 : start)
            edits.append(Diagnostic.Edit(at: sign, with: isNegated ? "" : "!"))
        }
        return [
            edits.isEmpty
                ? nil
                : Diagnostic.Fix("Set it from '\(binding.writtenSource)'", edits: edits), spec,
        ].compactMap(\.self)
    }
}

extension EnumCase {
    /// `card(number: String, expires: Date)`.
    var swift: String {
        guard !payload.isEmpty else { return SwiftName.escaped(name.text) }
        let values = payload.map { ($0.label.map { "\($0): " } ?? "") + $0.type.type.description }
        return "\(SwiftName.escaped(name.text))(\(values.joined(separator: ", ")))"
    }
}

extension MemberFact {
    /// Who can set it.
    var settability: Settability {
        isSettable ? .all : hasPrivateSetter && !isConstant ? .own : .none
    }

    /// What a case carries, as a spec writes it: `{number: String, _ second: Date}`.
    var payloadInSpecs: YAMLValue {
        let names = ["_ value", "_ second", "_ third", "_ fourth", "_ fifth"]
        let values = zip(parameters.indices, parameters).map { index, parameter -> YAMLEntry in
            let place = index - parameters.startIndex
            let key = parameter.label?.string ?? (place < names.count ? names[place] : "_ value\(place)")
            return YAMLEntry(key, .text(parameter.type?.text ?? ""))
        }
        return .mapping(values)
    }
}
