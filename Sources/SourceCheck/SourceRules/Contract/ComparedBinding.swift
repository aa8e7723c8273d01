import ScreenModel
import ScreenSpecDiagnostics

/// One thing that a spec has a subview show, beside the code of the view.
struct ComparedBinding {
    typealias Outcome = Comparison<Diagnostic>.Outcome
    typealias Setting = PropertySettings.Setting

    let binding: Subview.Binding
    let subview: Subview
    let source: ShownSource
    let survey: BindingSurvey
    /// As the code would set it: `titleLabel.text`, and of the view itself `title`.
    let property: String

    init(_ binding: Subview.Binding, of subview: Subview, _ source: ShownSource, in survey: BindingSurvey) {
        (self.binding, self.subview, self.source, self.survey) = (binding, subview, source, survey)
        let isOwn = subview.name.text == "self"
        property = isOwn ? binding.property.text : "\(subview.name.text).\(binding.property.text)"
    }

    private var settings: PropertySettings { survey.settings }

    var outcome: Outcome {
        let all = self.all
        let settings = all.filter { !$0.isReset }
        if let streamed, settings.isEmpty || streamed.isHeld { return streamed }
        if settings.isEmpty {
            return shownElsewhere ?? neverShown(all.first { $0.value.kind == .string }) ?? .open(.notSet)
        }
        if settings.allSatisfy(isUnrelated) { return neverShown(settings[0]) ?? .open(.notPlain) }
        return outcome(of: settings)
    }

    /// Of places that set the property to something that may be shown.
    private func outcome(of settings: [Setting]) -> Outcome {
        let others = binding.others(of: subview)
        var first: (setting: Setting, shown: ShownValue)?
        var isPlain = true
        for setting in settings {
            guard let shown = shown(by: setting) else {
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
            return isSurelyAll ? .differs(finding(lackingAt: settings[0])) : .open(.notPlain)
        }
        return .differs(finding(setting, shown, isOnly: others.isEmpty))
    }

    /// The places that set a property, or call a method.
    private var all: [Setting] {
        ShownMethod(binding.property.text).map { settings.settings(of: $0, of: subview.name.text) }
            ?? settings.settings(of: property)
    }

    private func shown(by setting: Setting) -> ShownValue? {
        ShownValue(setting.value, in: setting.member, from: source.origin)
    }

    /// Whether a place sets a property to a constant, in code that does not ask for the source: that may choose which.
    private func isUnrelated(_ setting: Setting) -> Bool {
        settings.isConstant(setting.value, in: setting.member)
            && !setting.member.uses.contains { use in
                source.origin.path(use, in: setting.member).map(source.includes) == true
            }
    }

    /// Whether a place sets a property from what the spec says.
    private func isShown(_ binding: Subview.Binding, by setting: Setting) -> Bool {
        guard let source = survey.source(of: binding),
            let shown = ShownValue(setting.value, in: setting.member, from: source.origin)
        else { return false }
        return shown.paths.contains(where: source.includes)
            && shown.isNegated.map { $0 == binding.isNegated } ?? true
    }

    /// Whether a value plainly is what the spec says.
    private func isPlainlyShown(_ shown: ShownValue?) -> Bool {
        shown?.isNegated == binding.isNegated && shown?.paths.allSatisfy(source.includes) == true
    }

    /// Whether no code sets a property but that which was read.
    private var isSurelyAll: Bool {
        guard let found = survey.family.subview(subview.name.text) else { return false }
        let method = ShownMethod(binding.property.text)
        let names = method.map { $0.path + [$0.name] } ?? binding.property.text.dottedParts
        return !settings.isHandedOn(subview.name.text, names.last ?? "")
            && !settings.mayBeSetByOthers(names[0], of: found)
    }

    // MARK: Other ways

    /// What a stream that is bound to the property brings; `nil` where none is, or nobody can tell.
    private var streamed: Outcome? {
        let found = settings.streams(to: property).map { place, stream, member in
            (place: place, path: source.origin.path(of: stream, in: member), isPlain: stream.isPlain)
        }
        guard !found.isEmpty, !binding.isNegated else { return nil }
        if let held = found.first(where: { $0.path.map(source.includes) == true }) { return .held(held.place) }
        guard binding.others(of: subview).isEmpty, found.count == 1, let first = found.first, first.isPlain,
            let path = first.path, source.stores(path)
        else { return nil }
        return .differs(finding(bound: source.text(path), at: first.place))
    }

    /// Where nothing sets the property, and another one that the spec says nothing of plainly shows the same.
    private var shownElsewhere: Outcome? {
        if let method = ShownMethod(binding.property.text) { return toldElsewhere(method) }
        guard let found = survey.family.subview(subview.name.text),
            !settings.mayBeSet(binding.property.text, of: subview.name.text),
            !settings.mayBeSetByOthers(binding.property.text, of: found)
        else { return nil }
        for other in survey.family.component.declaration.subviews {
            for property in settings.properties(of: other.name.text)
            where !other.shows.contains(where: { $0.property.text == property }) {
                let name = "\(other.name.text).\(property)"
                let all = settings.settings(of: name).filter { !$0.isReset }
                guard let setting = all.first, all.map(shown).allSatisfy(isPlainlyShown) else { continue }
                return .differs(finding(shownBy: name, at: setting.place))
            }
        }
        return nil
    }

    /// Where nothing calls a method that the spec names, and another one of the subview is plainly told the same.
    private func toldElsewhere(_ method: ShownMethod) -> Outcome? {
        let read = settings.calls(toldTo: [subview.name.text] + method.path)
        guard let found = survey.family.subview(subview.name.text),
            !settings.mayCall(method.name, of: subview.name.text, beside: read.map(\.call)),
            !settings.mayBeSetByOthers(method.path.first ?? method.name, of: found)
        else { return nil }
        for (member, call) in read {
            guard let name = call.fullName,
                call.arguments.contains(where: { argument in
                    isPlainlyShown(ShownValue(argument, in: member, from: source.origin))
                })
            else { continue }
            let other = ([subview.name.text] + method.path + [name]).joined(separator: ".")
            return .differs(finding(shownBy: other, at: call.range))
        }
        return nil
    }

    /// Where all that is done with the subview is known, and nothing of it sets the property.
    private func neverShown(_ reset: Setting?) -> Outcome? {
        let path = binding.source.text.dottedParts
        guard let found = survey.family.subview(subview.name.text),
            settings.isNeverSet(binding.property.text, of: found, from: Set(path)),
            !settings.mayBeSetByOthers(binding.property.text, of: found)
        else { return nil }
        return .differs(finding(neverShownAt: reset?.place ?? found.nameRange))
    }
}
