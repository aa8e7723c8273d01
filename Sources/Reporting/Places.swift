import ScreenSpecDiagnostics

/// The line indexes of the files that a report shows, each made once.
package struct Places {
    package let files: SourceFiles
    private var indexes: [FileID: LineIndex] = [:]
    private var columns: [FileID: UTF16Columns] = [:]

    package init(_ files: SourceFiles) {
        self.files = files
    }

    package mutating func index(of id: FileID) -> LineIndex? {
        if let known = indexes[id] { return known }
        guard let file = files[id] else { return nil }
        let index = LineIndex(file)
        indexes[id] = index
        return index
    }

    /// The path and the start of a range.
    package mutating func place(of range: SourceRange?) -> (path: String, position: Position)? {
        guard let range, let path = files.path(of: range), let index = index(of: range.file) else { return nil }
        return (path, index.position(at: Int(range.lower)))
    }

    /// A range in all the ways that forms count it.
    mutating func region(of range: SourceRange?) -> Region? {
        guard let range, let path = files.path(of: range), let index = index(of: range.file) else { return nil }
        let units = columns(of: range.file)
        func point(_ offset: UInt32) -> Region.Point {
            let position = index.position(at: Int(offset))
            return Region.Point(
                line: position.line,
                column: position.column,
                utf16Column: units?.column(at: Int(offset), inLine: index.offsets(ofLine: position.line)) ?? 1,
                offset: Int(offset)
            )
        }
        return Region(path: path, start: point(range.lower), end: point(range.upper))
    }

    private mutating func columns(of id: FileID) -> UTF16Columns? {
        if let known = columns[id] { return known }
        guard let file = files[id] else { return nil }
        let made = UTF16Columns(file.bytes)
        columns[id] = made
        return made
    }
}

/// A stretch of a file; an end is the place after its last character.
struct Region {
    struct Point {
        /// From 1.
        let line: Int
        /// From 1, in bytes of UTF-8.
        let column: Int
        /// From 1, in units of UTF-16.
        let utf16Column: Int
        /// From 0, in bytes.
        let offset: Int
    }

    let path: String
    let start: Point
    let end: Point
}
