/// Pages of one module and folder.
package struct PageGroup: Sendable {
    package let title: String
    package let pages: [PageOutline]

    /// In the order in which folders first occur. Folders are named without what all of their module start with.
    package static func groups(of outlines: [PageOutline]) -> [PageGroup] {
        let places = outlines.map(Place.init)
        let common = commonFolders(places)
        var order: [String] = []
        var members: [String: [PageOutline]] = [:]
        for (outline, place) in zip(outlines, joined(places, below: common)) {
            let title = title(of: place, below: common)
            if members[title] == nil { order.append(title) }
            members[title, default: []].append(outline)
        }
        return order.map { PageGroup(title: $0, pages: members[$0] ?? []) }
    }

    /// A folder of specs.
    private struct Place: Hashable {
        var module: String?
        var folder: ArraySlice<Substring>

        init(_ outline: PageOutline) {
            module = outline.module
            folder = (outline.spec ?? "").split(separator: "/").dropLast()
        }
    }

    /// The place of each group: a folder with one page alone counts to the folder around it, since apps that give each
    /// screen a folder would have as many groups as screens. The outermost folders stay apart.
    private static func joined(_ places: [Place], below common: [String?: ArraySlice<Substring>]) -> [Place] {
        var places = places
        for depth in stride(from: places.map(\.folder.count).max() ?? 0, to: 1, by: -1) {
            var counts: [Place: Int] = [:]
            for place in places { counts[place, default: 0] += 1 }
            for (number, place) in places.enumerated() where place.folder.count == depth && counts[place] == 1 {
                if depth > 1 + (common[place.module]?.count ?? 0) { places[number].folder.removeLast() }
            }
        }
        return places
    }

    private static func title(of place: Place, below common: [String?: ArraySlice<Substring>]) -> String {
        let shared = common[place.module] ?? []
        let rest = place.folder.dropFirst(shared.count).joined(separator: "/")
        let title = [place.module, rest.isEmpty ? nil : rest].compactMap(\.self).joined(separator: ": ")
        return title.isEmpty ? shared.last.map(String.init) ?? "Specs" : title
    }

    /// What the folders of each module start with.
    private static func commonFolders(_ places: [Place]) -> [String?: ArraySlice<Substring>] {
        var common: [String?: ArraySlice<Substring>] = [:]
        for place in places {
            guard let known = common[place.module] else {
                common[place.module] = place.folder
                continue
            }
            common[place.module] = known.prefix(zip(known, place.folder).prefix { $0 == $1 }.count)
        }
        return common
    }
}
