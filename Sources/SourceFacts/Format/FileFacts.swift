import ScreenSpecDiagnostics

/// All that one Swift file says which a rule may want to know: flat tables in one array, read in place.
///
/// The form is a header of 32-bit words, a fingerprint of 64 bits for each text, the tables one after the other, the offsets of
/// the texts and then their bytes. What stands in tables and offsets has 16 bits where all of the file fits, as nearly always,
/// and 32 otherwise. Loading it checks the shape once (`FactsValidation`), so that reading needs no further care. Positions are
/// byte offsets; line and column are worked out when a finding is reported, from the file's bytes, which only then are read
/// again.
public struct FileFacts: Sendable {
    /// Which file these are the facts of, in the run that loaded them; not part of the stored form.
    package var file = FileID(index: 0)
    let words: FactWords

    init(unchecked words: FactWords) {
        self.words = words
    }

    /// The form to store, where it lies.
    package var storedBytes: UnsafeRawBufferPointer { words.bytes }

    package var byteCount: Int { words.count * 4 }

    /// Whether it is a view of the same memory by the same name, which holds the same as long as both are held.
    package func isSame(as other: FileFacts) -> Bool {
        words.start == other.words.start && file == other.file
    }

    // MARK: Tables

    package var imports: FactRows<ImportFact> { rows() }
    package var conditions: FactRows<ConditionFact> { rows() }
    /// Types, protocols, extensions and type aliases, outer ones before those inside them.
    package var declarations: FactRows<DeclarationFact> { rows() }
    /// Properties, methods, cases and so on of all declarations, and the file's own functions and variables.
    package var members: FactRows<MemberFact> { rows() }
    /// Every type that the file writes, each before its parts.
    package var types: FactRows<TypeFact> { rows() }
    package var values: FactRows<ValueFact> { rows() }
    package var uses: FactRows<UseFact> { rows() }
    package var calls: FactRows<CallFact> { rows() }
    package var assignments: FactRows<AssignmentFact> { rows() }
    package var syntaxErrors: FactRows<SyntaxErrorFact> { rows() }
    package var textQueries: FactRows<TextQueryFact> { rows() }
    var suppressionRows: FactRows<SuppressionFact> { rows() }
    var malformedSuppressionRows: FactRows<MalformedSuppressionFact> { rows() }

    private func rows<Row: ColumnRow>() -> FactRows<Row> {
        FactRows(facts: self, range: 0..<count(of: Row.Column.table))
    }

    // MARK: The file as a whole

    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The file starts with the header of ScreenSpec's outputs.
        package static let generated = Flags(rawValue: 1 << 0)
        /// The hash in that header no longer fits what follows it.
        package static let editedByHand = Flags(rawValue: 1 << 1)
        /// The parser met something that is not Swift.
        package static let hasSyntaxErrors = Flags(rawValue: 1 << 2)
        /// Something is nested so deeply that it was not looked at.
        package static let tooDeep = Flags(rawValue: 1 << 3)
        /// It imports what only tests do. Of its bodies the words are known, and mostly not what they do with them.
        package static let test = Flags(rawValue: 1 << 4)
        /// Its head says that another tool wrote it, and that nobody is to change it. Bodies are known as those of tests are, but
        /// for extensions of types that other files declare.
        package static let generatedElsewhere = Flags(rawValue: 1 << 5)
    }

    package var flags: Flags { Flags(rawValue: words[FactsLayout.flags]) }
    package var isGenerated: Bool { flags.contains(.generated) }
    package var isGeneratedAndEdited: Bool { flags.contains(.editedByHand) }
    package var isTest: Bool { flags.contains(.test) }
    package var isGeneratedElsewhere: Bool { flags.contains(.generatedElsewhere) }
    /// Whether of bodies little more than the words is known.
    package var isKnownByWords: Bool { !flags.isDisjoint(with: [.test, .generatedElsewhere]) }
    package var hasSyntaxErrors: Bool { flags.contains(.hasSyntaxErrors) }

    /// The length of the source.
    package var sourceByteCount: Int { Int(words[FactsLayout.sourceByteCount]) }

    // MARK: Words

    var textCount: Int { Int(words[FactsLayout.textCount]) }

    func count(of table: FactTable) -> Int {
        Int(words[FactsLayout.count(of: table)])
    }

    @inline(__always)
    func word<Column: FactColumn>(_ column: Column, ofRow row: Int) -> UInt32 {
        unit(Int(words[FactsLayout.start(of: Column.table)]) &+ row &* Column.stride &+ column.rawValue)
    }

    /// What stands at a place that is counted in units of the file's width, from the start of the form.
    @inline(__always)
    func unit(_ index: Int) -> UInt32 {
        guard isNarrow else { return words[index] }
        let half = words.half(index)
        return half == FactsLayout.narrowNone ? FactContent.none : UInt32(half)
    }

    private var isNarrow: Bool { words[FactsLayout.unitByteCount] == 2 }

    func withTextBytes<Result>(_ id: UInt32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let offsets = Int(words[FactsLayout.textOffsets])
        let lower = Int(unit(offsets + Int(id)))
        let upper = Int(unit(offsets + Int(id) + 1))
        let base = Int(words[FactsLayout.textBytes])
        return body(UnsafeRawBufferPointer(rebasing: words.bytes[base + lower..<base + upper]))
    }

    func fingerprint(ofText id: UInt32) -> UInt64 {
        words.double(FactsLayout.headerCount &+ Int(id) &* 2)
    }

    /// Whether the file says a name or another text anywhere, as far as facts keep it.
    package func contains(textWith fingerprint: UInt64) -> Bool {
        id(ofTextWith: fingerprint) != nil
    }

    private func id(ofTextWith fingerprint: UInt64) -> UInt32? {
        (0..<words[FactsLayout.textCount]).first { self.fingerprint(ofText: $0) == fingerprint }
    }

    /// Which of the file's texts is equal to one of this file or another.
    func id(of text: FactText) -> UInt32? {
        text.facts.file == file ? text.id : id(ofTextWith: text.fingerprint)
    }
}

/// Where things stand in the header.
enum FactsLayout {
    static let magic: UInt32 = 0x5346_5354

    static let magicWord = 0
    static let flags = 1
    static let sourceByteCount = 2
    /// 2 or 4.
    static let unitByteCount = 3
    static let textCount = 4
    /// In units, as the starts of tables are.
    static let textOffsets = 5
    /// In bytes.
    static let textBytes = 6
    static let textByteCount = 7
    private static let tables = 8

    /// Stands for `FactContent.none` where units have 16 bits.
    static let narrowNone = UInt16.max

    static func start(of table: FactTable) -> Int { tables + table.rawValue * 2 }
    static func count(of table: FactTable) -> Int { tables + table.rawValue * 2 + 1 }
    static let headerCount = tables + FactTable.allCases.count * 2

    /// Where the units start: behind the fingerprints of so many texts.
    static func unitsOffset(textCount: Int) -> Int { headerCount * 4 + textCount * 8 }
}
