import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// How tests find, read and touch a screen, or a view that has identifiers; `nil` where nobody asks for it.
    mutating func robot(of component: Component) -> ScreenRobot? {
        guard let settings = scope.project.settings.robots,
            component.declaration.isScreen || component.identifiers != nil
        else { return nil }
        var resolver = RobotResolver(component, scope, settings)
        resolver.resolve()
        for clash in resolver.clashes {
            report(
                .duplicateName,
                at: clash.place,
                clash.other == nil
                    ? "'\(clash.name)' is what every robot has, so nothing of '\(owner)' can have that name there"
                    : "the robot of '\(owner)' would have two members called '\(clash.name)'",
                help: ["Write 'robot: NAME' at the \(clash.kind) for another name."],
                notes: [clash.other.map { Diagnostic.Note(at: $0, "The other one is here.") }]
            )
        }
        return resolver.robot
    }
}

/// Works out the robot of one screen or view.
struct RobotResolver {
    private(set) var robot: ScreenRobot
    private(set) var clashes: [Clash] = []
    private let component: Component
    private let knowledge: TypeKnowledge
    private let places: RobotPlaces
    private let ways: RobotWays
    private let parts: ViewParts
    private var taken: [String: SourceRange?]

    /// Two members of one name.
    struct Clash {
        let name: String
        let place: SourceRange
        /// `nil` for what every robot has.
        let other: SourceRange?
        /// The key that takes another name.
        let kind: String
    }

    init(_ component: Component, _ scope: Scope, _ settings: RobotSettings) {
        self.component = component
        knowledge = scope.knowledge
        places = RobotPlaces(knowledge: knowledge, settings: settings)
        ways = RobotWays(component.declaration, scope.symbols, settings)
        parts = ViewParts(component.declaration)
        robot = ScreenRobot(
            name: settings.typeName(of: component.name),
            owner: component.name,
            isRow: knowledge.isRow(component.viewType),
            origin: component.declaration.name.range
        )
        taken = ["app": nil, "waitUntilShown": nil]
        if robot.isRow { taken["row"] = .some(nil) }
    }

    mutating func resolve() {
        if let used = component.uses {
            if let view = viewInUse(used) { add(view) }
        } else {
            addElements()
            addViews()
            addReadings()
        }
        robot.landmark = landmark
        addMethods()
    }

    // MARK: What it finds

    private mutating func addElements() {
        guard let identifiers = component.identifiers else { return }
        for part in identifiers.parts {
            guard let subview = component.declaration.subviews.first(where: { $0.name.text == part.name }),
                parts.part(part.name)?.className.map(isRefresher) != true
            else { continue }
            let element = ScreenRobot.Element(
                name: subview.robot?.text ?? part.name,
                kind: parts.part(part.name)?.className.map(knowledge.elementKind) ?? .any,
                identifiers: identifiers.typeName,
                identifier: part.name,
                counters: part.counters,
                summary: subview.summary,
                origin: subview.name.range
            )
            if take(element.name, at: subview.robot?.range ?? subview.name.range) { robot.elements.append(element) }
        }
    }

    /// It is there only while its list is pulled, and what is pulled is the list.
    private func isRefresher(_ className: String) -> Bool {
        knowledge.isAny(of: ["UIRefreshControl"], className)
    }

    private mutating func addViews() {
        for subview in component.declaration.subviews {
            if let part = parts.part(subview.name.text),
                var view = places.embedded(part, in: component.viewType)
            {
                view.origin = subview.name.range
                add(view)
            }
            for name in subview.rows.flatMap(\.views) {
                guard let view = places.row(name.text, at: name.range),
                    !robot.views.contains(where: { $0.isRow && $0.robot == view.robot })
                else { continue }
                add(view)
            }
        }
    }

    private mutating func add(_ view: ScreenRobot.EmbeddedView) {
        if take(view.name, at: view.origin) { robot.views.append(view) }
    }

    /// The view document whose view part a screen takes has a robot of its own.
    private func viewInUse(_ name: String) -> ScreenRobot.EmbeddedView? {
        guard let parts = knowledge.symbols.viewParts(of: name), parts.parts.contains(where: places.hasElement) else {
            return nil
        }
        return ScreenRobot.EmbeddedView(
            name: CocoaNaming.lowerCamel(name),
            robot: places.settings.typeName(of: parts.owner),
            isRow: false,
            hasLandmark: places.hasLandmark(parts),
            origin: component.declaration.screen?.uses?.range ?? robot.origin
        )
    }

    private mutating func addReadings() {
        for subview in component.declaration.subviews {
            guard let part = parts.part(subview.name.text), let className = part.className,
                robot.elements.contains(where: { $0.name == part.robotName })
            else { continue }
            var names: Set<String> = []
            for binding in subview.shows {
                guard let (value, state) = knowledge.reading(of: binding, className) else { continue }
                let name = value.name(
                    of: knowledge.noun(of: part),
                    part.robotName,
                    state: state,
                    isButton: knowledge.isAny(of: ["UIButton", "UIBarItem"], className)
                )
                // Several sources may fill one property, one after the other.
                guard names.insert(name).inserted, take(name, at: subview.robot?.range ?? subview.name.range) else {
                    continue
                }
                robot.readings.append(
                    ScreenRobot.Reading(
                        name: name,
                        value: value,
                        element: part.robotName,
                        isIndexed: part.isIndexed,
                        origin: binding.property.range
                    )
                )
            }
        }
    }

    /// What is on screen whatever the view shows: no part that is hidden now and then, and no state of an enum.
    private var landmark: ScreenRobot.Landmark? {
        let elements = robot.elements.filter { !$0.isIndexed && $0.kind != .activityIndicators }
        let steady = elements.first { element in
            let subview = component.declaration.subviews.first { ($0.robot ?? $0.name).text == element.name }
            return subview?.shows.contains { $0.property.text == "isHidden" || $0.source.text.contains(".") } == false
        }
        if let element = steady ?? elements.first { return .element(element.name) }
        return robot.views.first { !$0.isRow && $0.hasLandmark }.map { .view($0.name) }
    }

    // MARK: What it does

    private mutating func addMethods() {
        for touched in touched() {
            let name = touched.actions.lazy.compactMap(\.robot).first
            let method = ScreenRobot.Method(
                name: name?.text ?? touched.name,
                gesture: touched.touch.gesture,
                target: touched.place.target,
                ways: ways.ways(from: touched.actions),
                summary: touched.actions.lazy.compactMap(\.member.summary).first,
                origin: touched.origin
            )
            let kind = touched.actions.isEmpty ? "subview" : "action or the subview"
            if take(method.name, at: name?.range ?? touched.origin, kind) { robot.methods.append(method) }
        }
    }

    /// A gesture at a place, with all actions that it sets off.
    private struct Touched {
        let place: RobotPlace
        let touch: RobotTouch
        let name: String
        let origin: SourceRange
        var actions: [Action] = []
    }

    /// The list that a refresh control belongs to: the only one there is.
    private func list(pulledBy place: RobotPlace) -> RobotPlace? {
        let lists = parts.parts.filter { part in
            let kind = part.className.map(knowledge.elementKind)
            return [.tables, .collectionViews, .scrollViews].contains(kind) && places.hasElement(part)
        }
        guard lists.count == 1, place.views.isEmpty else { return nil }
        return RobotPlace(views: [], part: lists[0], event: place.event)
    }

    /// Each gesture once: those of texts, and those of triggers.
    private mutating func touched() -> [Touched] {
        var found: [Touched] = []
        func add(_ place: RobotPlace, _ touch: RobotTouch, _ action: Action?, at origin: SourceRange) {
            let index = found.firstIndex { $0.place.target == place.target && $0.touch.gesture == touch.gesture }
            if let index, let action {
                found[index].actions.append(action)
            } else if index == nil {
                let noun = knowledge.noun(of: place.part).firstUppercased
                found.append(
                    Touched(
                        place: place,
                        touch: touch,
                        name: touch.gesture == .pull ? touch.verb : touch.verb + noun,
                        origin: origin,
                        actions: action.map { [$0] } ?? []
                    )
                )
            }
        }
        for element in robot.elements {
            guard let part = parts.part(element.identifier), let name = part.className,
                knowledge.isAny(of: TypeKnowledge.texts, name)
            else { continue }
            add(RobotPlace(views: [], part: part, event: ""), .enter, nil, at: element.origin)
        }
        for action in component.declaration.actions {
            // What happens to the view as a whole, whoever has it touches.
            for trigger in action.triggers
            where !trigger.path.isEmpty && ![["screen"], ["self"]].contains(trigger.path) {
                guard let places = places(of: trigger) else {
                    robot.omissions.append("'\(trigger.text)' is left out: nothing on its way has an identifier.")
                    continue
                }
                for place in places {
                    let touches = place.part.className.map { knowledge.touches(place.event, of: $0) } ?? []
                    if touches.isEmpty {
                        robot.omissions.append("'\(trigger.text)' is left out: no test can do that to an element.")
                    }
                    for touch in touches {
                        guard touch.gesture == .pull else {
                            add(place, touch, action, at: trigger.range)
                            continue
                        }
                        if let list = list(pulledBy: place) {
                            add(list, touch, action, at: trigger.range)
                        } else {
                            robot.omissions.append("'\(trigger.text)' is left out: nobody knows which list is pulled.")
                        }
                    }
                }
            }
        }
        return found
    }

    private func places(of trigger: Trigger) -> [RobotPlace]? {
        let touch = ViewParts.Touch(path: trigger.path, event: trigger.event)
        guard let used = component.uses else { return places.places(of: touch, in: parts) }
        guard let view = viewInUse(used), let parts = knowledge.symbols.viewParts(of: used) else { return nil }
        return places.places(of: touch, in: parts, through: [view])
    }

    private mutating func take(_ name: String, at place: SourceRange, _ kind: String = "subview") -> Bool {
        guard let other = taken[name] else {
            taken[name] = .some(place)
            return true
        }
        clashes.append(Clash(name: name, place: place, other: other, kind: kind))
        return false
    }
}
