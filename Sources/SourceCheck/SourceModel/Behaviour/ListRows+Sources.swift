import ScreenModel
import SourceFacts
import SpecRules

/// Which collection the rows of a list are the elements of.
extension ListRows {
    /// The one that cells are filled from, or else whose elements are counted, or else that is handed to a data source of UIKit.
    func source(of makers: [MemberFact], _ kind: Kind) -> String? {
        let counters = family.members.filter { $0.name == kind.counter }
        return only(makers.flatMap(filled)) ?? only(counters.flatMap(counted)) ?? only(family.members.flatMap(appended))
    }

    private func only(_ sources: [String]) -> String? {
        Set(sources).count == 1 ? sources[0] : nil
    }

    /// `viewModel.jogs[indexPath.row]`, `presenter.jog(at: indexPath)`.
    private func filled(in member: MemberFact) -> [String] {
        let component = family.component.component
        let messages =
            component.interfaces.filter { $0.kind == .channel }.flatMap(\.members)
            + family.component.declaration.actions.map(\.member)
        let places = member.uses.filter(ListElement.isPlace).map(\.range.lower)
        let elements = member.uses.compactMap { use -> String? in
            guard let last = use.components.lastIndex(where: \.isSubscripted),
                places.contains(where: { isIndex($0, of: use.components[last]) })
            else { return nil }
            return source(use, upTo: last - use.components.startIndex + 1, in: member)
        }
        let made = member.calls.compactMap { call -> String? in
            guard call.hasReceiver, let name = call.fullName,
                call.arguments.contains(where: { $0.use.map(ListElement.isPlace) ?? false })
            else { return nil }
            return messages.contains { $0.fullName == name && $0.function?.returns != nil } ? name : nil
        }
        return elements + made
    }

    /// Whether what stands there is the index of a subscript behind a name: `[` or `?[` is in between.
    private func isIndex(_ place: UInt32, of component: ComponentFact) -> Bool {
        (component.range.upper + 1...component.range.upper + 2).contains(place)
    }

    /// `viewModel.jogs.count`.
    private func counted(in member: MemberFact) -> [String] {
        member.uses.compactMap { use in
            guard use.components.count > 1, use.components.last?.name == "count" else { return nil }
            return source(use, upTo: use.components.count - 1, in: member)
        }
    }

    /// `snapshot.appendItems(viewModel.jogs)`.
    private func appended(in member: MemberFact) -> [String] {
        member.calls.compactMap { call in
            guard call.name == "appendItems", let value = call.arguments.first,
                value.kind == .path, let use = value.use
            else { return nil }
            return source(use, upTo: use.components.count, in: member)
        }
    }

    // MARK: In the words of specs

    /// The collection that a stream brings.
    func source(of stream: ObservedStream, in member: MemberFact) -> String? {
        for content in family.component.component.contents.outermost {
            let path = ShownValue.Origin.type(content.fullTypeName, code).path(of: stream, in: member)
            if let path, content.declares(path[0]) { return path.joined(separator: ".") }
        }
        return ShownValue.Origin.messages(carried).path(of: stream, in: member).map(carried.text)
    }

    /// What the first names of a path are called in a spec.
    private func source(_ use: UseFact, upTo count: Int, in member: MemberFact, depth: Int = 0) -> String? {
        let names = use.components.prefix(count).map(\.name.string)
        if let path = content(use, upTo: count, in: member) { return path.joined(separator: ".") }
        if let path = carried.path(use, upTo: count, in: member) { return carried.text(path) }
        switch use.root {
        case .self, .name:
            // Whoever is asked beside the channels keeps what a spec can't name.
            guard count == 1 || use.components.first?.isSubscripted == true, isKept(names[0]) else { return nil }
            return (["self"] + names).joined(separator: ".")
        case .local:
            guard depth < 4, let value = use.local?.value, value.kind == .path, let origin = value.use else {
                return nil
            }
            let start = source(origin, upTo: origin.components.count, in: member, depth: depth + 1)
            return start.map { ([$0] + names.dropFirst()).joined(separator: ".") }
        default: return nil
        }
    }

    private func content(_ use: UseFact, upTo count: Int, in member: MemberFact) -> [String]? {
        for content in family.component.component.contents.outermost {
            for (position, type) in code.types(along: use, in: member).enumerated() where position + 1 < count {
                guard let id = type.projectType, code.isKnown(id, as: content.fullTypeName) else { continue }
                let path = use.components.prefix(count).dropFirst(position + 1).map(\.name.string)
                if let first = path.first, content.declares(first) { return path }
            }
        }
        return nil
    }

    private func isKept(_ name: String) -> Bool {
        family.members.contains { $0.isProperty && !$0.isTypeMember && $0.baseName == name }
    }
}
