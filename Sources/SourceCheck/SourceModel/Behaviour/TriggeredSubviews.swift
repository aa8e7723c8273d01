import ScreenModel
import SourceFacts
import SystemTypes

/// What the triggers of a spec start at, as the code has it.
struct TriggeredSubviews {
    private let family: ViewFamily
    private let subject: CodeSubject
    private let listeners: Listeners

    init(_ family: ViewFamily, _ subject: CodeSubject) {
        self.family = family
        self.subject = subject
        listeners = Listeners(of: family, subject)
    }

    /// Whether a path is that of a subview that keeps nobody in a property.
    func lack(_ listener: String, at path: [String]) -> Bool {
        path.count == 1 && listeners.lack(listener, of: path[0])
    }

    /// Whether the code has the subview: if not, that is what is told.
    func isKnown(_ trigger: Trigger) -> Bool {
        if trigger.control != nil || trigger.occurrence != nil { return true }
        // What no property holds has no name to be found by.
        guard let first = trigger.path.first else { return false }
        guard first != "screen", first != "self" else { return true }
        return family.subview(first) != nil || isOfPlatform(first)
    }

    /// Whether nobody but the sources and UIKit can call the view for what a trigger says: where it answers to a protocol of a package,
    /// objects of that package may.
    func isTold(_ trigger: Trigger) -> Bool {
        let code = subject.code
        guard family.types.contains(where: { !code.unknownAncestors(of: $0.id).isEmpty }) else { return true }
        if let occurrence = trigger.occurrence { return occurrence.kind == .notification }
        if let control = trigger.control?.type.description { return isOfSources(control) }
        guard let first = trigger.path.first, let found = family.subview(first) else { return true }
        return switch code.type(of: found) {
        case .platform: true
        case .project(let id): !code.hasUnknownSuperclass(id)
        case .ambiguous, .unknown: false
        }
    }

    private func isOfSources(_ className: String) -> Bool {
        if PlatformType(named: className) != nil { return true }
        let types = subject.code.types(named: className)
        return !types.isEmpty && !types.contains(where: subject.code.hasUnknownSuperclass)
    }

    /// Whether a document says what a path leads to.
    func isOutlet(_ path: [String]) -> Bool {
        path.count == 1 && family.subview(path[0])?.attributes.contains("IBOutlet") == true
    }

    /// Whether the view has it of its superclass, as a controller its `navigationItem`.
    private func isOfPlatform(_ name: String) -> Bool {
        guard let platform = subject.code.platformClass(of: family.type.id)?.name else { return false }
        return SystemTypes.member(name, of: platform)?.kind == .property
    }

    /// Whether an object of the one class may be of the other.
    func mayBe(_ className: String, ofClass other: String) -> Bool {
        if className == other { return true }
        guard let type = PlatformType(named: className) else {
            return subject.code.types(named: className).contains { inheritsOrMay($0, from: other) }
        }
        guard let wanted = PlatformType(named: other) else {
            return subject.code.types(named: other).isEmpty
                || subject.code.types(named: other).contains { inheritsOrMay($0, from: className) }
        }
        return type.isSubclass(of: other) || wanted.isSubclass(of: className)
    }

    private func inheritsOrMay(_ id: TypeID, from other: String) -> Bool {
        subject.code.inherits(id, from: other) || subject.code.hasUnknownSuperclass(id)
            || subject.code.classes(from: id).contains { subject.code[$0].name == other }
    }

    /// Whether a part of the view may be of a class: so may all of which that can't be read.
    func mayBe(_ path: ObjectPath, ofClass other: String) -> Bool {
        guard path.names.count == 1, let name = path.names.first, let found = family.subview(name) else { return true }
        return switch subject.code.type(of: found) {
        case .platform(let type): mayBe(type.name, ofClass: other)
        case .project(let id): inheritsOrMay(id, from: other)
        default: true
        }
    }

    /// Whether the end of a trigger's path may be an object of a class.
    func mayBe(_ className: String, at trigger: Trigger) -> Bool {
        if trigger.path.count > 1, let last = trigger.path.last, last.first?.isUppercase == true {
            // A row of a list, by the name of its class.
            return mayBe(className, ofClass: last)
        }
        guard trigger.path.count == 1, let first = trigger.path.first, first != "self",
            let found = family.subview(first)
        else { return true }
        // A view of the app, or a search bar, may have one in it.
        guard case .platform(let type) = subject.code.type(of: found) else { return true }
        // It may be declared as a class above.
        guard let wanted = PlatformType(named: className) else {
            return subject.code.types(named: className).contains { subject.code.inherits($0, from: type.name) }
        }
        return wanted.isSubclass(of: type.name) || type.isSubclass(of: className)
            || className == "UITextField" && type.isSubclass(of: "UISearchBar")
    }

    /// Whether a nested view tells by an action of its own what happens to a part of it: the part itself is private to it.
    func tells(of trigger: Trigger, by events: [String], from sender: Occasion.Sender) -> Bool {
        guard trigger.path.count > 1,
            let subview = family.component.declaration.subviews.first(where: { $0.name.text == trigger.path[0] })
        else { return false }
        let name = subview.type.type.unwrapped.description
        switch sender {
        case .object(let path): guard path.names == [trigger.path[0]] else { return false }
        case .anyObject(let className): guard className == name else { return false }
        case .screen, .occurrence: return false
        }
        let part = Array(trigger.path.dropFirst())
        return subject.specs.components(showing: name).flatMap(\.declaration.actions).contains { action in
            events.contains(action.member.name.text)
                && action.triggers.contains { $0.path == part && $0.event == trigger.event }
        }
    }

    /// An occasion as a spec names it: of some object of a class, the only subview that may be one.
    func name(of occasion: Occasion) -> String {
        guard case .anyObject(let className) = occasion.sender, !occasion.isOfNoOutlet,
            let event = occasion.events.first
        else { return occasion.name }
        return subview(ofClass: className).map { "\($0).\(event)" } ?? occasion.name
    }

    /// The only subview that is of a class, or below it; where none is, of a class of the system the only one that may be, since it is
    /// declared as a class above.
    func subview(ofClass name: String) -> String? {
        let fitting = fitting(name)
        let certain = fitting.filter { isSurely($0.type.type.unwrapped.description, name) }
        // What nobody knows may be a view, and no entry of a menu or of an alert.
        let isPart = PlatformType(named: name).map { $0.isSubclass(of: "UIView") || $0.isSubclass(of: "UIBarItem") }
        let found = certain.isEmpty && isPart == true ? fitting : certain
        return found.count == 1 ? found[0].name.text : nil
    }

    func mayBeAny(ofClass name: String) -> Bool { !fitting(name).isEmpty }

    private func fitting(_ name: String) -> [Subview] {
        family.component.declaration.subviews.filter { mayBe(name, ofClass: $0.type.type.unwrapped.description) }
    }

    private func isSurely(_ className: String, _ other: String) -> Bool {
        if className == other { return true }
        if let type = PlatformType(named: className) { return type.isSubclass(of: other) }
        let types = subject.code.types(named: className)
        return types.count == 1
            && types.allSatisfy { id in
                subject.code.inherits(id, from: other)
                    || subject.code.classes(from: id).contains { subject.code[$0].name == other }
            }
    }

    /// What the view has of its superclass and is of a class: the list of a controller of lists.
    func inherited(ofClass name: String) -> String? {
        guard let platform = subject.code.platformClass(of: family.type.id) else { return nil }
        let lists = [
            "UITableViewController": ("UITableView", "tableView"),
            "UICollectionViewController": ("UICollectionView", "collectionView"),
        ]
        return lists.first { platform.isSubclass(of: $0.key) && $0.value.0 == name }?.value.1
    }

    /// Whether it is certain which part of the view an occasion starts at.
    func isPlain(_ occasion: Occasion, beside trigger: Trigger) -> Bool {
        switch occasion.sender {
        case .screen, .anyObject, .occurrence: true
        case .object(let path):
            path.names.isEmpty || path.names.count == 1 && path.names.allSatisfy { family.subview($0) != nil }
                || path.names.count > 1 && path.names.last.map { family.subview($0) != nil } == true
                || path == ObjectPath(trigger.path) && path.names.first.map { family.subview($0) != nil } == true
                || path.names.count > 1 && path.names.first.map(isOfPlatform) == true
                    // A property may stand for the same item.
                    && (trigger.path.first.map(isOfPlatform) == true || !mayBe("UIBarButtonItem", at: trigger))
        }
    }
}
