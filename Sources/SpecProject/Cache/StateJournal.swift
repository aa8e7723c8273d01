import ScreenSpecCache
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// What has changed since a state was written, as a small file beside it: all of it, for one state and no other.
///
/// It is replaced as a whole like the state itself, so that of two runs at once one has the last word, and either is right.
enum StateJournal {
    /// A journal that is larger than this is no gain: the state is then written anew.
    private static let limit = 128 << 10

    static func path(for state: String) -> String { state + ".journal" }

    /// Writes what is another than in the state's file; fails where that is too much.
    static func write(_ state: CompileState, of file: UInt64, to path: String) -> Bool {
        guard state.origin.entries.count * MemoryLayout<WatchTable.Entry>.size <= limit else { return false }
        let bytes = encoded(state, of: file)
        return bytes.count <= limit && StateFile.replace(path, with: [bytes])
    }

    private static func encoded(_ state: CompileState, of file: UInt64) -> [UInt8] {
        let origin = state.origin
        var summary = ByteWriter()
        summary.write(origin.entries.sorted()) { writer, index in
            writer.write(UInt32(index))
            writer.write(state.watched.entries[index])
        }
        summary.write(origin.hasOtherFindings)
        if origin.hasOtherFindings { summary.write(state.findings) { $0.write($1) } }

        var details = ByteWriter()
        let isOther = { (file: FileID) in origin.specs.contains(Int(file.index) - state.watched.specs.lowerBound) }
        details.write(origin.specs.sorted()) { writer, spec in
            writer.write(UInt32(spec))
            writer.write(bytes: state.details.records.encoded(spec))
        }
        details.write(state.details.findings.filter { $0.range.map { isOther($0.file) } ?? false }) { $0.write($1) }
        details.write(unreached: state.details.unreached)
        details.write(state.details.suppressions.inside(isOther))

        var writer = ByteWriter()
        writer.write(file)
        writer.write(bytes: summary.bytes)
        writer.write(bytes: details.bytes)
        var head = ByteWriter()
        head.write(ContentHash(writer.bytes).value)
        return head.bytes + writer.bytes
    }

    /// What a journal says.
    struct Contents: Sendable {
        fileprivate let summary: [UInt8]
        fileprivate let details: [UInt8]

        /// `nil` where there is none, or one that is damaged or belongs to another state.
        init?(_ path: String, of file: UInt64) {
            guard let bytes = try? FileReader(limit: 1 << 30).read(path), bytes.count > 8 else { return nil }
            var reader = ByteReader(bytes)
            guard let hash = try? reader.read(UInt64.self), ContentHash(bytes[8...]).value == hash,
                (try? reader.read(UInt64.self)) == file, let summary = try? reader.readBytes(),
                let details = try? reader.readBytes()
            else { return nil }
            self.summary = summary
            self.details = details
        }
    }
}

extension CompileState {
    mutating func applySummary(of journal: StateJournal.Contents) throws(ByteReader.Damage) {
        var reader = ByteReader(journal.summary)
        let entries = try reader.readList { (reader) throws(ByteReader.Damage) in
            try (Int(reader.read(UInt32.self)), reader.read(WatchTable.Entry.self))
        }
        for (index, entry) in entries {
            try watched.replace(index, entry)
            origin.entries.insert(index)
        }
        if try reader.readBool() {
            findings = try reader.readFindings()
            origin.hasOtherFindings = true
        }
    }

    mutating func applyDetails(of journal: StateJournal.Contents) throws(ByteReader.Damage) {
        var reader = ByteReader(journal.details)
        let records = try reader.readList { (reader) throws(ByteReader.Damage) in
            try (Int(reader.read(UInt32.self)), reader.readBytes())
        }
        for (spec, record) in records {
            try details.records.replace(spec, withEncoded: record)
            origin.specs.insert(spec)
        }
        let specs = origin.specs
        let first = watched.specs.lowerBound
        let isOther = { (file: FileID) in specs.contains(Int(file.index) - first) }
        details.findings.removeAll { $0.range.map { isOther($0.file) } ?? false }
        details.findings += try reader.readFindings()
        details.unreached = try reader.readUnreached()
        details.suppressions = details.suppressions.outside(isOther)
        details.suppressions.append(try reader.readSuppressions())
        details.suppressions.all.sort { $0.range < $1.range }
    }
}

extension Suppressions {
    /// Those in some files.
    func inside(_ isWanted: (FileID) -> Bool) -> Suppressions {
        Suppressions(
            all.filter { isWanted($0.range.file) },
            malformed: malformed.filter { $0.range.map { isWanted($0.file) } ?? false }
        )
    }

    /// Those in all files but some.
    func outside(_ isLeftOut: (FileID) -> Bool) -> Suppressions {
        Suppressions(
            all.filter { !isLeftOut($0.range.file) },
            malformed: malformed.filter { finding in !(finding.range.map { isLeftOut($0.file) } ?? false) }
        )
    }
}
