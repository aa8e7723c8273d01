import ScreenSpecDiagnostics

/// Where each file stands among those of the index: every name that is looked up asks for it, so that it takes no hashing.
struct FileTable: Sendable {
    /// By the numbers of files, from `first` on; -1 for a file that is not in the index, such as a spec.
    private var positions: [Int32] = []
    private var first: UInt32 = 0

    /// Of two files with one number, the first one counts.
    init(_ files: [CodeFile]) {
        let numbers = files.map(\.facts.file.index)
        guard let lowest = numbers.min(), let highest = numbers.max() else { return }
        first = lowest
        positions = Array(repeating: -1, count: Int(highest - lowest) + 1)
        for (position, number) in numbers.enumerated() where positions[Int(number - lowest)] < 0 {
            positions[Int(number - lowest)] = Int32(truncatingIfNeeded: position)
        }
    }

    subscript(file: FileID) -> Int? {
        guard file.index >= first, Int(file.index - first) < positions.count else { return nil }
        let position = positions[Int(file.index - first)]
        return position < 0 ? nil : Int(position)
    }
}
