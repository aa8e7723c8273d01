/// Which local variables are visible, and what names mean among them.
struct LocalScopes {
    private struct Entry {
        let name: UInt32
        let local: Int
        /// The place of the one that this one hides, counted from 1; 0 where it hides none.
        let hidden: Int
    }

    private var visible: [Entry] = []
    /// The place of the innermost variable of each name, counted from 1, by the numbers of the names; 0 where there is none.
    private var innermost: [Int] = []
    private var starts: [Int] = []
    /// What lies below cannot be seen: a type inside a function knows none of its variables.
    private var floor = 0

    mutating func clear() {
        pop(to: 0)
        starts.removeAll(keepingCapacity: true)
        floor = 0
    }

    mutating func push() {
        starts.append(visible.count)
    }

    mutating func pop() {
        if let start = starts.popLast() { pop(to: start) }
    }

    mutating func bind(_ name: UInt32, to local: Int) {
        let number = Int(name)
        if number >= innermost.count {
            innermost.append(contentsOf: repeatElement(0, count: number + 1 - innermost.count))
        }
        visible.append(Entry(name: name, local: local, hidden: innermost[number]))
        innermost[number] = visible.count
    }

    var count: Int { visible.count }

    /// Takes back what was bound last, until so many variables are left; in the order in which they were bound.
    mutating func takeOff(to count: Int) -> [(name: UInt32, local: Int)] {
        defer { pop(to: count) }
        return visible[min(count, visible.count)...].map { ($0.name, $0.local) }
    }

    /// The innermost local variable of that name.
    func local(named name: UInt32) -> Int? {
        let number = Int(name)
        guard number < innermost.count, innermost[number] > floor else { return nil }
        return visible[innermost[number] - 1].local
    }

    /// Hides all variables; the result brings them back.
    mutating func hideAll() -> Int {
        defer { floor = visible.count }
        return floor
    }

    mutating func show(from floor: Int) {
        self.floor = floor
    }

    private mutating func pop(to count: Int) {
        while visible.count > count, let entry = visible.popLast() { innermost[Int(entry.name)] = entry.hidden }
    }
}

extension Array {
    /// Takes elements off the end until so many are left.
    mutating func pop(to newCount: Int) {
        if newCount < count { removeLast(count - newCount) }
    }
}
