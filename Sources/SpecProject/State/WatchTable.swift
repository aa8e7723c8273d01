import ScreenSpecCLibrary
import ScreenSpecCache
import ScreenSpecConcurrency
import ScreenSpecFileSystem

/// All files and folders that a compile read or wrote, so laid out that to ask the system for every one of them takes
/// hardly longer than that question itself.
package struct WatchTable: Sendable {
    package struct Entry: BitwiseCopyable, Sendable {
        package var stamp: FileStamp
        package var hash: UInt64
        /// Where the path starts among all paths.
        package var path: UInt32
        package var isSettled: Bool
    }

    /// What stands in the table, in this order.
    package struct Layout: BitwiseCopyable, Hashable, Sendable {
        package var projectFiles: UInt32 = 0
        package var specs: UInt32 = 0
        package var specFolders: UInt32 = 0
        package var outputFolders: UInt32 = 0
        package var outputs: UInt32 = 0
    }

    package private(set) var entries: [Entry] = []
    /// Null-terminated, one behind the other in the order of the entries.
    package private(set) var paths: [UInt8] = []
    package private(set) var layout = Layout()

    package init() {}

    package init(entries: [Entry], paths: [UInt8], layout: Layout) throws(ByteReader.Damage) {
        self.entries = entries
        self.paths = paths
        self.layout = layout
        guard outputs.upperBound == entries.count, paths.last == 0 || entries.isEmpty,
            entries.allSatisfy({ $0.path < paths.count }),
            zip(entries, entries.dropFirst()).allSatisfy({ $0.path < $1.path })
        else { throw ByteReader.Damage() }
    }

    // MARK: Parts

    /// The files that findings may stand in: their places are their numbers in findings.
    package var files: Range<Int> { 0..<specs.upperBound }
    package var specs: Range<Int> { part(after: Int(layout.projectFiles), layout.specs) }
    package var specFolders: Range<Int> { part(after: specs.upperBound, layout.specFolders) }
    package var outputFolders: Range<Int> { part(after: specFolders.upperBound, layout.outputFolders) }
    package var outputs: Range<Int> { part(after: outputFolders.upperBound, layout.outputs) }

    private func part(after start: Int, _ count: UInt32) -> Range<Int> { start..<start + Int(count) }

    package func path(_ index: Int) -> String {
        paths[Int(entries[index].path)...].withUnsafeBufferPointer { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    // MARK: Making

    package mutating func append(_ files: [WatchedFile], to part: WritableKeyPath<Layout, UInt32>) {
        layout[keyPath: part] += UInt32(files.count)
        for file in files {
            let start = UInt32(paths.count)
            paths += file.path.utf8
            paths.append(0)
            entries.append(Entry(stamp: file.stamp, hash: file.hash, path: start, isSettled: file.isSettled))
        }
    }

    /// Appends what another table knows of files that are neighbours there.
    package mutating func append(_ range: Range<Int>, of other: WatchTable, to part: WritableKeyPath<Layout, UInt32>) {
        guard let first = range.first, let last = range.last else { return }
        layout[keyPath: part] += UInt32(range.count)
        let start = Int(other.entries[first].path)
        let end = other.paths[Int(other.entries[last].path)...].firstIndex(of: 0) ?? other.paths.count - 1
        let shift = UInt32(paths.count) &- UInt32(start)
        paths += other.paths[start...end]
        entries += other.entries[range].map { known in
            var entry = known
            entry.path &+= shift
            return entry
        }
    }

    package func hasPath(_ path: String, at index: Int) -> Bool {
        let start = Int(entries[index].path)
        let end = start + path.utf8.count
        guard end < paths.count, paths[end] == 0 else { return false }
        // A loop over the text itself takes three times as long.
        return path.utf8.withContiguousStorageIfAvailable { paths[start..<end].elementsEqual($0) }
            ?? paths[start..<end].elementsEqual(path.utf8)
    }

    /// The positions of its specs among those of a run; `nil` for one that there is no more.
    package func specPositions(in files: SpecFiles) -> [Int?] {
        // Mostly they are the same.
        if specs.count == files.count, zip(specs, files.paths).allSatisfy({ hasPath($1, at: $0) }) {
            return Array(0..<files.count)
        }
        return files.positions(ofSorted: specs.lazy.map { path($0) })
    }

    /// The table with other folders in the place of those that specs were looked for in. All that stands behind them has other
    /// places.
    package func replacing(specFolders: [WatchedFile]) -> WatchTable {
        var table = WatchTable()
        table.append(entries[0..<Int(layout.projectFiles)].indices.map(watchedFile), to: \.projectFiles)
        table.append(specs.map(watchedFile), to: \.specs)
        table.append(specFolders, to: \.specFolders)
        table.append(outputFolders.map(watchedFile), to: \.outputFolders)
        table.append(outputs.map(watchedFile), to: \.outputs)
        return table
    }

    package func watchedFile(_ index: Int) -> WatchedFile {
        let entry = entries[index]
        var file = WatchedFile(path: path(index), stamp: entry.stamp, at: 0, hash: entry.hash)
        file.isSettled = entry.isSettled
        return file
    }

    /// Notes what a file is now.
    package mutating func update(_ index: Int, _ stamp: FileStamp, at moment: Int64, hash: UInt64) {
        entries[index].stamp = stamp
        entries[index].isSettled = stamp.isSettled(at: moment)
        entries[index].hash = hash
    }

    // MARK: Asking

    /// The entries whose stamp is another one, or does not tell.
    package func suspects(from folder: String, jobs: Jobs) -> [Int] {
        guard let descriptor = try? Descriptor(opening: folder, O_RDONLY) else { return Array(entries.indices) }
        let start = descriptor.raw
        let chunks = stride(from: 0, to: entries.count, by: Self.chunk).map { $0..<min($0 + Self.chunk, entries.count) }
        let found = jobs.map(chunks) { range in
            paths.withUnsafeBytes { paths in
                entries.withUnsafeBufferPointer { entries in
                    range.filter { index in
                        guard entries[index].isSettled, let base = paths.baseAddress else { return true }
                        let path = (base + Int(entries[index].path)).assumingMemoryBound(to: CChar.self)
                        return FileStamp(at: path, from: start) != entries[index].stamp
                    }
                }
            }
        }
        return withExtendedLifetime(descriptor) { found.flatMap(\.self) }
    }

    private static let chunk = 512
}
