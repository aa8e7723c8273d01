import Foundation

/// Measures one section after the other and prints what came of it.
@main
enum Benchmark {
    /// All sections, in the order of the program's stages; a new one is a new folder and a line here.
    private static var sections: [any Section.Type] {
        [
            YAMLSection.self, CompileSection.self, IncrementalSection.self, WatchSection.self, DocsSection.self,
            StartSection.self, SwiftSection.self, BuildSection.self, CheckSection.self, WorkspaceSection.self,
            PluginSection.self,
        ]
    }

    static func main() {
        do {
            let words = Array(CommandLine.arguments.dropFirst())
            if words.first == "--launch" { return try Child.launch(Array(words.dropFirst())) }
            if words.first == WorkspaceRun.word, words.count == 2 {
                return try WorkspaceRun.run(in: FileManager.default.currentDirectoryPath, beside: words[1])
            }
            if let way = CheckWay(words.first) { return try way.run(in: FileManager.default.currentDirectoryPath) }
            let arguments = try Arguments(words)
            if arguments.wantsHelp { return print(help) }
            if let folder = arguments.corpusFolder {
                let specCount = arguments.specCounts.max() ?? 0
                try Corpus(specCount: specCount).write(to: URL(fileURLWithPath: folder))
                return print("Wrote \(specCount) specs to \(folder).")
            }
            try run(arguments)
        } catch {
            FileHandle.standardError.write(Data("screenspec-benchmark: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: Arguments) throws {
        let wanted = try arguments.sections.map { name in
            guard let section = sections.first(where: { $0.name == name }) else {
                throw ArgumentError("no section '\(name)'; there are: \(names)")
            }
            return section
        }
        print(Surroundings.description)
        for section in wanted.isEmpty ? sections : wanted {
            print("\n## \(section.name): \(section.summary)\n")
            try section.init(arguments).run()
        }
    }

    private static var names: String { sections.map { $0.name }.joined(separator: ", ") }

    private static var help: String {
        """
        Usage: swift run -c release --package-path Sources/Benchmarks screenspec-benchmark [SECTION ...] [OPTIONS]

        Sections (all without one): \(names)

          --specs N,N,...   sizes of the generated corpus (100,1000,10000)
          --runs N          runs of everything that is measured; medians are shown (7)
          --corpus FOLDER   write the largest corpus to a folder and measure nothing
          --compiler PATH   the screenspec-compile to measure (built for release otherwise)
          --program PATH    the screenspec to measure (built for release otherwise)
          --app FOLDER      the Swift to check (a generated app of 4,000 files otherwise)
          --scratch FOLDER  where corpora and outputs are written (/dev/shm, or the system's folder for temporary files)
        """
    }
}
