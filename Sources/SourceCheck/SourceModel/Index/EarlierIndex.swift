import ScreenSpecConcurrency

/// The index of the code as it was before, for whoever makes the next one.
///
/// It is let go of as soon as the next one takes nothing over from it: two of them would take the memory of two.
package final class EarlierIndex: @unchecked Sendable {
    private let lock = Lock()
    private var index: CodeIndex?

    package init() {}

    package func keep(_ index: CodeIndex) {
        lock.withLock { self.index = index }
    }

    /// The index with the indices of the files that are not the same any longer; `nil` where files have come or gone, or one of them
    /// has another outline.
    func index(of files: [CodeFile]) -> (index: CodeIndex, changed: Set<Int>)? {
        lock.withLock {
            guard let index, let changed = CodeFile.changes(from: index.table.files, to: files) else {
                self.index = nil
                return nil
            }
            return (index, changed)
        }
    }
}
