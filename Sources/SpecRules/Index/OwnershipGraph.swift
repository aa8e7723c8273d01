import ScreenModel
import ScreenSpecDiagnostics

/// Which role surely holds which other one strongly.
package struct OwnershipGraph {
    package struct Edge {
        let from: String
        let to: String
        /// `nil` where the role owns the other one.
        package let channel: String?
        let place: SourceRange

        var sentence: String {
            if let channel { return "By '\(channel)' the \(from) holds the \(to) strongly." }
            return "The \(from) owns the \(to)."
        }
    }

    package let edges: [Edge]
    private let leaving: [String: [Int]]

    /// - Parameter screen: One that may hold some receivers in a way of its own.
    package init(_ architecture: Architecture, on screen: ComponentDeclaration? = nil) {
        let architecture = screen.map(architecture.adapted) ?? architecture
        var edges: [Edge] = []
        for role in architecture.roles {
            for owned in role.owns ?? [] {
                edges.append(Edge(from: role.name.text, to: owned.text, channel: nil, place: owned.range))
            }
        }
        for channel in architecture.channels where channel.reference == .strong {
            guard let from = channel.from?.text, let to = channel.to?.text else { continue }
            let place = screen?.ownReference(onChannel: channel.name.text) ?? channel.name
            edges.append(Edge(from: from, to: to, channel: channel.name.text, place: place.range))
        }
        self.edges = edges
        leaving = Dictionary(grouping: edges.indices) { edges[$0].from }
    }

    /// One shortest circle for each group of roles that hold one another, as edges; it starts at the first edge that
    /// is preferred, or at the first one.
    package func cycles(startingAt isPreferred: (Edge) -> Bool) -> [[Int]] {
        let groups = StrongComponents(edges.map { ($0.from, $0.to) }).numbers
        var started: Set<Int> = []
        var cycles: [[Int]] = []
        let inside = edges.indices.filter { groups[edges[$0].from] == groups[edges[$0].to] }
        for edge in inside.filter({ isPreferred(edges[$0]) }) + inside {
            guard let group = groups[edges[edge].from], started.insert(group).inserted else { continue }
            cycles.append([edge] + path(from: edges[edge].to, to: edges[edge].from))
        }
        return cycles.sorted { $0[0] < $1[0] }
    }

    /// The edges of a shortest way between two roles.
    private func path(from start: String, to end: String) -> [Int] {
        guard start != end else { return [] }
        var arrival: [String: Int] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count, arrival[end] == nil {
            for edge in leaving[queue[next]] ?? [] where edges[edge].to != start && arrival[edges[edge].to] == nil {
                arrival[edges[edge].to] = edge
                queue.append(edges[edge].to)
            }
            next += 1
        }
        var path: [Int] = []
        var role = end
        while role != start, let edge = arrival[role] {
            path.append(edge)
            role = edges[edge].from
        }
        return path.reversed()
    }
}
