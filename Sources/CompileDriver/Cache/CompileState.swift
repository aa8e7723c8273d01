import SourceText

/// What a compile that found no error leaves to the next one.
struct CompileState: Sendable {
    /// What was asked for: a state answers no other question.
    var key: String
    var compiler: CompilerIdentity
    var watched: WatchTable
    /// Whether the same folders are sure to lead to the same specs.
    var foldersDecide: Bool
    /// The findings of the whole run, as they were reported.
    var findings: [Diagnostic]
    /// The output folders, as people see them.
    var outputFolders: [String]
    var details: Details

    /// What only a run needs that compiles something.
    struct Details: Sendable {
        /// Whether parts of the project can be compiled alone; not where a finding of one file depends on others in ways
        /// that no record tells.
        var isDivisible = false
        /// All modules of the project, in the order of the project file.
        var modules: [String?] = []
        /// For each spec its output's place among all outputs; -1 for a spec of a module that was not asked for.
        var outputs: [Int32] = []
        /// The findings as rules and readers made them, before severities and suppressions.
        var findings: [Diagnostic] = []
        var suppressions = Suppressions()
        var records = RecordTable()
    }
}

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

    mutating func write(_ details: CompileState.Details) {
        write(details.isDivisible)
        write(details.modules) { $0.write($1) }
        write(array: details.outputs)
        write(details.findings) { $0.write($1) }
        write(details.suppressions.all) { $0.write($1) }
        write(details.suppressions.malformed) { $0.write($1) }
        write(array: details.records.offsets)
        write(bytes: details.records.bytes)
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
            findings: try readList { (reader) throws(Damage) in try reader.readFinding() },
            outputFolders: try readList { (reader) throws(Damage) in try reader.readText() },
            details: CompileState.Details()
        )
    }

    mutating func readDetails() throws(Damage) -> CompileState.Details {
        var details = CompileState.Details()
        details.isDivisible = try readBool()
        details.modules = try readList { (reader) throws(Damage) in try reader.readOptionalText() }
        details.outputs = try readArray(of: Int32.self)
        details.findings = try readList { (reader) throws(Damage) in try reader.readFinding() }
        details.suppressions = Suppressions(
            try readList { (reader) throws(Damage) in try reader.readSuppression() },
            malformed: try readList { (reader) throws(Damage) in try reader.readFinding() }
        )
        details.records = try RecordTable(offsets: readArray(of: UInt32.self), bytes: readBytes())
        return details
    }
}
