import ScreenSpecCache
import ScreenSpecDiagnostics

/// A state as bytes, but for its records, which lie in one piece of their own.
extension ByteWriter {
    mutating func write(summaryOf state: CompileState) {
        write(state.key)
        write(state.compiler)
        write(state.watched.layout)
        write(array: state.watched.entries)
        write(bytes: state.watched.paths)
        write(state.foldersDecide)
        write(state.findings) { $0.write($1) }
        write(state.outputFolders) { $0.write($1) }
    }

    mutating func write(_ details: CompileState.Details, recordStarts: [UInt32]) {
        write(details.isDivisible)
        write(details.projectDigest)
        write(details.rules) { $0.write($1) }
        write(details.modules) { $0.write($1) }
        write(array: details.outputs)
        write(details.findings) { $0.write($1) }
        write(unreached: details.unreached)
        write(details.suppressions)
        write(array: recordStarts)
    }

    mutating func write(unreached findings: [Diagnostic]?) {
        write(findings != nil)
        write(findings ?? []) { $0.write($1) }
    }

    mutating func write(_ suppressions: Suppressions) {
        write(suppressions.all) { $0.write($1) }
        write(suppressions.malformed) { $0.write($1) }
    }
}

extension ByteReader {
    /// A state without its details.
    mutating func readSummary() throws(Damage) -> CompileState {
        let key = try readText()
        let compiler = try read(CompilerIdentity.self)
        let layout = try read(WatchTable.Layout.self)
        let watched = try WatchTable(
            entries: readArray(of: WatchTable.Entry.self),
            paths: try readBytes(),
            layout: layout
        )
        return CompileState(
            key: key,
            compiler: compiler,
            watched: watched,
            foldersDecide: try readBool(),
            findings: try readFindings(),
            outputFolders: try readList { (reader) throws(Damage) in try reader.readText() },
            details: CompileState.Details()
        )
    }

    mutating func readDetails(_ recordBytes: [UInt8]) throws(Damage) -> CompileState.Details {
        var details = CompileState.Details()
        details.isDivisible = try readBool()
        details.projectDigest = try read()
        details.rules = try readList { (reader) throws(Damage) in try reader.readText() }
        details.modules = try readList { (reader) throws(Damage) in try reader.readOptionalText() }
        details.outputs = try readArray(of: Int32.self)
        details.findings = try readFindings()
        details.unreached = try readUnreached()
        details.suppressions = try readSuppressions()
        details.records = try RecordTable(starts: readArray(of: UInt32.self), bytes: recordBytes)
        return details
    }

    mutating func readFindings() throws(Damage) -> [Diagnostic] {
        try readList { (reader) throws(Damage) in try reader.readFinding() }
    }

    mutating func readUnreached() throws(Damage) -> [Diagnostic]? {
        let isKnown = try readBool()
        let findings = try readFindings()
        return isKnown ? findings : nil
    }

    mutating func readSuppressions() throws(Damage) -> Suppressions {
        Suppressions(
            try readList { (reader) throws(Damage) in try reader.readSuppression() },
            malformed: try readFindings()
        )
    }
}
