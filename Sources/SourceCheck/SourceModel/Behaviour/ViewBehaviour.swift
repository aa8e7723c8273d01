import ScreenModel
import SourceFacts
import SpecRules
import SystemTypes

/// What the code of a view that a spec describes does, as far as it says it plainly: what the spec could say, read by what it would be
/// compared with.
package struct ViewBehaviour {
    /// What sets an action off.
    package struct Triggers {
        package let action: Name
        /// As a spec writes them.
        package let triggers: [FoundTrigger]
        /// Why there are none, or not all.
        package let obstacle: OpenReason?
    }

    package enum FoundTrigger: Hashable {
        case path(String)
        case control(String, event: String)

        /// Whether the screen goes through it by itself.
        fileprivate var isMoment: Bool {
            if case .path(let path) = self { path.hasPrefix("screen.") } else { false }
        }
    }

    /// What a property of a subview shows.
    package struct Binding {
        package let subview: Name
        package let property: String
        package let source: String
        package let isNegated: Bool
    }

    /// What a list shows.
    package struct Rows {
        package let list: Name
        /// As specs write them.
        package let source: String
        package let views: [String]
    }

    private let family: ViewFamily
    private let subject: CodeSubject

    package var component: IndexedComponent { family.component }

    package static func all(in subject: CodeSubject) -> [ViewBehaviour] {
        ViewFamily.all(in: subject).map { ViewBehaviour(family: $0, subject: subject) }
    }

    // MARK: Triggers

    /// Of the actions that have none in the spec.
    package var triggers: [Triggers] {
        let actions = component.declaration.actions.filter {
            $0.triggers.isEmpty && component.owns($0.member.name.range)
        }
        guard !actions.isEmpty else { return [] }
        var occasions = Occasions(of: family, subject)
        return actions.map { action in
            let sent = SentAction(action, in: family, subject)
            let known = occasions.occasions(of: sent)
            var found: [FoundTrigger] = []
            // Which of several it is, nobody follows.
            for occasion in known.all where !occasion.isOneOfSeveral {
                if let trigger = trigger(occasion), !found.contains(trigger) { found.append(trigger) }
            }
            let areAllNamed = found.count >= Set(known.all.map(\.name)).count
            // What makes it an action is what a person does, and no moment stands for that.
            if !areAllNamed, found.allSatisfy(\.isMoment) { found = [] }
            let isAll = sent.isComplete && known.isComplete && areAllNamed
            return Triggers(
                action: action.member.name,
                triggers: found,
                obstacle: isAll && !found.isEmpty ? nil : sent.obstacle ?? .notPlain
            )
        }
    }

    /// An occasion in the words of specs; `nil` where no name of the spec leads to it, or where it may be one of several.
    private func trigger(_ occasion: Occasion) -> FoundTrigger? {
        guard occasion.events.count == 1 || occasion.isOfOneKind, let event = occasion.events.first else { return nil }
        let subviews = component.declaration.subviews.map(\.name.text)
        switch occasion.sender {
        case .occurrence: return nil
        case .screen: return .path("screen.\(event)")
        case .object(let path):
            if path.names.isEmpty { return .path("self.\(event)") }
            let names = family.names(in: path, subject.code)
            guard let first = names.first else { return nil }
            if subviews.contains(first), names.count == 1 { return .path("\(first).\(event)") }
            if let recognizer = occasion.recognizer?.names, recognizer.count == 1, subviews.contains(recognizer[0]) {
                return .path("\(recognizer[0]).\(event)")
            }
            if Self.ofControllers.contains(first), names.count == 2 { return .path("\(first).\(names[1]).\(event)") }
            if isNested(names) { return .path("\(names.joined(separator: ".")).\(event)") }
            return unnamedControl(names).map { .control($0, event: event) }
        case .anyObject(let name):
            if occasion.isUnnamed {
                // Whatever sends an action in a document is a control or an item.
                return occasion.isOfNoOutlet || isControl(name) ? .control(name, event: event) : nil
            }
            let expected = TriggeredSubviews(family, subject)
            if let subview = expected.subview(ofClass: name) {
                let isHeard = occasion.listener.map { !expected.lack($0, at: [subview]) } ?? true
                return isHeard ? .path("\(subview).\(event)") : nil
            }
            if let own = expected.inherited(ofClass: name) { return .path("\(own).\(event)") }
            if name == "UIAction" { return .control(name, event: event) }
            return expected.mayBeAny(ofClass: name) || !isControl(name) ? nil : .control(name, event: event)
        }
    }

    /// What a controller has of UIKit and others touch: its item, and the bar of the controller around it.
    private static let ofControllers: Set<String> = ["navigationItem", "navigationController"]

    /// Whether a path leads from a subview to one of its own, both of which specs describe.
    private func isNested(_ names: [String]) -> Bool {
        guard names.count == 2, let outer = component.declaration.subviews.first(where: { $0.name.text == names[0] })
        else { return false }
        let name = outer.type.type.unwrapped.description
        let fitting = subject.specs.components(showing: name)
        return fitting.count == 1 && fitting[0].declaration.subviews.contains { $0.name.text == names[1] }
    }

    /// The class of a control that no stored property holds: that of a list for pulling it down, or one that is made whenever it is asked for.
    private func unnamedControl(_ names: [String]) -> String? {
        if names.count == 2, names[1] == "refreshControl" { return "UIRefreshControl" }
        let found = family.members.filter { $0.isProperty && !$0.isTypeMember && $0.baseName == names[0] }
        guard names.count == 1, found.count == 1, found[0].kind == .computedProperty,
            case .platform(let type) = subject.code.type(of: found[0]), isControl(type.name)
        else { return nil }
        return type.name
    }

    private func isControl(_ name: String) -> Bool {
        if let type = PlatformType(named: name) {
            return type.isSubclass(of: "UIControl") || type.isSubclass(of: "UIBarItem")
        }
        let types = subject.code.types(named: name)
        return types.count == 1 && types.allSatisfy { subject.code.inherits($0, from: "UIControl") }
    }

    // MARK: Bindings

    /// What the subviews of the spec show, where the code sets it from a path of the view model, of a message or an input.
    package var bindings: [Binding] {
        let subviews = component.declaration.subviews.filter { component.owns($0.name.range) && $0.shows.isEmpty }
        guard !subviews.isEmpty else { return [] }
        let bindings = PlainBindings(of: family, CarriedValues(of: family, subject.code), subject)
        return subviews.flatMap(bindings.bindings)
    }

    /// What the lists of the spec show, where the code plainly makes cells of one collection.
    package var rows: [Rows] {
        let lists = component.declaration.subviews.filter { component.owns($0.name.range) && $0.rows.isEmpty }
        guard !lists.isEmpty else { return [] }
        let carried = CarriedValues(of: family, subject.code)
        let reading = ListRows(of: family, carried, subject.code)
        let listeners = Listeners(of: family, subject)
        return lists.filter { !listeners.lack("dataSource", of: $0.name.text) }.compactMap { list in
            reading.rows(of: list).map { Rows(list: list.name, source: $0.source, views: $0.views) }
        }
    }
}

extension Occasion {
    /// Whether all of its events are what one recognizer tells, of which the plain one stands first.
    fileprivate var isOfOneKind: Bool { events.first == "tap" || events.first == "select" }
}
