/// Which names lead to one another, over edges between them.
package struct StrongComponents {
    /// The number of the component of each name that an edge has.
    package private(set) var numbers: [String: Int] = [:]

    /// Without recursion, since the names come from files.
    package init(_ edges: [(from: String, to: String)]) {
        let leaving = Dictionary(grouping: edges, by: \.from)
        var order: [String] = []
        var visited: Set<String> = []
        for edge in edges where visited.insert(edge.from).inserted {
            var stack = [(name: edge.from, next: 0)]
            while let (name, next) = stack.last {
                let ways = leaving[name] ?? []
                guard next < ways.count else {
                    order.append(name)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let target = ways[next].to
                if visited.insert(target).inserted { stack.append((target, 0)) }
            }
        }
        let entering = Dictionary(grouping: edges, by: \.to)
        var count = 0
        for root in order.reversed() where numbers[root] == nil {
            numbers[root] = count
            var stack = [root]
            while let name = stack.popLast() {
                for edge in entering[name] ?? [] where numbers[edge.from] == nil {
                    numbers[edge.from] = count
                    stack.append(edge.from)
                }
            }
            count += 1
        }
    }
}
