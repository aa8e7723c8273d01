import ScreenModel
import ScreenSpecDiagnostics

/// All architectures that a project may name, with `extends` followed.
package struct ArchitectureTable: Sendable {
    private var byName: [String: Architecture] = [:]
    /// Built-in ones first, then the team's in the order of their files.
    package private(set) var names: [String] = []
    package private(set) var diagnostics: [Diagnostic] = []

    /// Merges the team's architectures with the built-in ones; a team's of the same name replaces a built-in one.
    package init(_ documents: [Architecture]) {
        var written: [String: Architecture] = [:]
        for architecture in BuiltInArchitectures.all { add(architecture, to: &written) }
        var team: Set<String> = []
        for architecture in documents {
            let name = architecture.name.text
            if let other = written[name], team.contains(name) {
                diagnostics.append(
                    RuleDescription.duplicateType.finding(
                        at: architecture.name.range,
                        "There are two architectures called '\(name)'.",
                        help: ["Rename one."],
                        notes: [Diagnostic.Note(at: other.name.range, "The other one is here.")],
                        subject: Subject(name)
                    )
                )
                continue
            }
            team.insert(name)
            add(architecture, to: &written)
        }
        for name in names {
            guard let architecture = written[name] else { continue }
            let found = diagnostics.count
            var merged = merge(architecture, in: written)
            // What can't be merged is no architecture yet, so that its shape says nothing.
            if team.contains(name), diagnostics.count == found { diagnostics += ArchitectureCheck.check(&merged) }
            byName[name] = merged
        }
    }

    package subscript(_ name: String) -> Architecture? { byName[name] }

    /// An architecture and all that it extends, known or not.
    package func lineage(of name: String) -> [String] {
        var names = [name]
        while let last = names.last, let base = byName[last]?.extends?.text, !names.contains(base) {
            names.append(base)
        }
        return names
    }

    package func closest(to name: String) -> String? {
        Spelling.closest(to: name, among: names)
    }

    private mutating func add(_ architecture: Architecture, to written: inout [String: Architecture]) {
        let name = architecture.name.text
        if written.updateValue(architecture, forKey: name) == nil { names.append(name) }
    }

    /// Follows `extends` from the architecture down to its root, then applies each level on top of the one below.
    private mutating func merge(_ architecture: Architecture, in written: [String: Architecture]) -> Architecture {
        var chain = [architecture]
        var seen: Set<Name> = [architecture.name]
        while let base = chain.last?.extends {
            guard let next = self.base(named: base.text, of: chain.last, in: written) else {
                let hint = Spelling.suggestion(for: base.text, among: names)
                report(.unknownArchitecture, at: base, "there is no architecture '\(base.text)'" + hint, architecture)
                // With the one that is meant, its screens have the roles and channels that they count on.
                guard let meant = closest(to: base.text).flatMap({ written[$0] }), seen.insert(meant.name).inserted
                else { break }
                chain.append(meant)
                continue
            }
            guard seen.insert(next.name).inserted else {
                let cycle = (chain.map(\.name.text) + [next.name.text]).joined(separator: " → ")
                report(
                    .architectureCycle,
                    at: base,
                    "an architecture can't extend itself: \(cycle)",
                    help: ["Remove one 'extends'."],
                    architecture
                )
                break
            }
            chain.append(next)
        }
        guard var merged = chain.popLast() else { return architecture }
        merged.dropped = []
        for layer in chain.reversed() { apply(layer, to: &merged) }
        return merged
    }

    /// An architecture may replace the built-in one of its own name and start from it.
    private func base(named name: String, of layer: Architecture?, in written: [String: Architecture]) -> Architecture?
    {
        guard name == layer?.name.text else { return written[name] }
        return BuiltInArchitectures.all.first { $0.name.text == name } ?? written[name]
    }

    private mutating func apply(_ layer: Architecture, to base: inout Architecture) {
        base.name = layer.name
        base.range = layer.range
        base.extends = layer.extends
        base.summary = layer.summary ?? base.summary
        base.viewModelPattern = layer.viewModelPattern ?? base.viewModelPattern
        if let views = layer.views {
            var merged = base.views ?? ViewLimits()
            merged.forbids.merge(views.forbids)
            base.views = merged
        }
        let navigator = base.navigator?.name.text
        for name in layer.dropped {
            guard base.role(name.text) != nil || base.channel(name.text) != nil else {
                let known = (base.roles.map(\.name.text) + base.channels.map(\.name.text))
                report(
                    .unknownRole,
                    at: name,
                    "there is no role or channel '\(name.text)' to drop"
                        + Spelling.suggestion(for: name.text, among: known),
                    layer
                )
                continue
            }
            base.roles.removeAll { $0.name.text == name.text }
            base.channels.removeAll { $0.name.text == name.text }
        }
        for role in layer.roles {
            guard let index = base.roles.firstIndex(where: { $0.name.text == role.name.text }) else {
                base.roles.append(role)
                continue
            }
            base.roles[index].merge(role)
        }
        for channel in layer.channels {
            guard let index = base.channels.firstIndex(where: { $0.name.text == channel.name.text }) else {
                base.channels.append(channel)
                continue
            }
            base.channels[index].merge(channel)
        }
        base.dropChannels(withoutEnds: layer)
        if let navigator, layer.dropped.contains(where: { $0.text == navigator }) { base.letViewsNavigate(but: layer) }
    }

    private mutating func report(
        _ rule: RuleDescription,
        at name: Name,
        _ message: String,
        help: [String] = [],
        _ architecture: Architecture
    ) {
        diagnostics.append(
            rule.finding(at: name.range, message.asSentence, help: help, subject: Subject(architecture.name.text))
        )
    }
}

extension Architecture {
    /// Takes away what the base says of roles that a layer drops. What the layer says of them itself is its mistake.
    fileprivate mutating func dropChannels(withoutEnds layer: Architecture) {
        let dropped = layer.dropped.map(\.text).filter { role($0) == nil }
        channels.removeAll { channel in
            layer.channel(channel.name.text) == nil
                && [channel.from, channel.to].contains { $0.map { dropped.contains($0.text) } ?? false }
        }
        for index in roles.indices {
            let written = layer.role(roles[index].name.text)
            if written?.owns == nil { roles[index].owns?.removeAll { dropped.contains($0.text) } }
            if written?.subviewsVisibleTo == nil {
                roles[index].subviewsVisibleTo?.removeAll { dropped.contains($0.text) }
            }
        }
    }

    /// Takes back what the base forbade its view while somebody else led to other screens. Cells still leave that to their view.
    fileprivate mutating func letViewsNavigate(but layer: Architecture) {
        guard navigator == nil else { return }
        views = views ?? viewRole?.forbids.map { ViewLimits(forbids: $0) }
        for index in roles.indices where roles[index].isView == true {
            let navigation = layer.role(roles[index].name.text)?.forbids?.navigation
            roles[index].forbids?.navigation = navigation
        }
    }
}

extension Role {
    fileprivate mutating func merge(_ layer: Role) {
        name = layer.name
        summary = layer.summary ?? summary
        type = layer.type ?? type
        inherits = layer.inherits ?? inherits
        conforms = layer.conforms ?? conforms
        isView = layer.isView ?? isView
        isOutside = layer.isOutside ?? isOutside
        isolation = layer.isolation ?? isolation
        owns = layer.owns ?? owns
        subviewsVisibleTo = layer.subviewsVisibleTo ?? subviewsVisibleTo
        assembles = layer.assembles ?? assembles
        knows = layer.knows ?? knows
        if let limits = layer.forbids {
            var merged = forbids ?? Limits()
            merged.merge(limits)
            forbids = merged
        }
        allows = layer.allows ?? allows
        matches = layer.matches ?? matches
    }
}

extension Role.Limits {
    fileprivate mutating func merge(_ layer: Role.Limits) {
        imports = layer.imports ?? imports
        types = layer.types ?? types
        singletons = layer.singletons ?? singletons
        sharedAs = layer.sharedAs ?? sharedAs
        navigation = layer.navigation ?? navigation
        exceptPresented = layer.exceptPresented ?? exceptPresented
        views = layer.views ?? views
        except = layer.except ?? except
    }
}

extension Channel {
    fileprivate mutating func merge(_ layer: Channel) {
        name = layer.name
        summary = layer.summary ?? summary
        from = layer.from ?? from
        to = layer.to ?? to
        protocolPattern = layer.dropsProtocol == true ? nil : layer.protocolPattern ?? protocolPattern
        isClassBound = layer.isClassBound ?? isClassBound
        isEmpty = layer.isEmpty ?? isEmpty
        reference = layer.reference ?? reference
        called = layer.called ?? called
        inherits = layer.inherits ?? inherits
        members = layer.members ?? members
    }
}
