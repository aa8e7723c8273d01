import ScreenModel
import SourceFacts
import SpecRules
import SystemTypes

/// What subviews plainly show: properties that the code of their view sets, and methods of theirs that it calls, with one path of the
/// view model, of a message or of an input, or with that path through one call.
struct PlainBindings {
    private let family: ViewFamily
    private let subject: CodeSubject
    private let settings: PropertySettings
    private let carried: CarriedValues

    init(of family: ViewFamily, _ carried: CarriedValues, _ subject: CodeSubject) {
        (self.family, self.carried, self.subject) = (family, carried, subject)
        settings = PropertySettings(of: family, subject)
    }

    /// - Returns: By the names of properties, and of methods with their labels, in the order of the code.
    func bindings(of subview: Subview) -> [ViewBehaviour.Binding] {
        let name = subview.name.text
        guard let member = family.subview(name) else { return [] }
        // What a class of the app has is its own.
        let depth = subject.code.type(of: member).projectType == nil ? 2 : 1
        let set = settings.properties(of: name, depth: depth).map { property in
            (property, settings.settings(of: "\(name).\(property)"))
        }
        return (set + told(name, member, depth)).compactMap { property, all in
            binding(all).map {
                ViewBehaviour.Binding(
                    subview: subview.name,
                    property: property,
                    source: $0.path.joined(separator: "."),
                    isNegated: $0.isNegated
                )
            }
        }
    }

    // MARK: Methods

    /// The methods by which the view hands values to a subview, `configure(with:)`, `button.setUp(with:)`, each with its calls.
    private func told(_ subview: String, _ member: MemberFact, _ depth: Int) -> [(String, [PropertySettings.Setting])] {
        var found: [(name: String, settings: [PropertySettings.Setting])] = []
        for (caller, path, call) in settings.calls(toldToOrBelow: subview) where path.count < depth {
            guard let name = call.fullName, tells(call, member, path),
                call.arguments.allSatisfy({ $0.kind != .closure })
            else { continue }
            let method = (path + [name]).joined(separator: ".")
            for (position, argument) in call.arguments.enumerated() {
                guard isShown(argument, in: caller), let label = argument.label?.string ?? (position == 0 ? "" : nil)
                else { continue }
                let key = position == 0 ? method : "\(method).\(label)"
                let setting = PropertySettings.Setting(place: call.range, value: argument, member: caller)
                if let place = found.firstIndex(where: { $0.name == key }) {
                    found[place].settings.append(setting)
                } else {
                    found.append((key, [setting]))
                }
            }
        }
        return found.map { ($0.name, $0.settings) }
    }

    /// Whether a method is called as those are that show something, and none of the platform's.
    private func tells(_ call: CallFact, _ member: MemberFact, _ path: [String]) -> Bool {
        guard let name = call.name?.string, PropertySettings.property(setBy: call) == nil,
            Self.verbs.contains(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true })
        else { return false }
        guard case .platform(let type) = subject.code.type(of: member) else { return true }
        // Specs can't name what a package adds, such as `kf`.
        return path.first.map { isKnown($0, of: type) } ?? (SystemTypes.member(name, of: type.name) == nil)
    }

    private func isKnown(_ property: String, of type: PlatformType) -> Bool {
        SystemTypes.member(property, of: type.name) != nil
            || subject.code.additions(to: type).contains { $0.isProperty && $0.baseName == property }
    }

    private static let verbs = [
        "set", "setup", "setUp", "update", "configure", "bind", "display", "show", "render", "fill", "populate",
        "apply",
    ]

    private func isShown(_ value: ValueFact, in member: MemberFact) -> Bool {
        shown(PropertySettings.Setting(place: value.range, value: value, member: member)) != nil
    }

    // MARK: Values

    private typealias Source = (path: [String], isNegated: Bool)

    /// The one source of all settings that are no constants.
    private func binding(_ settings: [PropertySettings.Setting]) -> Source? {
        var found: Source?
        for setting in settings where !setting.isReset && !isConstant(setting) {
            guard let source = shown(setting), found.map({ $0 == source }) ?? true else { return nil }
            found = source
        }
        return found
    }

    /// Whether a value is a text of the app's own, as is shown where there is nothing else: `Texts.ok`, `NSLocalizedString("ok", …)`.
    private func isConstant(_ setting: PropertySettings.Setting) -> Bool {
        switch setting.value.kind {
        case .path, .call, .construction: break
        default: return false
        }
        let uses = setting.member.uses(in: setting.value)
        return !uses.isEmpty && uses.allSatisfy { $0.root == .name && $0.components.first?.startsUppercase == true }
    }

    /// The source that one setting takes its value from, and nothing else.
    private func shown(_ setting: PropertySettings.Setting) -> Source? {
        for content in family.component.component.contents.outermost {
            let origin = ShownValue.Origin.type(content.fullTypeName, subject.code)
            if let source = source(of: setting, from: origin), content.declares(source.path[0]) { return source }
        }
        guard let (path, isNegated) = source(of: setting, from: .messages(carried)) else { return nil }
        // A message without a value of its own shows nothing.
        guard path.count > 1 || carried.isProperty(path[0]) else { return nil }
        return ([carried.text(path)], isNegated)
    }

    private func source(of setting: PropertySettings.Setting, from origin: ShownValue.Origin) -> Source? {
        guard let shown = ShownValue(setting.value, in: setting.member, from: origin), shown.paths.count == 1 else {
            return nil
        }
        if let isNegated = shown.isNegated { return shown.paths[0].isEmpty ? nil : (shown.paths[0], isNegated) }
        switch setting.value.kind {
        case .call, .construction, .chainedConstruction: break
        default: return nil
        }
        let path = shown.uncalled[0]
        return path.isEmpty ? nil : (path, false)
    }
}
