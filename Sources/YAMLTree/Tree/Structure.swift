import ScreenSpecDiagnostics

extension YAMLTree {
    /// What one node says with all that it holds, without where it says it.
    package func structure(of node: NodeID) -> UInt64 {
        var hash = StableHash()
        var pending = [node]
        // A node that aliases repeat is walked through once.
        var seen: [NodeID: Int] = [:]
        while let next = pending.popLast() {
            if let number = seen[next] {
                hash.add(UInt64(number))
                continue
            }
            seen[next] = seen.count
            let node = nodes[Int(next.index)]
            hash.add(node.form.rawValue)
            hash.add(UInt64(node.count))
            withText(of: next) { text in
                for byte in text { hash.add(byte) }
            }
            switch kind(of: next) {
            case .scalar: break
            case .sequence: pending += elements(of: next)
            case .mapping:
                for entry in entries(of: next) { pending += [entry.key, entry.value] }
            }
        }
        return hash.value
    }
}
