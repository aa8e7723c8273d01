import ScreenSpecCache
import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecRules

/// The parts of a record as bytes. All places lie in the record's own file, whose number may be another one in the next run
/// and is left out.
extension ByteWriter {
    mutating func write(_ names: ModuleNames) {
        for list in [names.types, names.screens, names.views] { write(list) { $0.write($1) } }
    }

    mutating func write(_ use: UnknownUse) {
        write(use.name)
        write(use.range.lower)
        write(use.range.upper)
        write(use.subject.owner)
        write(use.subject.member)
    }

    mutating func write(_ screen: NavigationScreen) {
        write(screen.name)
        write(screen.viewType)
        write(screen.isEntry)
        write(screen.destinations) { writer, names in writer.write(names) { $0.write($1) } }
        write(screen.place.lower)
        write(screen.place.upper)
    }
}

extension ByteReader {
    mutating func readModuleNames() throws(Damage) -> ModuleNames {
        var names = ModuleNames()
        names.types = try readTexts()
        names.screens = try readTexts()
        names.views = try readTexts()
        return names
    }

    mutating func readUnknownUse(in file: FileID) throws(Damage) -> UnknownUse {
        UnknownUse(
            name: try readText(),
            range: try readRange(in: file),
            subject: Subject(try readText(), try readOptionalText())
        )
    }

    mutating func readScreen(in file: FileID) throws(Damage) -> NavigationScreen {
        NavigationScreen(
            module: nil,
            name: try readText(),
            viewType: try readText(),
            isEntry: try readBool(),
            destinations: try readList { (reader) throws(Damage) in try reader.readTexts() },
            place: try readRange(in: file)
        )
    }

    private mutating func readTexts() throws(Damage) -> [String] {
        try readList { (reader) throws(Damage) in try reader.readText() }
    }

    private mutating func readRange(in file: FileID) throws(Damage) -> SourceRange {
        let lower = Int(try read(UInt32.self))
        return SourceRange(file: file, lower: lower, upper: Int(try read(UInt32.self)))
    }
}
