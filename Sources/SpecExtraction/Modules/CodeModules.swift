import SourceCheck
import SourceFacts

/// The modules of an app: units of it that stand by themselves. What is one module of Swift stays one, and so does what can't be told
/// apart: units that share files, that name each other's types without an import, or that depend on one another in a circle.
package struct CodeModules: Sendable {
    /// In the order of their names; none where the app had better be one module.
    package private(set) var all: [CodeModule] = []

    /// Whether there is code with views that several of them compile, each for itself.
    package private(set) var haveSharedViews = false

    private let code: CodeIndex
    private let units: [CodeUnit]
    /// The units of each file; none for tests and for files that nobody claims.
    private let owners: [[Int]]
    private var sets: UnitSets
    /// Those that several others compile, each for itself.
    private var shared: Set<Int> = []
    /// The files that declare views.
    private let viewFiles: Set<Int>
    /// Those that depend on one another.
    private var circles: Set<Int> = []
    /// The names of the classes of views that each unit alone has.
    private let views: [Set<String>]

    /// - Parameter owners: The units of each file of the code.
    package init(_ units: [CodeUnit], owners: [[Int]], in subject: CodeSubject) {
        let code = subject.code
        self.code = code
        self.units = units
        self.owners = code.files.indices.map { code.files[$0].isTest || code.files[$0].isForeign ? [] : owners[$0] }
        sets = UnitSets(count: units.count)
        viewFiles = Set(
            code.types.lazy.filter { type in
                type.isClass && code.file(of: type).isChecked && code.isOfUIKit(type.id)
            }.map(\.file)
        )
        var views: [Set<String>] = Array(repeating: [], count: units.count)
        for type in code.types where type.isClass && type.parent == nil && code.file(of: type).isChecked {
            guard self.owners[type.file].count == 1, code.isOfUIKit(type.id) else { continue }
            views[self.owners[type.file][0]].insert(type.name)
        }
        self.views = views
        guard units.count > 1 else { return }
        joinThoseThatShare()
        let edges = edges
        joinScreens(of: subject, edges)
        joinCircles(edges)
        all = modules(edges)
    }

    // MARK: What is one

    /// Whether two units have views of one name, and so can't be one module.
    private func areApart(_ one: Int, _ other: Int) -> Bool {
        one != other && !views[one].isDisjoint(with: views[other])
    }

    /// Whether two sets of units may be one module.
    private func mayJoin(_ one: Int, _ other: Int) -> Bool {
        let others = sets.units(with: other)
        return sets.units(with: one).allSatisfy { unit in others.allSatisfy { !areApart(unit, $0) } }
    }

    /// Puts units together whose files or names say that they are compiled as one; what several apps compile each for itself stays
    /// apart, and so do these.
    private mutating func joinThoseThatShare() {
        let links = links
        let apart = Set(units.indices.filter { unit in units.indices.contains { areApart(unit, $0) } })
        shared = Set(
            units.indices.filter { unit in
                let apps = reach(from: unit, by: links, notBeyond: apart).intersection(apart)
                return !apart.contains(unit) && apps.contains { app in apps.contains { areApart(app, $0) } }
            }
        )
        for unit in units.indices where !shared.contains(unit) {
            for other in links[unit].subtracting(shared).sorted() where mayJoin(unit, other) { sets.join(unit, other) }
        }
    }

    /// The units that are linked to one, also through others, but not through those that stand apart.
    private func reach(from unit: Int, by links: [Set<Int>], notBeyond apart: Set<Int>) -> Set<Int> {
        var found: Set<Int> = []
        var waiting = [unit]
        while let next = waiting.popLast() {
            guard found.insert(next).inserted, next == unit || !apart.contains(next) else { continue }
            waiting += links[next]
        }
        return found.subtracting([unit])
    }

    private var links: [Set<Int>] {
        var links: [Set<Int>] = Array(repeating: [], count: units.count)
        func link(_ one: Int, _ other: Int) {
            links[one].insert(other)
            links[other].insert(one)
        }
        for owners in owners where owners.count > 1 {
            for owner in owners.dropFirst() { link(owners[0], owner) }
        }
        guard units.contains(where: { !$0.isDescribed }) else { return links }
        let declared = declaredNames
        for (number, file) in code.files.enumerated() {
            guard let unit = owners[number].first, !units[unit].isDescribed else { continue }
            let imported = Set(file.facts.imports.map(\.module.string))
            for name in file.facts.allTexts {
                guard let other = declared[name.fingerprint], other != unit, !imported.contains(units[other].module)
                else { continue }
                link(unit, other)
            }
        }
        return links
    }

    /// The types that other files see, by the fingerprints of names that one unit alone declares.
    private var declaredNames: [UInt64: Int] {
        var units: [UInt64: Set<Int>] = [:]
        for type in code.types where type.parent == nil && type.kind != .typealias {
            guard let owner = owners[type.file].first, !type.declaration.isInsideFunction,
                type.declaration.access.map({ $0 > .fileprivate }) ?? true
            else { continue }
            units[type.declaration.name.fingerprint, default: []].insert(owner)
        }
        return units.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// The units that each one imports, or depends on.
    private var edges: [Set<Int>] {
        var edges = units.map(\.dependencies)
        var byModule: [String: [Int]] = [:]
        for (number, unit) in units.enumerated() { byModule[unit.module, default: []].append(number) }
        for (number, file) in code.files.enumerated() {
            let imported = file.facts.imports.flatMap { byModule[$0.module.string] ?? [] }
            for unit in owners[number] { edges[unit].formUnion(imported) }
        }
        return edges.enumerated().map { $1.subtracting([$0]) }
    }

    /// A screen whose roles are played in several modules is described in one.
    private mutating func joinScreens(of subject: CodeSubject, _ edges: [Set<Int>]) {
        for screen in subject.roles.screens where !screen.isForAllScreens {
            let units = Set(screen.players.compactMap { owners[code[$0.type].file].first }).sorted()
            for (one, other) in zip(units, units.dropFirst())
            where (edges[one].contains(other) || edges[other].contains(one)) && mayJoin(one, other) {
                sets.join(one, other)
            }
        }
    }

    private mutating func joinCircles(_ edges: [Set<Int>]) {
        let reached = units.indices.map { reachable(from: $0, edges) }
        for unit in units.indices {
            for other in reached[unit] where other > unit && reached[other].contains(unit) {
                guard sets.first(of: unit) != sets.first(of: other) else { continue }
                circles.formUnion([unit, other])
                sets.join(unit, other)
            }
        }
    }

    /// The units that one depends on, also through others and through those that it is together with.
    private func reachable(from unit: Int, _ edges: [Set<Int>]) -> Set<Int> {
        var found: Set<Int> = []
        var waiting = sets.units(with: unit)
        while let next = waiting.popLast() {
            for other in edges[next] where found.insert(other).inserted {
                waiting += sets.units(with: other).filter { found.insert($0).inserted || $0 == other }
            }
        }
        return found
    }

    // MARK: Modules

    private mutating func modules(_ edges: [Set<Int>]) -> [CodeModule] {
        // What says little of the app, such as the examples of its libraries, does not say what its modules are.
        guard viewFiles.count(where: { owners[$0].isEmpty }) <= viewFiles.count / 2 else { return [] }
        let shown = Set(units.indices.filter { !views[$0].isEmpty && !shared.contains($0) }.map(sets.first))
        guard shown.count > 1 else { return [] }
        // Others matter as long as these import them.
        let kept = shown.reduce(into: shown) {
            $0.formUnion(reachable(from: $1, edges).subtracting(shared).map(sets.first))
        }
        let names = names(of: kept, edges)
        var sources = UnitSources(kept: kept)
        for (number, file) in code.files.enumerated() where !file.isTest && !file.isForeign {
            let firsts = Set(owners[number].map(sets.first))
            let isShared = firsts.count > 1 || owners[number].contains(where: shared.contains)
            if isShared, viewFiles.contains(number) { haveSharedViews = true }
            sources.add(file.path, isShared ? .shared : firsts.first.map { .set($0) } ?? .nobody)
        }
        guard let places = sources.all else { return [] }
        return kept.map { first in
            let own = sets.units(with: first)
            let below = Set(own.flatMap { edges[$0] }.map(sets.first)).intersection(kept).subtracting([first])
            return CodeModule(
                name: names[first] ?? units[first].module,
                sources: places[first] ?? [],
                dependsOn: below.compactMap { names[$0] }.sorted(),
                joined: own.count > 1 ? own.map { units[$0].name }.sorted() : [],
                isCircle: !circles.isDisjoint(with: own)
            )
        }.sorted { $0.name < $1.name }
    }

    /// That of the unit of each set which others import, or else of the app among them, or of the one with most files.
    private func names(of firsts: Set<Int>, _ edges: [Set<Int>]) -> [Int: String] {
        let imported = units.indices.reduce(into: Set<Int>()) { imported, unit in
            imported.formUnion(edges[unit].filter { sets.first(of: $0) != sets.first(of: unit) })
        }
        var counts = Array(repeating: 0, count: units.count)
        for owner in owners.joined() { counts[owner] += 1 }
        var taken: Set<String> = []
        var names: [Int: String] = [:]
        for first in firsts.sorted() {
            let best = sets.units(with: first).max { one, other in
                let (left, right) = (units[one], units[other])
                return (
                    imported.contains(one) ? 1 : 0, left.isApplication ? 1 : 0, counts[one], right.name
                ) < (
                    imported.contains(other) ? 1 : 0, right.isApplication ? 1 : 0, counts[other], left.name
                )
            }
            var name = units[best ?? first].module
            while !taken.insert(name).inserted { name += "_" }
            names[first] = name
        }
        return names
    }
}
