import ScreenSpecCache
import ScreenSpecConcurrency
import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd

/// The files that a run compiles, since their results may be others than they are known to be, and those that they ask about.
package struct StaleFiles: Sendable {
    /// What a file makes by itself, before its names are resolved.
    package struct Outline: Sendable {
        let components: [ComponentOutline]
        let answers: FileAnswers
        let names: ModuleNames
        let share: ModuleShare
        /// What the file asked.
        let log: QuestionLog
    }

    private let pipeline: SpecPipeline
    private let known: KnownResults
    package private(set) var texts: SpecTexts
    package private(set) var outlines: [Outline?]
    /// The files to compile.
    package private(set) var targets: Set<Int>
    /// Those and the ones that they ask about.
    package private(set) var slice: Set<Int> = []
    /// The architectures that the screens of each module may have.
    package private(set) var architectures: ModuleArchitectures
    private let isAll: Bool

    package init(
        _ known: KnownResults,
        changed: Set<Int>,
        wanted: Set<Int>,
        _ pipeline: SpecPipeline,
        _ texts: SpecTexts
    ) {
        self.pipeline = pipeline
        self.known = known
        self.texts = texts
        outlines = Array(repeating: nil, count: pipeline.files.count)
        let unknown = known.results.indices.filter { known.results[$0] == nil }
        targets = changed.union(wanted).union(unknown)
        isAll = unknown.count == pipeline.files.count
        architectures = ModuleArchitectures(pipeline.sources.modules, [], others: pipeline.interfaces.architectures)
    }

    /// To compile most of the files takes as long as to compile all.
    package var areMost: Bool { targets.count > max(64, pipeline.files.count * 6 / 10) }

    package mutating func takeAll() {
        targets = Set(pipeline.files.paths.indices)
    }

    // MARK: Targets

    /// Finds all files whose results no longer hold, and reads them and those that they ask about.
    package mutating func find() throws(SpecPipeline.Disturbance) {
        let declaring = known.results.indices.filter { known.results[$0]?.share.hasArchitecture == true }
        try load(targets.union(declaring))
        architectures = ModuleArchitectures(
            pipeline.sources.modules,
            pipeline.files.modules.map { $0.compactMap { texts[$0]?.parsed }.filter(\.declaresArchitecture) },
            others: pipeline.interfaces.architectures
        )
        if isAll {
            targets = Set(pipeline.files.paths.indices)
            outline(targets)
            slice = targets
            return
        }
        var next = targets
        var changes = Set(known.gone.flatMap(\.answers).map(\.question))
        next.formUnion(filesShowing(targets))
        next.formUnion(known.files(asking: changes))
        while !next.isEmpty {
            targets.formUnion(next)
            if areMost { next = Set(pipeline.files.paths.indices) }
            try load(next)
            outline(next)
            for position in next {
                guard let outline = outlines[position] else { continue }
                changes.formUnion(
                    FileAnswers.changes(from: known.results[position]?.answers ?? [], to: outline.answers.answers)
                )
            }
            next = Set(known.files(asking: changes)).subtracting(targets)
            if areMost { break }
        }
        guard !areMost else {
            takeAll()
            try load(targets)
            outline(targets)
            slice = targets
            return
        }
        slice = targets.union(declaring)
        outline(slice)
        var subjects = Set(targets.flatMap { known.results[$0]?.questions ?? [] }.map(\.subject))
        subjects.formUnion(slice.flatMap { outlines[$0]?.answers.declared ?? [] })
        try extendSlice(by: subjects)
    }

    /// Files with findings that show places in others, which may have moved.
    private func filesShowing(_ moved: Set<Int>) -> [Int] {
        let ids = Set(moved.map(pipeline.files.id)).union([FileID.gone])
        return known.results.indices.filter { known.results[$0]?.findings.show(ids) ?? false }
    }

    // MARK: Slice

    /// Adds the files that may answer questions which turned out to be asked; `false` where there are none to add.
    package mutating func addFiles(
        askedFor questions: @autoclosure () -> Set<Question>
    ) throws(SpecPipeline.Disturbance) -> Bool {
        guard slice.count < pipeline.files.count else { return false }
        let before = slice.count
        try extendSlice(by: Set(questions().map(\.subject)))
        return slice.count > before
    }

    /// Adds the files that declare some names, and those that declare the same names as they do.
    private mutating func extendSlice(by subjects: Set<UInt32>) throws(SpecPipeline.Disturbance) {
        var subjects = subjects
        while true {
            let added = Set(known.files(declaring: subjects)).subtracting(slice)
            guard !added.isEmpty else { return }
            try load(added)
            outline(added)
            slice.formUnion(added)
            subjects = Set(added.flatMap { outlines[$0]?.answers.declared ?? [] })
        }
    }

    // MARK: Single files

    private mutating func load(_ positions: Set<Int>) throws(SpecPipeline.Disturbance) {
        texts.load(positions)
        for position in positions where !targets.contains(position) {
            // What is known of a file is true of the bytes that it was known to have.
            guard texts[position]?.contents == known.results[position]?.contents else {
                throw SpecPipeline.Disturbance()
            }
        }
    }

    private mutating func outline(_ positions: Set<Int>) {
        let missing = positions.filter { outlines[$0] == nil }.sorted()
        let (pipeline, texts, architectures) = (pipeline, texts, architectures)
        let contents = architectureContents
        let made = pipeline.jobs.map(missing) { position in
            pipeline.cancellation.isCancelled
                ? nil : texts[position].map { Self.outline($0, at: position, pipeline, architectures, contents) }
        }
        for (position, outline) in zip(missing, made) { outlines[position] = outline }
    }

    private static func outline(
        _ text: SpecTexts.Text,
        at position: Int,
        _ pipeline: SpecPipeline,
        _ architectures: ModuleArchitectures,
        _ contents: [String: UInt64]
    ) -> Outline {
        let module = pipeline.files.moduleOfFile[position]
        let project = pipeline.sources.modules[module].project
        let log = QuestionLog()
        let table = architectures[module]
        let components = Linker.outlines(of: text.parsed, architectures: table, project: project, log: log)
        let names = ModuleNames(components, of: text.parsed)
        let answers = FileAnswers(
            text.parsed,
            outlines: components,
            names: names,
            settings: project.settings,
            contents: text.contents,
            architectures: { architecture in
                table.lineage(of: architecture.name.text).reduce(0) { $0 &* 31 &+ (contents[$1] ?? 0) }
            },
            log: log
        )
        return Outline(
            components: components,
            answers: answers,
            names: names,
            share: ModuleShare(text.parsed, outlines: components),
            log: log
        )
    }

    /// Hashes of the files that architectures are written in, by their names.
    private var architectureContents: [String: UInt64] {
        var contents: [String: UInt64] = [:]
        for text in texts.texts.lazy.compactMap(\.self) where text.parsed.declaresArchitecture {
            for architecture in text.parsed.architectures {
                contents[architecture.name.text, default: 0] &+= text.contents
            }
        }
        return contents
    }

    // MARK: Names

    /// The names of all files of a module, whether they were read or not.
    package func names(ofModule module: Int) -> ModuleNames {
        var names = ModuleNames()
        for position in pipeline.files.modules[module] {
            if let known = outlines[position]?.names ?? self.known.results[position]?.names { names.append(known) }
        }
        return names
    }
}
