import PlatformFacts
import ScreenModel
import SourceText

extension DocumentContext {
    /// Checks where a route leads and that it brings what is needed there.
    mutating func check(_ route: Route) {
        let member = "routes.\(route.member.name.text)"
        if let presentation = route.presentation, presentation.value.leadsBack, let first = route.destinations.first {
            report(
                "conflicting-keys",
                at: first.range,
                "'\(presentation.value.rawValue)' leads back, so 'to' has no use; remove one",
                member: member
            )
        }
        for destination in route.destinations { check(destination, of: route, member: member) }
    }

    private mutating func check(_ destination: Name, of route: Route, member: String) {
        if let screen = screen(destination.text) {
            for parameter in screen.declaration.screen?.opens ?? [] {
                check(parameter, isBroughtBy: route, to: screen, at: destination, member: member)
            }
            return
        }
        let first = destination.text.split(separator: ".").first.map(String.init) ?? destination.text
        if scope.externals.entry(for: destination.text) != nil || PlatformFacts.module(of: first) != nil { return }
        if scope.symbols.component(ofViewType: destination.text) != nil { return }
        reportUnknown(
            "route-to-nowhere",
            destination,
            "the route '\(route.member.name.text)' leads to '\(destination.text)', which is no screen, known type or external type",
            among: scope.symbols.screenNames,
            member: member
        )
    }

    private func screen(_ name: String) -> ComponentOutline? {
        if let own = scope.symbols.screen(name) { return own }
        guard let dot = name.firstIndex(of: "."), let table = scope.dependencies[String(name[..<dot])] else {
            return nil
        }
        return table.screen(String(name[name.index(after: dot)...]))
    }

    private mutating func check(
        _ parameter: Parameter,
        isBroughtBy route: Route,
        to screen: ComponentOutline,
        at destination: Name,
        member: String
    ) {
        let brought = route.member.function?.parameters ?? []
        let fits = brought.contains {
            knowledge.fits($0.type.type, parameter.type.type) && ($0.name == parameter.name || sameType($0, parameter))
        }
        guard !fits else { return }
        report(
            "route-payload",
            at: destination.range,
            "'\(destination.text)' opens with '\(parameter.name): \(parameter.type.type)', which the route '\(route.member.name.text)' does not bring; add it to its parameters",
            member: member,
            notes: [Diagnostic.Note(at: parameter.range, "'\(screen.declaration.name.text)' asks for it here.")]
        )
    }

    private func sameType(_ left: Parameter, _ right: Parameter) -> Bool {
        left.type.type.unwrapped == right.type.type.unwrapped
    }
}
