import ScreenSpecCache

/// A state as bytes, but for what is known of specs.
extension ByteWriter {
    mutating func write(_ state: CompileState) {
        write(state.key)
        write(state.watched.layout)
        write(array: state.watched.entries)
        write(bytes: state.watched.paths)
        write(state.foldersDecide)
        write(array: state.specModules)
        write(array: state.outputSpecs)
        write(state.findings) { $0.write($1) }
        write(state.outputFolders) { $0.write($1) }
    }
}

extension ByteReader {
    mutating func readState() throws(Damage) -> CompileState {
        let key = try readText()
        let layout = try read(WatchTable.Layout.self)
        let watched = try WatchTable(
            entries: readArray(of: WatchTable.Entry.self),
            paths: try readBytes(),
            layout: layout
        )
        let state = CompileState(
            key: key,
            watched: watched,
            foldersDecide: try readBool(),
            specModules: try readArray(of: Int32.self),
            outputSpecs: try readArray(of: Int32.self),
            findings: try readList { (reader) throws(Damage) in try reader.readFinding() },
            outputFolders: try readList { (reader) throws(Damage) in try reader.readText() }
        )
        guard state.specModules.count == watched.specs.count, state.outputSpecs.count == watched.outputs.count,
            state.outputSpecs.allSatisfy({ $0 < watched.specs.count })
        else { throw Damage() }
        return state
    }
}
