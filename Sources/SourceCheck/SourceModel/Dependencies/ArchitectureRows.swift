import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd

/// Which architecture says what another one takes over from it.
extension CodeSubject {
    /// "'viper'", or "'viper', which 'town' extends" where the row at that place is one that it inherits.
    func words(forRowAt place: SourceRange?, in architecture: Architecture) -> String {
        let own = "'\(architecture.name.text)'"
        guard let place, let owner = owner(ofRowAt: place, in: architecture), owner != architecture.name.text else {
            return own
        }
        return "'\(owner)', which \(own) extends"
    }

    private func owner(ofRowAt place: SourceRange, in architecture: Architecture) -> String? {
        let written = specs.programs.flatMap(\.files).flatMap(\.documents).compactMap { document -> Architecture? in
            if case .architecture(let architecture) = document { architecture } else { nil }
        }
        if let owner = written.first(where: { $0.owns(place) }) { return owner.name.text }
        guard !specs.isInSpecs(place) else { return nil }
        // One that is built in, at the end of what they extend.
        var name = architecture.extends?.text
        var seen: Set<String> = []
        while let current = name, seen.insert(current).inserted {
            if let team = written.first(where: { $0.name.text == current }), team.extends?.text != current {
                name = team.extends?.text
                continue
            }
            guard let base = BuiltInArchitectures.all.first(where: { $0.name.text == current }) else { return nil }
            if base.limits.contains(where: { $0.range == place }) { return current }
            name = base.extends?.text
        }
        return nil
    }
}

extension Architecture {
    /// The places of all that its roles may not touch, or only may.
    fileprivate var limits: [Name] {
        let all = roles.flatMap { [$0.forbids, $0.allows] } + [views?.forbids]
        return roles.map(\.name)
            + all.compactMap(\.self).flatMap { limits in
                [
                    limits.imports, limits.types, limits.singletons, limits.sharedAs, limits.navigation,
                    limits.exceptPresented, limits.except,
                ].flatMap { $0 ?? [] }
            }
    }
}
