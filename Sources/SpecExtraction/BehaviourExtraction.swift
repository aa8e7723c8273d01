import ScreenSpecDiagnostics
import SourceCheck
import SpecRules

/// Adds to documents what the code does: triggers, what subviews show, and where routes lead. It reads the code by what checks hold the
/// documents to, for which these have to be compiled first.
package struct BehaviourExtraction {
    private let subject: CodeSubject
    private let folders: SpecFolders
    /// The document and the entry that stand at a place of a spec.
    private let entry: (SourceRange) -> (document: Int, path: DocumentPath)?
    private var project: ExtractedProject

    package init(
        _ project: ExtractedProject,
        _ subject: CodeSubject,
        in folders: SpecFolders = SpecFolders(),
        entry: @escaping (SourceRange) -> (document: Int, path: DocumentPath)?
    ) {
        (self.project, self.subject, self.folders, self.entry) = (project, subject, folders, entry)
    }

    /// What is read of the code.
    package enum Part: Sendable {
        case view, routes, leads
    }

    package mutating func extract(_ parts: [Part]) -> ExtractedProject {
        for part in parts { add(part) }
        return project
    }

    private mutating func add(_ part: Part) {
        let jobs = subject.code.jobs
        let components = subject.specs.components
        switch part {
        case .view:
            let views = jobs.map(ViewBehaviour.all(in: subject)) { ($0.triggers, $0.bindings, $0.rows) }
            for (triggers, bindings, rows) in views {
                for found in triggers { add(found) }
                for binding in bindings { add(binding) }
                for rows in rows { add(rows) }
            }
        case .routes:
            let ways = jobs.map(components) { [subject] in RouteBehaviour(of: $0, in: subject).ways }
            for (component, ways) in zip(components, ways) {
                for way in ways { add(way, of: component) }
                addOpened(by: component)
            }
        case .leads:
            let leads = jobs.map(components) { [subject] in RouteBehaviour(of: $0, in: subject).leads }
            for lead in leads.joined() { add(lead) }
        }
    }

    // MARK: Adding

    private mutating func add(_ found: ViewBehaviour.Triggers) {
        let values = found.triggers.map { trigger -> DocumentValue in
            switch trigger {
            case .path(let path): .text(path)
            case .control(let name, let event):
                .mapping([DocumentEntry("control", name)] + (event == "select" ? [] : [DocumentEntry("event", event)]))
            }
        }
        if let obstacle = found.obstacle, let place = entry(found.action.range) {
            project.documents[place.document].obstacles[Array(place.path.prefix(2))] = obstacle.words
        }
        guard let value = values.count == 1 ? values.first : values.isEmpty ? nil : .list(values) else { return }
        change(at: found.action.range) {
            // Who asks whether something is so tells nobody what a person did.
            guard $0["returns"] != .text("Bool") else { return }
            $0.insert(DocumentEntry("trigger", value), behind: ["summary"])
        }
    }

    private mutating func add(_ binding: ViewBehaviour.Binding) {
        change(at: binding.subview.range) { entries in
            var shows = entries["shows"]?.entries ?? []
            let source = binding.isNegated ? "not \(binding.source)" : binding.source
            guard !shows.contains(where: { $0.key == binding.property }) else { return }
            shows.append(DocumentEntry(binding.property, source))
            entries["shows"] = .mapping(shows)
        }
    }

    private mutating func add(_ rows: ViewBehaviour.Rows) {
        let views: DocumentValue = rows.views.count == 1 ? .text(rows.views[0]) : .texts(rows.views)
        change(at: rows.list.range) { entries in
            guard entries["rows"] == nil else { return }
            entries.append(DocumentEntry("rows", .mapping([DocumentEntry(rows.source, views)])))
        }
    }

    /// What stands for a controller in a spec.
    private enum Destination {
        case known(String)
        /// A screen of a module that this one does not depend on.
        case elsewhere(String)

        var name: String? { if case .known(let name) = self { name } else { nil } }

        /// To go on with behind "because".
        var obstacle: String? {
            guard case .elsewhere(let module) = self else { return nil }
            return "it opens a screen of '\(module)', on which the module does not depend"
        }
    }

    /// The screen whose view it is, with its module where that is another one, or its own name.
    private func destination(_ name: String, of component: IndexedComponent) -> Destination {
        let screens = subject.specs.components(showing: name).filter { $0.declaration.screen != nil }
        if let own = screens.first(where: { $0.module == component.module }) { return .known(own.name) }
        let seen = folders.dependencies(of: component.module)
        let visible = screens.first { screen in screen.module.map(seen.contains) ?? false }
        if let visible, let module = visible.module { return .known("\(module).\(visible.name)") }
        return screens.first?.module.map(Destination.elsewhere) ?? .known(name)
    }

    /// The routes of a screen whose architecture has no channel for them.
    private mutating func addOpened(by component: IndexedComponent) {
        guard component.declaration.screen != nil, component.vocabulary?.architecture.channel("routes") == nil,
            let place = entry(component.declaration.name.range),
            project.documents[place.document].entries["routes"] == nil
        else { return }
        let refuted = project.documents[place.document].dropped.map(\.path)
        let routes = OpenedScreens(by: component, in: subject, opening: connectedPlayers(of: component)).all.filter {
            opened in
            !refuted.contains { $0.starts(with: ["routes", opened.name]) }
        }.map { opened in
            let destination = opened.destination.map { self.destination($0, of: component) }
            let to = destination?.name.map { [DocumentEntry("to", $0)] } ?? []
            let keys = to + [opened.presentation.map { DocumentEntry("presentation", $0.rawValue) }].compactMap(\.self)
            let view = component.component.viewType
            let open = destination?.obstacle.map { [OpenPoint("to", because: $0, in: view)] } ?? []
            return DocumentEntry(opened.name, .mapping(keys), openPoints: open)
        }
        guard !routes.isEmpty else { return }
        project.documents[place.document].entries["routes"] = .mapping(routes)
        project.documents[place.document].hasFreeRoutes = true
    }

    /// The classes of a screen without those that only have a name like one of it, such as the coordinator of another screen.
    private func connectedPlayers(of component: IndexedComponent) -> [CodeType] {
        let players = subject.players(of: component)
        return players.filter { $0.id == players.first?.id || subject.code.isConnected($0, to: players) }
    }

    private mutating func add(_ way: RouteBehaviour.Way, of component: IndexedComponent) {
        let found = way.destination.map { self.destination($0, of: component) }
        let destination = found?.name
        let leadsBack = way.presentation?.leadsBack == true
        change(
            at: way.route.range,
            opening: { points in
                if destination != nil || leadsBack {
                    points.removeAll { $0.keys == ["to"] }
                } else {
                    points = points.map { point in
                        guard point.keys == ["to"] else { return point }
                        return OpenPoint("to", because: found?.obstacle ?? point.reason, in: way.method)
                    }
                }
            }
        ) { entries in
            if let presentation = way.presentation {
                entries.insert(DocumentEntry("presentation", presentation.rawValue), behind: ["summary"])
            }
            if let destination, !leadsBack { entries.insert(DocumentEntry("to", destination), behind: ["summary"]) }
        }
    }

    private mutating func add(_ lead: RouteBehaviour.Lead) {
        let value: DocumentValue = lead.routes.count == 1 ? .text(lead.routes[0]) : .texts(lead.routes)
        change(at: lead.action.range) { $0.insert(DocumentEntry("leadsTo", value), behind: ["summary", "trigger"]) }
    }

    /// Changes the mapping behind a name, which becomes one where a type stood.
    private mutating func change(
        at place: SourceRange,
        opening: (inout [OpenPoint]) -> Void = { _ in },
        _ change: (inout [DocumentEntry]) -> Void
    ) {
        guard let found = entry(place), found.path.count > 1 else { return }
        let path = Array(found.path.prefix(2))
        guard let section = project.documents[found.document].entries.firstIndex(where: { $0.key == path[0] }),
            case .mapping(var entries) = project.documents[found.document].entries[section].value,
            let position = entries.firstIndex(where: { $0.key == path[1] })
        else { return }
        let before: [DocumentEntry]
        switch entries[position].value {
        case .mapping(let known): before = known
        case .text(let type): before = [DocumentEntry("type", type)]
        case .flag, .list: return
        }
        var inner = before
        change(&inner)
        // What was found not to hold is not said again.
        for dropped in project.documents[found.document].dropped where dropped.path.starts(with: path) {
            let key = Array<String>(dropped.path.dropFirst(path.count))
            if !before.holds(key) { _ = inner.remove(key) }
        }
        opening(&entries[position].openPoints)
        // A type alone stays as it is written.
        if inner != before { entries[position].value = .mapping(inner) }
        project.documents[found.document].entries[section].value = .mapping(entries)
    }
}
