/// A storyboard that the description of an app names as the one that the app starts with.
package struct MainStoryboard: Hashable, Sendable {
    package let name: String
    /// The folder of the file that says so, from that of the project: apps in one tree have storyboards of one name.
    package let folder: String

    package init(named name: String, in folder: String) {
        (self.name, self.folder) = (name, folder)
    }

    /// Of several things in a tree those that lie nearest to the description.
    func nearest<Item>(_ items: [Item], path: (Item) -> String) -> [Item] {
        let folders = folder.split(separator: "/")
        let ranked = items.map { item in
            (item, zip(folders, path(item).split(separator: "/").dropLast()).prefix { $0 == $1 }.count)
        }
        let best = ranked.map(\.1).max()
        return ranked.filter { $0.1 == best }.map(\.0)
    }
}
