import ScreenModel
import SourceFacts
import SpecRules
import ScreenSpecDiagnostics

/// Subviews show what the spec says that they show.
package enum MismatchedBinding {
    package static let description = RuleDescription.mismatchedBinding

    static let rule = ComparingRule(description) { subject in
        ViewFamily.all(in: subject).flatMap { family -> [Comparison<Diagnostic>] in
            let survey = Survey(family, subject)
            return subviews(of: family.component).flatMap { subview in
                subview.shows.map { binding in
                    let isOnly = binding.others(of: subview).isEmpty
                    let key: ComparedKey = ShownMethod(binding.property.text) == nil ? .binding : .toldBinding
                    return Comparison(
                        isOnly ? key : .furtherBinding,
                        isOnly ? binding.property.range : binding.source.range,
                        survey.outcome(for: binding, of: subview)
                    )
                }
            }
        }
            + ViewFamily.missing(in: subject).flatMap { component in
                subviews(of: component).flatMap(\.shows).map {
                    Comparison(.binding, $0.property.range, .open(.absent))
                }
            } + rows(subject)
    }

    private static func subviews(of component: IndexedComponent) -> [Subview] {
        component.declaration.showing.filter { component.owns($0.name.range) }
    }

    private struct Survey {
        let family: ViewFamily
        let subject: CodeSubject
        private let spoken: SpokenNames
        private let carried: CarriedValues
        private let settings: PropertySettings

        init(_ family: ViewFamily, _ subject: CodeSubject) {
            (self.family, self.subject) = (family, subject)
            let isShowing = family.component.declaration.showing.contains { !$0.shows.isEmpty }
            spoken = SpokenNames(of: isShowing ? family.types : [])
            carried = CarriedValues(of: family, subject.code)
            settings = PropertySettings(of: family, subject)
        }

        func outcome(for binding: Subview.Binding, of subview: Subview) -> Comparison<Diagnostic>.Outcome {
            let isOwn = subview.name.text == "self"
            guard isOwn || family.subview(subview.name.text) != nil,
                let source = source(binding.source.text.dottedParts)
            else {
                return .open(.notPlain)
            }
            let property = isOwn ? binding.property.text : "\(subview.name.text).\(binding.property.text)"
            var first: (setting: PropertySettings.Setting, shown: ShownValue)?
            var isPlain = true
            let all = self.all(binding, of: subview, property)
            let settings = all.filter { !$0.isReset }
            let streamed = self.streamed(binding, of: subview, property, source)
            if let streamed, settings.isEmpty || streamed.isHeld { return streamed }
            if settings.isEmpty {
                return shownElsewhere(binding, of: subview, source)
                    ?? neverShown(binding, of: subview, all.first { $0.value.kind == .string }) ?? .open(.notSet)
            }
            if settings.allSatisfy({ isUnrelated($0, to: source) }) {
                return neverShown(binding, of: subview, settings[0]) ?? .open(.notPlain)
            }
            let others = binding.others(of: subview)
            for setting in settings {
                guard let shown = ShownValue(setting.value, in: setting.member, from: source.origin) else {
                    if !others.contains(where: { isShown($0, by: setting) }) { isPlain = false }
                    continue
                }
                if shown.paths.contains(where: source.includes) {
                    let isAsSaid = shown.isNegated.map { $0 == binding.isNegated } ?? true
                    if isAsSaid { return .held(setting.place) }
                } else if others.contains(where: { isShown($0, by: setting) }) {
                    continue
                } else if !source.isOther(shown) {
                    isPlain = false
                }
                if first == nil { first = (setting, shown) }
            }
            guard isPlain else { return .open(.notPlain) }
            guard let (setting, shown) = first else {
                return isSurelyAll(binding, of: subview)
                    ? .differs(missing(binding, property, settings[0])) : .open(.notPlain)
            }
            let found = (shown.isNegated == true ? "not " : "") + source.text(shown.paths[0])
            return .differs(finding(binding, property, setting, shown, found, isOnly: others.isEmpty))
        }

        /// Whether a place sets a property to a constant, in code that does not ask for the source: that may choose which.
        private func isUnrelated(_ setting: PropertySettings.Setting, to source: Source) -> Bool {
            settings.isConstant(setting.value, in: setting.member)
                && !setting.member.uses.contains { use in
                    source.origin.path(use, in: setting.member).map(source.includes) == true
                }
        }

        /// What a stream that is bound to the property brings; `nil` where none is, or nobody can tell.
        private func streamed(
            _ binding: Subview.Binding,
            of subview: Subview,
            _ property: String,
            _ source: Source
        ) -> Comparison<Diagnostic>.Outcome? {
            let found = settings.streams(to: property).map { place, stream, member in
                (place: place, path: source.origin.path(of: stream, in: member), isPlain: stream.isPlain)
            }
            guard !found.isEmpty, !binding.isNegated else { return nil }
            if let held = found.first(where: { $0.path.map(source.includes) == true }) { return .held(held.place) }
            guard binding.others(of: subview).isEmpty, found.count == 1, let first = found.first, first.isPlain,
                let path = first.path, source.stores(path)
            else { return nil }
            let text = source.text(path)
            return .differs(
                description.finding(
                    at: first.place,
                    "'\(property)' shows '\(text)', and the spec says '\(binding.source.text)'.",
                    help: ["Bind it to '\(binding.source.text)', or let the spec say '\(text)'."],
                    notes: [note(binding)],
                    fixes: [ContractFixes(subject).respelling(binding.source.range, as: text)],
                    subject: subject.subject(family.type, property)
                )
            )
        }

        /// The places that set a property, or call a method.
        private func all(_ binding: Subview.Binding, of subview: Subview, _ property: String)
            -> [PropertySettings.Setting]
        {
            ShownMethod(binding.property.text).map { settings.settings(of: $0, of: subview.name.text) }
                ?? settings.settings(of: property)
        }

        /// Whether a place sets a property from what the spec says.
        private func isShown(_ binding: Subview.Binding, by setting: PropertySettings.Setting) -> Bool {
            guard let source = source(binding.source.text.dottedParts),
                let shown = ShownValue(setting.value, in: setting.member, from: source.origin)
            else { return false }
            return shown.paths.contains(where: source.includes)
                && shown.isNegated.map { $0 == binding.isNegated } ?? true
        }

        /// Whether no code sets a property but that which was read.
        private func isSurelyAll(_ binding: Subview.Binding, of subview: Subview) -> Bool {
            guard let found = family.subview(subview.name.text) else { return false }
            let method = ShownMethod(binding.property.text)
            let names = method.map { $0.path + [$0.name] } ?? binding.property.text.dottedParts
            return !settings.isHandedOn(subview.name.text, names.last ?? "")
                && !settings.mayBeSetByOthers(names[0], of: found)
        }

        /// Where nothing calls a method that the spec names, and another one of the subview is plainly told the same.
        private func toldElsewhere(
            _ method: ShownMethod,
            _ binding: Subview.Binding,
            of subview: Subview,
            _ source: Source
        )
            -> Comparison<Diagnostic>.Outcome?
        {
            let read = settings.calls(toldTo: [subview.name.text] + method.path)
            guard let found = family.subview(subview.name.text),
                !settings.mayCall(method.name, of: subview.name.text, beside: read.map(\.call)),
                !settings.mayBeSetByOthers(method.path.first ?? method.name, of: found)
            else { return nil }
            for (member, call) in read {
                guard let name = call.fullName,
                    let value = call.arguments.first(where: { argument in
                        let shown = ShownValue(argument, in: member, from: source.origin)
                        return shown?.isNegated == binding.isNegated && shown?.paths.allSatisfy(source.includes) == true
                    })
                else { continue }
                let other = ([subview.name.text] + method.path + [name]).joined(separator: ".")
                let setting = PropertySettings.Setting(place: call.range, value: value, member: member)
                return .differs(finding(binding, of: subview, other, setting))
            }
            return nil
        }

        private func missing(_ binding: Subview.Binding, _ property: String, _ setting: PropertySettings.Setting)
            -> Diagnostic
        {
            let said = (binding.isNegated ? "not " : "") + binding.source.text
            return description.finding(
                at: setting.place,
                "'\(property)' never shows '\(said)', which is one of those that the spec names.",
                help: ["Set it from '\(said)' too, or take that out of the spec."],
                notes: [note(binding)],
                subject: subject.subject(family.type, property)
            )
        }

        /// Where nothing sets the property, and another one that the spec says nothing of plainly shows the same.
        private func shownElsewhere(_ binding: Subview.Binding, of subview: Subview, _ source: Source)
            -> Comparison<Diagnostic>.Outcome?
        {
            if let method = ShownMethod(binding.property.text) {
                return toldElsewhere(method, binding, of: subview, source)
            }
            guard let found = family.subview(subview.name.text),
                !settings.mayBeSet(binding.property.text, of: subview.name.text),
                !settings.mayBeSetByOthers(binding.property.text, of: found)
            else { return nil }
            for other in family.component.declaration.subviews {
                for property in settings.properties(of: other.name.text)
                where !other.shows.contains(where: { $0.property.text == property }) {
                    let name = "\(other.name.text).\(property)"
                    let all = settings.settings(of: name).filter { !$0.isReset }
                    let shown = all.map { ShownValue($0.value, in: $0.member, from: source.origin) }
                    guard let setting = all.first,
                        shown.allSatisfy({
                            $0?.isNegated == binding.isNegated && $0?.paths.allSatisfy(source.includes) == true
                        })
                    else { continue }
                    return .differs(finding(binding, of: subview, name, setting))
                }
            }
            return nil
        }

        /// Where all that is done with the subview is known, and nothing of it sets the property.
        private func neverShown(_ binding: Subview.Binding, of subview: Subview, _ reset: PropertySettings.Setting?)
            -> Comparison<Diagnostic>.Outcome?
        {
            let path = binding.source.text.dottedParts
            guard let found = family.subview(subview.name.text),
                settings.isNeverSet(binding.property.text, of: found, from: Set(path)),
                !settings.mayBeSetByOthers(binding.property.text, of: found)
            else { return nil }
            let property = "\(subview.name.text).\(binding.property.text)"
            let said = (binding.isNegated ? "not " : "") + binding.source.text
            return .differs(
                description.finding(
                    at: reset?.place ?? found.nameRange,
                    "'\(property)' never shows '\(said)', and the spec says it does.",
                    help: ["Set it from '\(said)', or take it out of the spec."],
                    notes: [note(binding)],
                    fixes: [ContractFixes(subject).takingOut(binding.property)],
                    subject: subject.subject(family.type, property)
                )
            )
        }

        private func finding(
            _ binding: Subview.Binding,
            of subview: Subview,
            _ other: String,
            _ setting: PropertySettings.Setting
        ) -> Diagnostic {
            let property = "\(subview.name.text).\(binding.property.text)"
            let said = (binding.isNegated ? "not " : "") + binding.source.text
            let isOwn = other.hasPrefix("\(subview.name.text).")
            let fix =
                isOwn
                ? ContractFixes(subject).respelling(
                    binding.property.range,
                    as: String(other.dropFirst(subview.name.text.count + 1))
                ) : ContractFixes(subject).takingOut(binding.property)
            return description.finding(
                at: setting.place,
                "'\(other)' shows '\(said)', and the spec says '\(property)'.",
                help: ["Set '\(property)' from '\(said)', or let the spec say '\(other)'."],
                notes: [note(binding)],
                fixes: [fix],
                subject: subject.subject(family.type, property)
            )
        }

        private func note(_ binding: Subview.Binding) -> Diagnostic.Note {
            family.component.note(at: binding.source.range)
        }

        /// What a spec names as shown, and how the code's paths are held against it.
        private struct Source {
            let origin: ShownValue.Origin
            /// Whether a path of the code is what the spec says.
            let includes: ([String]) -> Bool
            /// Whether what the code shows is certainly something else.
            let isOther: (ShownValue) -> Bool
            /// Whether a path starts at something that the view model is known to have.
            let stores: ([String]) -> Bool
            let text: ([String]) -> String
        }

        /// `nil` for what of a generated view model is never read, which is another rule's matter, and for what the view makes itself.
        private func source(_ path: [String]) -> Source? {
            let contents = family.component.component.contents.outermost
            if let content = contents.first(where: { $0.declares(path[0]) }) {
                guard spoken.contains(path[0]) || content.declaration.type != nil else { return nil }
                return Source(
                    origin: .type(content.fullTypeName, subject.code),
                    includes: { content.isOne($0, path) },
                    isOther: { $0.paths.allSatisfy { $0.first.map(content.stores) == true } },
                    stores: { $0.first.map(content.stores) == true },
                    text: { $0.joined(separator: ".") }
                )
            }
            guard let wanted = carried.path(of: path) else { return nil }
            return Source(
                origin: .messages(carried),
                includes: { carried.leads($0, to: wanted) },
                isOther: { _ in true },
                stores: { _ in false },
                text: carried.text
            )
        }

        private func finding(
            _ binding: Subview.Binding,
            _ property: String,
            _ setting: PropertySettings.Setting,
            _ shown: ShownValue,
            _ found: String,
            isOnly: Bool
        ) -> Diagnostic {
            let fixes = ContractFixes(subject)
            let said = (binding.isNegated ? "not " : "") + binding.source.text
            return description.finding(
                at: setting.place,
                "'\(property)' shows '\(found)', and the spec says '\(said)'.",
                help: ["Set it from '\(said)', or let the spec say '\(found)'."],
                notes: [note(binding)],
                fixes: isOnly
                    ? fixes.changing(setting.value, in: setting.member, shown, found, or: binding)
                    : [fixes.respelling(binding.source.range, as: found)],
                subject: subject.subject(family.type, property)
            )
        }
    }
}

extension Subview.Binding {
    /// The other sources of the same property.
    fileprivate func others(of subview: Subview) -> [Subview.Binding] {
        subview.shows.filter { $0.property.range == property.range && $0.source.range != source.range }
    }
}
