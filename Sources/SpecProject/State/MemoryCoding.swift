import ScreenModel
import ScreenSpecCache
import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecRules

/// What is known of specs as bytes. Files are written as their numbers among the files of the run; who reads says which numbers they
/// have now.
extension ByteWriter {
    package mutating func write(_ memory: SpecMemory) {
        write(memory.projectDigest)
        write(memory.rules) { $0.write($1) }
        write(memory.modules) { $0.write($1) }
        write(memory.results) { $0.write($1) }
    }

    private mutating func write(_ result: SpecResult) {
        write(result.path)
        write(Int32(truncatingIfNeeded: result.module))
        write(result.contents)
        write(array: result.questions)
        write(array: result.answers)
        write(array: result.declared)
        for list in [result.names.types, result.names.screens, result.names.views] { write(list) { $0.write($1) } }
        write(result.share)
        write(result.unknownTypes) { $0.write($1) }
        write(result.screens) { $0.write($1) }
        for list in [result.findings.reading, result.findings.resolution, result.findings.rules] {
            write(list) { $0.write($1) }
        }
        write(result.suppressions.all) { $0.write($1) }
        write(result.suppressions.malformed) { $0.write($1) }
    }

    private mutating func write(_ use: UnknownUse) {
        write(use.name)
        write(range: use.range)
        write(use.subject.owner)
        write(use.subject.member)
    }

    private mutating func write(_ screen: NavigationScreen) {
        write(screen.name)
        write(screen.viewType)
        write(screen.isEntry)
        write(screen.destinations) { writer, names in writer.write(names) { $0.write($1) } }
        write(range: screen.place)
    }
}

extension ByteReader {
    package mutating func readMemory() throws(Damage) -> SpecMemory {
        SpecMemory(
            projectDigest: try read(),
            rules: try readTexts(),
            modules: try readList { (reader) throws(Damage) in try reader.readOptionalText() },
            results: try readList { (reader) throws(Damage) in try reader.readResult() }
        )
    }

    private mutating func readResult() throws(Damage) -> SpecResult {
        var result = SpecResult(
            path: try readText(),
            module: Int(try read(Int32.self)),
            contents: try read(),
            questions: try readArray(of: Question.self),
            answers: try readArray(of: Answer.self),
            declared: try readArray(of: UInt32.self),
            names: ModuleNames()
        )
        result.names.types = try readTexts()
        result.names.screens = try readTexts()
        result.names.views = try readTexts()
        result.share = try read(ModuleShare.self)
        result.unknownTypes = try readList { (reader) throws(Damage) in try reader.readUnknownUse() }
        result.screens = try readList { (reader) throws(Damage) in try reader.readScreen() }
        result.findings.reading = try readFindings()
        result.findings.resolution = try readFindings()
        result.findings.rules = try readFindings()
        result.suppressions = Suppressions(
            try readList { (reader) throws(Damage) in try reader.readSuppression() },
            malformed: try readFindings()
        )
        return result
    }

    private mutating func readFindings() throws(Damage) -> [Diagnostic] {
        try readList { (reader) throws(Damage) in try reader.readFinding() }
    }

    private mutating func readUnknownUse() throws(Damage) -> UnknownUse {
        UnknownUse(
            name: try readText(),
            range: try readRange(),
            subject: Subject(try readText(), try readOptionalText())
        )
    }

    private mutating func readScreen() throws(Damage) -> NavigationScreen {
        NavigationScreen(
            module: nil,
            name: try readText(),
            viewType: try readText(),
            isEntry: try readBool(),
            destinations: try readList { (reader) throws(Damage) in try reader.readTexts() },
            place: try readRange()
        )
    }

    private mutating func readTexts() throws(Damage) -> [String] {
        try readList { (reader) throws(Damage) in try reader.readText() }
    }
}
