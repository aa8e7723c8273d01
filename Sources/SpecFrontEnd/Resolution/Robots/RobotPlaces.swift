import ScreenModel
import ScreenSpecDiagnostics

/// The element at the end of a trigger's path, and what happens there.
struct RobotPlace {
    let views: [ScreenRobot.EmbeddedView]
    let part: ViewParts.Part
    let event: String

    var target: ScreenRobot.Target {
        ScreenRobot.Target(views: views, element: part.robotName, isIndexed: part.isIndexed)
    }
}

/// Follows the paths of triggers through the robots of nested views and of rows.
struct RobotPlaces {
    let knowledge: TypeKnowledge
    let settings: RobotSettings

    /// - Returns: More than one where a nested view tells what several things set off; `nil` where no identifier leads there.
    func places(of touch: ViewParts.Touch, in view: ViewParts, through views: [ScreenRobot.EmbeddedView] = [])
        -> [RobotPlace]?
    {
        // A view that tells what a view in it tells, and that again, ends somewhere.
        guard views.count < 16, let first = touch.path.first, let part = view.part(first) else { return nil }
        let rest = Array(touch.path.dropFirst())
        let nested = part.className.flatMap { knowledge.symbols.viewParts(of: $0) }
        if rest.isEmpty {
            if let event = nested?.events.first(where: { $0.name == touch.event }) {
                guard let nested, let embedded = embedded(part, through: views) else { return nil }
                return places(of: event, in: nested, through: views + [embedded])
            }
            guard hasElement(part) else { return nil }
            return [RobotPlace(views: views, part: part, event: touch.event)]
        }
        if let row = row(rest, of: part) {
            let path = Array(rest.dropFirst(row.dottedParts.count))
            let parts = knowledge.symbols.viewParts(of: row)
            let event = path.isEmpty ? parts?.events.first { $0.name == touch.event } : nil
            // What happens to a row as a whole, the list can tell.
            if path.isEmpty, event?.touches.contains(where: { $0.path != ["self"] }) != true {
                let happening = event?.touches.first?.event ?? touch.event
                return hasElement(part) ? [RobotPlace(views: views, part: part, event: happening)] : nil
            }
            guard let parts, let embedded = self.row(row, at: .none, through: views) else { return nil }
            if let event { return places(of: event, in: parts, through: views + [embedded]) }
            let touch = ViewParts.Touch(path: path, event: touch.event)
            return places(of: touch, in: parts, through: views + [embedded])
        }
        guard let nested, let embedded = embedded(part, through: views) else { return nil }
        let touch = ViewParts.Touch(path: rest, event: touch.event)
        return places(of: touch, in: nested, through: views + [embedded])
    }

    /// Where a view is touched for what it tells.
    private func places(of event: ViewParts.Event, in view: ViewParts, through views: [ScreenRobot.EmbeddedView])
        -> [RobotPlace]?
    {
        let all = event.touches.compactMap { places(of: $0, in: view, through: views) }
        return all.isEmpty ? nil : all.flatMap(\.self)
    }

    /// Whether a robot has an element for a part.
    func hasElement(_ part: ViewParts.Part) -> Bool {
        part.isIdentified && part.className.map { knowledge.hasIdentifier($0) != false } == true
    }

    /// Whether a robot of these parts knows when its view is shown.
    func hasLandmark(_ parts: ViewParts) -> Bool {
        parts.parts.contains { part in
            guard hasElement(part), !part.isIndexed, let name = part.className else { return false }
            return !knowledge.isAny(of: ["UIActivityIndicatorView", "UIRefreshControl"], name)
        }
    }

    /// The robot of a view that stands once in another one.
    ///
    /// In a row it stands there once for each, and its identifiers do not say of which.
    func embedded(
        _ part: ViewParts.Part,
        through views: [ScreenRobot.EmbeddedView] = [],
        in owner: String? = nil
    ) -> ScreenRobot.EmbeddedView? {
        guard let name = part.className, !part.isIndexed, !views.contains(where: \.isRow), !knowledge.isRow(name),
            owner.map(knowledge.isRow) != true, let parts = knowledge.symbols.viewParts(of: name),
            parts.parts.contains(where: hasElement)
        else { return nil }
        let noun = knowledge.noun(of: part)
        return ScreenRobot.EmbeddedView(
            name: noun.isEmpty || noun == part.robotName ? "\(part.robotName)Robot" : noun,
            robot: settings.typeName(of: parts.owner),
            isRow: false,
            hasLandmark: hasLandmark(parts),
            origin: .none
        )
    }

    /// The robot of one of the rows of a list.
    func row(
        _ view: String,
        at origin: SourceRange,
        through views: [ScreenRobot.EmbeddedView] = []
    ) -> ScreenRobot.EmbeddedView? {
        guard knowledge.isRow(view), !views.contains(where: \.isRow), let parts = knowledge.symbols.viewParts(of: view),
            parts.parts.contains(where: hasElement)
        else { return nil }
        return ScreenRobot.EmbeddedView(
            name: CocoaNaming.lowerCamel(view),
            robot: settings.typeName(of: parts.owner),
            isRow: true,
            hasLandmark: hasLandmark(parts),
            origin: origin
        )
    }

    /// The view of a row that a path goes on with.
    private func row(_ path: [String], of list: ViewParts.Part) -> String? {
        list.rows.first { $0.dottedParts == Array(path.prefix($0.dottedParts.count)) }
    }
}
