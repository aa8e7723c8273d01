/// Boxes and arrows, before anybody draws them.
package struct Graph: Hashable, Sendable {
    package enum Direction: Hashable, Sendable {
        case down
        case right
    }

    package var direction: Direction
    package var nodes: [Node] = []
    package var edges: [Edge] = []
    package var clusters: [Cluster] = []

    package init(_ direction: Direction) {
        self.direction = direction
    }

    /// Adds a node and returns its position.
    package mutating func add(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// The nodes to draw within each cluster, where each stands in the first one that holds it, and those of no cluster.
    var placed: (inClusters: [[Int]], elsewhere: [Int]) {
        var placed: Set<Int> = []
        let inClusters = clusters.map { $0.nodes.filter { placed.insert($0).inserted } }
        return (inClusters, nodes.indices.filter { !placed.contains($0) })
    }

    package mutating func connect(
        _ from: Int,
        _ to: Int,
        _ label: [String] = [],
        _ style: Edge.Style = .solid
    ) {
        edges.append(Edge(from: from, to: to, label: label, style: style))
    }

    package struct Node: Hashable, Sendable {
        /// What a box stands for; forms give each a look of its own.
        package enum Kind: String, Hashable, Sendable, CaseIterable {
            /// Plays a role in an architecture.
            case role
            /// The role that is the view, or a view.
            case view
            /// Whoever opened the screen, or owns the view.
            case outside
            /// A view model or data source.
            case content
            /// A domain type that a view model is made from.
            case model
            case subview
            /// What a person does.
            case action
            case screen
            /// A screen at which the app can start.
            case entry
            /// A screen to which no way leads from an entry.
            case unreached
            /// A controller without a spec.
            case external
        }

        package var kind: Kind
        /// The first is the name.
        package var lines: [String]
        package var destination: Destination?

        package init(_ kind: Kind, _ lines: [String], to destination: Destination? = nil) {
            self.kind = kind
            self.lines = lines
            self.destination = destination
        }

        package var name: String { lines.first ?? "" }
    }

    package struct Edge: Hashable, Sendable {
        package enum Style: Hashable, Sendable {
            case solid
            /// A weak reference, or a way back.
            case dashed
            /// Belongs together, and says nothing.
            case plain
        }

        package var from: Int
        package var to: Int
        package var label: [String]
        package var style: Style
    }

    /// Nodes that stand in a frame.
    package struct Cluster: Hashable, Sendable {
        package var title: String
        package var nodes: [Int]

        package init(_ title: String, nodes: [Int]) {
            self.title = title
            self.nodes = nodes
        }
    }
}
