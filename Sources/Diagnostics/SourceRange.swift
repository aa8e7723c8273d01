/// Names one file of a run; `SourceFiles` knows its path and bytes. Public as `FactRow` is, to be compared in place.
public struct FileID: Hashable, Sendable, Comparable {
    package var index: UInt32

    package init(index: Int) {
        self.index = UInt32(truncatingIfNeeded: index)
    }

    public static func < (left: FileID, right: FileID) -> Bool {
        left.index < right.index
    }
}

/// A stretch of one file, as byte offsets from 0: from `lower` up to, and without, `upper`.
package struct SourceRange: Hashable, Sendable {
    package var file: FileID
    package var lower: UInt32
    package var upper: UInt32

    package init(file: FileID, lower: Int, upper: Int) {
        self.file = file
        self.lower = UInt32(truncatingIfNeeded: lower)
        self.upper = UInt32(truncatingIfNeeded: max(lower, upper))
    }

    package var offsets: Range<Int> {
        Int(lower)..<Int(upper)
    }

    /// Whether another range lies in this one, in the same file.
    package func contains(_ other: SourceRange) -> Bool {
        file == other.file && lower <= other.lower && other.upper <= upper
    }

    /// The part of this range that starts `offset` bytes after its start and is `length` bytes long.
    package func slice(offset: Int, length: Int) -> SourceRange {
        SourceRange(file: file, lower: Int(lower) + offset, upper: Int(lower) + offset + length)
    }
}

extension SourceRange: Comparable {
    package static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.file, left.lower, left.upper) < (right.file, right.lower, right.upper)
    }
}

/// A place as people and editors count it: lines from 1, columns from 1 in UTF-8 bytes.
package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
