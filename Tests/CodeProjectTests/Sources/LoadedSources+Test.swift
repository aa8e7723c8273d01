import CodeProject
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SourceFacts
import TestSupport

extension SourceLoader {
    /// Loads a folder as a project.
    static func load(
        _ folder: TemporaryFolder,
        _ sources: [String] = [],
        jobs: Int = 2,
        usesCache: Bool = true
    ) -> LoadedSources {
        SourceLoader(folder: folder.path, sources: sources, jobs: Jobs(jobs), usesCache: usesCache).load()
    }
}

extension LoadedSources {
    /// Those of all files that could be read.
    var facts: [OwnedFacts] { files.compactMap(\.facts) }

    var paths: [String] { files.map(\.display) }

    /// All that the facts say, with the file that says it.
    var contents: [[UInt8]?] { files.map { $0.facts?.withFacts { Array($0.storedBytes) } } }

    /// The names of what each file declares.
    var names: [[String]] { facts.map { $0.withFacts { $0.declarations.map(\.name.string) } } }

    /// `rule path message` of each finding.
    var messages: [String] {
        diagnostics.map { finding in
            let file = finding.range.flatMap { range in files.first { $0.id == range.file } }
            return "\(finding.rule.text) \(file?.display ?? "-") \(finding.messageWithHelp)"
        }
    }
}
