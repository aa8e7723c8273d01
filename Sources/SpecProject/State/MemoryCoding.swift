import ScreenSpecCache
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecRules

/// What is known of specs as bytes: a part that holds for all of them, and parts of many specs each, which threads share.
///
/// Files are written as their numbers among the files of the run; who reads says which numbers they have now.
extension SpecMemory {
    static let partCount = 14

    /// Makes the parts, in order, so many at a time as there are threads: all together are a tenth of the memory of a run.
    func forEachPart(_ jobs: Jobs, _ body: ([UInt8]) -> Void) {
        var head = ByteWriter()
        head.write(projectDigest)
        head.write(rules) { $0.write($1) }
        head.write(modules) { $0.write($1) }
        body(head.bytes)
        let numbers = Array(1..<Self.partCount)
        for first in stride(from: 0, to: numbers.count, by: jobs.count) {
            jobs.map(Array(numbers[first..<min(first + jobs.count, numbers.count)])) { number in
                if let known = parts[number] { return known }
                var writer = ByteWriter()
                writer.write(Array(results[positions(inPart: number)])) { $0.write($1) }
                return writer.bytes
            }.forEach(body)
        }
    }

    private func positions(inPart number: Int) -> Range<Int> {
        let share = max((results.count + Self.partCount - 2) / (Self.partCount - 1), 1)
        return min((number - 1) * share, results.count)..<min(number * share, results.count)
    }

    /// Those parts that hold nothing of some specs.
    func parts(without specs: Set<Int>) -> [Int: [UInt8]] {
        parts.filter { number, _ in
            let positions = positions(inPart: number)
            return !specs.contains(where: positions.contains)
        }
    }

    /// - Parameters:
    ///   - part: The bytes of a part; `nil` where it is damaged.
    ///   - fileNumbers: The numbers that files have now.
    init(
        _ part: @escaping @Sendable (Int) -> [UInt8]?,
        fileNumbers: [FileID],
        _ jobs: Jobs
    ) throws(ByteReader.Damage) {
        let parts = jobs.map(Array(1..<Self.partCount)) { number -> (bytes: [UInt8], results: [SpecResult])? in
            guard let bytes = part(number) else { return nil }
            var reader = ByteReader(bytes, fileNumbers: fileNumbers)
            let results = try? reader.readList { (reader) throws(ByteReader.Damage) in try reader.readResult() }
            return results.map { (bytes, $0) }
        }
        guard let head = part(0), !parts.contains(where: { $0 == nil }) else { throw ByteReader.Damage() }
        // Where a file has another number, all that shows it has other bytes.
        let areSame = fileNumbers.indices.allSatisfy { fileNumbers[$0] == FileID(index: $0) }
        let bytes = zip(1..., parts).map { ($0, $1?.bytes ?? []) }
        var reader = ByteReader(head)
        self.init(
            projectDigest: try reader.read(),
            rules: try reader.readTexts(),
            modules: try reader.readList { (reader) throws(ByteReader.Damage) in try reader.readOptionalText() },
            results: parts.flatMap { $0?.results ?? [] },
            parts: areSame ? Dictionary(uniqueKeysWithValues: bytes) : [:]
        )
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ result: SpecResult) {
        write(result.path)
        write(Int32(truncatingIfNeeded: result.module))
        write(result.contents)
        write(array: result.questions)
        write(array: result.answers)
        write(array: result.declared)
        for list in [result.names.types, result.names.screens, result.names.views] { write(list.text) }
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
        write(screen.isOpenEntry)
        write(screen.destinations) { writer, names in writer.write(names) { $0.write($1) } }
        write(range: screen.place)
        write(screen.hasOpenRoute)
    }
}

extension ByteReader {
    fileprivate mutating func readResult() throws(Damage) -> SpecResult {
        SpecResult(
            path: try readText(),
            module: Int(try read(Int32.self)),
            contents: try read(),
            questions: try readArray(),
            answers: try readArray(),
            declared: try readArray(),
            names: ModuleNames(types: try readNames(), screens: try readNames(), views: try readNames()),
            share: try read(),
            unknownTypes: try readList { (reader) throws(Damage) in try reader.readUnknownUse() },
            screens: try readList { (reader) throws(Damage) in try reader.readScreen() },
            findings: FileFindings(
                reading: try readFindings(),
                resolution: try readFindings(),
                rules: try readFindings()
            ),
            suppressions: Suppressions(
                try readList { (reader) throws(Damage) in try reader.readSuppression() },
                malformed: try readFindings()
            )
        )
    }

    private mutating func readNames() throws(Damage) -> NameList {
        NameList(text: try readText())
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
            isOpenEntry: try readBool(),
            destinations: try readList { (reader) throws(Damage) in try reader.readTexts() },
            place: try readRange(),
            hasOpenRoute: try readBool()
        )
    }

    fileprivate mutating func readTexts() throws(Damage) -> [String] {
        try readList { (reader) throws(Damage) in try reader.readText() }
    }
}
