import ScreenModel
import SpecRules

extension Dialect {
    /// Leaves open who holds whom where roles would hold one another strongly in a circle. That each link of it is somebody's habit does not
    /// make a circle of any one screen, and the architecture of a project must not have one; the rarest habit gives way.
    mutating func openCircles() {
        while let channels = circle, let rarest = rarest(of: channels) {
            self.channels[rarest].reference = .any
            self.channels[rarest].comments.append("Left open: with it, roles would hold one another in a circle.")
        }
    }

    /// The channels of a circle.
    private var circle: Set<String>? {
        let graph = OwnershipGraph(architecture)
        return graph.cycles { _ in true }.first.map { Set($0.compactMap { graph.edges[$0].channel }) }
    }

    private func rarest(of names: Set<String>) -> Int? {
        let strong = channels.indices.filter { names.contains(channels[$0].name) && channels[$0].reference == .strong }
        return strong.min { channels[$0].holders < channels[$1].holders }
    }

    /// The roles and channels as the document leaves them.
    private var architecture: Architecture {
        var architecture = base
        for change in channels {
            architecture.channels.removeAll { change.isDropped && $0.name.text == change.name }
            if let index = architecture.channels.firstIndex(where: { $0.name.text == change.name }) {
                architecture.channels[index].reference = change.reference ?? architecture.channels[index].reference
            } else if let ends = change.ends {
                var channel = Channel(name: Name(change.name, at: base.range))
                (channel.from, channel.to) = (Name(ends.from, at: base.range), Name(ends.to, at: base.range))
                channel.reference = change.reference
                architecture.channels.append(channel)
            }
        }
        return architecture
    }
}
