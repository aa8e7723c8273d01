import SourceFacts
import SystemTypes

/// Where the code of a view sets what a cell of its list shows, of a class that has no document.
struct CellSettings {
    let family: ViewFamily
    let subject: CodeSubject

    /// All places that set a property of a cell which a variable holds.
    func settings(of property: String, ofClass name: String) -> [PropertySettings.Setting] {
        let wanted = property.dottedParts
        return family.members.flatMap { member in
            member.assignments.filter { path($0.target, ofClass: name, in: member) == wanted }.map {
                PropertySettings.Setting(place: $0.range, value: $0.value, member: member)
            }
        }
    }

    /// The method that makes the cells, where nothing in the view sets a property of what may be one, and the method keeps the cell
    /// to itself.
    func methodThatNeverSets(_ property: String, in list: String) -> MemberFact? {
        let path = property.dottedParts
        // A configuration as a whole is given to each cell.
        let isContent = path.count > 1 && path[0] == "contentConfiguration"
        guard let name = isContent ? path.last : path.first else { return nil }
        let isCollection = PlatformType(named: list)?.isSubclass(of: "UICollectionView") == true
        let kind: ListRows.Kind = isCollection ? .collection : .table
        let makers = family.members.filter { $0.name == kind.maker }
        let isNamed = (isContent ? makers : family.members).contains { member in
            member.uses.contains { use in use.components.contains { $0.name == name } }
        }
        guard !isNamed, makers.count == 1, let maker = makers.first else { return nil }
        let isHandedOn = maker.calls.contains { call in
            call.arguments.contains { $0.use.map { mayBeCell($0, upTo: 1) } == true }
                || mayBeCell(call.callee, upTo: 2) && !Self.isOfCells(call)
        }
        return isHandedOn ? nil : maker
    }

    private func mayBeCell(_ use: UseFact, upTo count: Int) -> Bool {
        guard use.root == .local, use.components.count == count, let local = use.local else { return false }
        return local.kind == .constant || local.kind == .variable || local.kind == .optionalBinding
    }

    private static func isOfCells(_ call: CallFact) -> Bool {
        guard let name = call.name?.string else { return false }
        return ["UITableViewCell", "UICollectionViewListCell"].contains { SystemTypes.member(name, of: $0) != nil }
    }

    private func path(_ target: UseFact, ofClass name: String, in member: MemberFact) -> [String]? {
        guard target.root == .local, let local = target.local, target.components.count > 1,
            !target.components.contains(where: \.isSubscripted)
        else { return nil }
        let rest = target.components.dropFirst().map(\.name.string)
        if let call = local.value?.call, let called = call.name?.string {
            if called == "defaultContentConfiguration" { return ["contentConfiguration"] + rest }
            let isMadeOfClass = call.calledPath.contains { $0.name == "UIListContentConfiguration" }
            if isMadeOfClass { return ["contentConfiguration"] + rest }
        }
        switch subject.code.type(of: local, in: member, depth: 0) {
        case .platform(let type): return type.isSubclass(of: name) || type.name == name ? rest : nil
        case .unknown: return rest
        case .project(let id): return subject.code.inherits(id, from: name) ? rest : nil
        case .ambiguous: return nil
        }
    }
}
