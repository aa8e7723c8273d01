/// Elements of which the last one comes off first, in memory of its own.
///
/// An array asks at each step whether somebody else looks at it, which costs more than the steps of a visitor themselves.
struct Stack<Element>: ~Copyable {
    private var start: UnsafeMutablePointer<Element>
    private var capacity = 16
    private(set) var count = 0

    init() {
        start = .allocate(capacity: capacity)
    }

    deinit {
        start.deinitialize(count: count)
        start.deallocate()
    }

    var last: Element? { count > 0 ? start[count - 1] : nil }

    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count, "outside of the stack")
            return start[index]
        }
        set {
            precondition(index >= 0 && index < count, "outside of the stack")
            start[index] = newValue
        }
    }

    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (start + count).initialize(to: element)
        count += 1
    }

    /// Takes elements off until so many are left.
    mutating func pop(to newCount: Int) {
        guard newCount < count else { return }
        precondition(newCount >= 0, "outside of the stack")
        (start + newCount).deinitialize(count: count - newCount)
        count = newCount
    }

    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return (start + count).move()
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
        capacity *= 2
    }
}
