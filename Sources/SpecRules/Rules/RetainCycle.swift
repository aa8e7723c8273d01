import ScreenModel
import ScreenSpecDiagnostics

/// No roles of an architecture hold one another strongly in a circle.
package enum RetainCycle {
    package static let description = RuleDescription(
        "retain-cycle",
        .error,
        .architecture,
        purpose: "The roles of an architecture do not hold one another strongly in a circle.",
        why: """
            Objects that hold one another strongly in a circle are never freed: each time the screen is opened, a \
            whole stack of view, presenter and interactor stays in memory and goes on answering notifications. Who \
            holds whom is part of the architecture: a channel's 'reference' says how its sender holds its receiver, \
            and a role that 'owns' others holds them strongly. One reference in each circle has to be weak; by custom \
            it is the one that leads back, from the presenter to the view or from the interactor to the presenter.
            """,
        wrong: .specAndCode(
            """
            architecture: team-viper
            extends: viper
            channels:
              ⟦actions⟧: {reference: strong}
              displays: {reference: strong}
            ---
            screen: Login
            architecture: team-viper

            """,
            """
            final class LoginPresenter {
                var wireframe: LoginWireframe?
            }

            final class LoginWireframe {
                var ⟦presenter⟧: LoginPresenter?
            }

            """
        ),
        right: .specAndCode(
            """
            architecture: team-viper
            extends: viper
            channels:
              actions: {reference: strong}
              displays: {reference: weak}
            ---
            screen: Login
            architecture: team-viper

            """,
            """
            final class LoginPresenter {
                var wireframe: LoginWireframe?
            }

            final class LoginWireframe {
                weak var presenter: LoginPresenter?
            }

            """
        ),
        misses: """
            A reference that the architecture leaves open ('any', the default) is taken for weak. Closures, timers \
            and whatever else holds a role are not part of an architecture. In code, what holds a role behind a property wrapper or \
            in a collection is not seen, and a reference that the architecture wants weak is reported by 'weak-delegate'.
            """
    )

    package static let rule = SpecRule.architectures(
        Rule(description) { index in index.architectures.flatMap { findings(in: $0, index) } },
        screens: Rule(description) { file in file.components.flatMap { findings(on: $0, file.index) } }
    )

    /// The circles that a screen closes by what it says of its own channels.
    private static func findings(on screen: IndexedComponent, _ index: ProgramIndex) -> [Diagnostic] {
        guard screen.declaration.hasOwnReferences, let architecture = screen.vocabulary?.architecture else { return [] }
        let graph = OwnershipGraph(architecture, on: screen.declaration)
        return graph.cycles { screen.owns($0.place) }.compactMap { cycle in
            let edge = graph.edges[cycle[0]]
            guard screen.owns(edge.place) else { return nil }
            let path = cycle.map { graph.edges[$0].from } + [edge.from]
            return description.finding(
                at: edge.place,
                path.count == 2
                    ? "On '\(screen.name)' the \(edge.from) holds itself strongly and is never freed."
                    : "On '\(screen.name)' roles hold one another strongly: \(path.joined(separator: " → ")).",
                help: ["Hold one of them weakly, or they are never freed."],
                notes: notes(cycle.dropFirst().map { graph.edges[$0] }, index),
                subject: screen.subject(edge.channel.map { "protocols.\($0)" })
            )
        }
    }

    private static func notes(_ edges: [OwnershipGraph.Edge], _ index: ProgramIndex) -> [Diagnostic.Note] {
        edges.map { Diagnostic.Note(at: index.isInSpecs($0.place) ? $0.place : nil, $0.sentence) }
    }

    private static func findings(in architecture: Architecture, _ index: ProgramIndex) -> [Diagnostic] {
        let graph = OwnershipGraph(architecture)
        return graph.cycles { index.isInSpecs($0.place) }.map { cycle in
            let edge = graph.edges[cycle[0]]
            let path = cycle.map { graph.edges[$0].from } + [edge.from]
            let remedy =
                edge.channel == nil
                ? "Let one of them hold the next one weakly, or they are never freed."
                : "Give one of these channels 'reference: weak', or the roles are never freed."
            return description.finding(
                at: index.isInSpecs(edge.place) ? edge.place : architecture.name.range,
                path.count == 2
                    ? "In '\(architecture.name.text)' the \(edge.from) holds itself strongly and is never freed."
                    : "In '\(architecture.name.text)' roles hold one another strongly: \(path.joined(separator: " → ")).",
                help: [path.count == 2 ? "Take it out of '\(edge.channel ?? "owns")'." : remedy],
                notes: notes(cycle.dropFirst().map { graph.edges[$0] }, index),
                subject: Subject(architecture.name.text, edge.channel.map { "channels.\($0)" } ?? "roles.\(edge.from)")
            )
        }
    }
}
