import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecGeneratedFiles
import SourceFacts
import SpecProject

/// The Swift that specs generate, as facts, kept from one look at a project to the next: what is asked for again is not made again,
/// and what has the same bytes is not parsed again.
struct EmittedCode: Sendable {
    struct File: Sendable {
        /// From the folder of outputs.
        let path: String
        let origin: Origin
        /// What lies on the disk where the output is as it should be.
        let written: FactsKey
        fileprivate let contents: FactsKey
        fileprivate let body: [UInt8]

        fileprivate init(_ file: GeneratedFile) {
            path = file.path
            origin = Origin(file)
            written = FactsKey(file.bytes)
            contents = FactsKey(file.body)
            body = file.body
        }
    }

    /// Which parts of specs ask for the lines of a file.
    struct Origin: Sendable {
        private let lines: LineOwners
        /// The offset at which each line starts.
        private let starts: [Int]

        init(_ file: GeneratedFile) {
            lines = file.owners
            starts = [0] + file.body.indices.filter { file.body[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        }

        func owner(ofOffset offset: Int) -> SourceRange? {
            let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
            return lines.owner(ofLine: line)
        }
    }

    private struct Request: Hashable {
        let module: String?
        /// The paths of specs.
        let specs: [String]
        let withModuleFile: Bool
    }

    /// By the names of modules.
    private var answers: [String?: (request: Request, files: [File])] = [:]
    /// Of what was looked at, by what it holds.
    private var facts: [FactsKey: OwnedFacts] = [:]

    /// To be called whenever a spec is another one.
    mutating func forgetAnswers() {
        answers = [:]
    }

    /// What a module generates for those of its specs that are asked for.
    mutating func files(
        of module: Compilation.Module,
        in compilation: Compilation,
        _ jobs: Jobs,
        where isWanted: (SpecFile) -> Bool,
        withModuleFile: Bool
    ) -> [File] {
        let wanted = module.program.files.filter(isWanted).map(\.path)
        let request = Request(module: module.name, specs: wanted, withModuleFile: withModuleFile)
        if let answer = answers[module.name], answer.request == request { return answer.files }
        let paths = Set(wanted)
        let emitted = compilation.emittedFiles(
            of: module,
            jobs: jobs,
            where: { paths.contains($0.path) },
            withModuleFile: withModuleFile
        )
        let files = emitted.map(File.init)
        answers[module.name] = (request, files)
        return files
    }

    /// The facts of files, in their order.
    mutating func facts(of files: [File], _ jobs: Jobs) -> [OwnedFacts] {
        let found = jobs.map(files, stackSize: FactsExtraction.stackSize, tool: { FactsExtractor() }) {
            [facts] extractor, file in
            facts[file.contents] ?? extractor.extract(file.body, flags: .generated)
        }
        for (file, facts) in zip(files, found) { self.facts[file.contents] = facts }
        return found
    }

    /// To be called once all modules were asked.
    mutating func forgetEarlier() {
        let current = Set(answers.values.flatMap(\.files).map(\.contents))
        facts = facts.filter { current.contains($0.key) }
    }
}
