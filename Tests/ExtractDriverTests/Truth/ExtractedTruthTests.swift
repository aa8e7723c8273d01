import ExtractDriver
import Foundation
import SourceCheck
import SpecProject
import SpecRules
import TestSupport
import Testing

/// Holds `extract` against screens of real apps that people labelled before it ran on them. The labels are here, and the apps are not.
@Suite("The truth about real apps")
struct ExtractedTruthTests {
    /// A folder with the tree of each app at its commit, called after owner and name: `owner+name`.
    private static let variable = "SCREENSPEC_TRUTH_APPS"
    private static let apps = ProcessInfo.processInfo.environment[variable]
    private static let files = Fixtures.cases(in: "Labels", suffix: ".json")

    @Test("Labels have the form that the comparison reads", arguments: files)
    func readsLabels(_ file: URL) throws {
        let labels = try Self.labels(file)
        #expect(labels.commit.count == 40 && labels.commit.allSatisfy(\.isHexDigit))
        #expect("\(labels.folder).json" == file.lastPathComponent)
        #expect(!labels.screens.isEmpty)
        for screen in labels.screens {
            for fact in screen.facts { #expect(TruthFact(fact) != nil, "\(screen.class): \(fact)") }
            for fact in screen.doubtful {
                #expect(TruthFact(fact, isDoubtful: true) != nil, "\(screen.class): \(fact)")
            }
        }
    }

    @Test(
        "What is written is true, and what is true is written",
        .enabled(
            if: apps != nil,
            "The apps are no part of the package; name the folder with their trees in \(variable)."
        )
    )
    func agrees() throws {
        let folder = try #require(Self.apps)
        var all = TruthComparison()
        for file in Self.files {
            let labels = try Self.labels(file)
            all.add(labels, in: folder)
        }
        print(Self.table(all))
        for kind in TruthFact.Kind.allCases {
            guard let count = all.counts[kind] else { continue }
            if count.written >= 30 { #expect(count.precision >= 0.97, "\(kind.rawValue)") }
            #expect(count.recall >= Self.recall[kind] ?? 0, "\(kind.rawValue)")
        }
        #expect(all.all.precision >= 0.99)
    }

    /// What is reached; less is a step back.
    private static let recall: [TruthFact.Kind: Double] = [
        .subview: 0.98, .requirement: 0.98, .parameter: 0.97, .delegate: 1, .action: 0.92, .trigger: 0.82, .shows: 0.32,
        .route: 0.73, .ownership: 0.79, .rows: 0.31,
    ]

    private static func labels(_ file: URL) throws -> TruthLabels {
        try JSONDecoder().decode(TruthLabels.self, from: Data(contentsOf: file))
    }

    private static func table(_ comparison: TruthComparison) -> String {
        var lines = ["kind         labels  found recall  written  right precision"]
        func line(_ name: String, _ count: TruthComparison.Count) -> String {
            func column(_ text: String, _ width: Int) -> String {
                String(repeating: " ", count: max(0, width - text.count)) + text
            }
            func ratio(_ value: Double) -> String { String(format: "%.3f", value) }
            return name + String(repeating: " ", count: 12 - name.count) + column("\(count.labels)", 7)
                + column("\(count.found)", 7) + column(ratio(count.recall), 7) + column("\(count.written)", 9)
                + column("\(count.right)", 7) + column(ratio(count.precision), 10)
        }
        for kind in TruthFact.Kind.allCases {
            if let count = comparison.counts[kind] { lines.append(line(kind.rawValue, count)) }
        }
        lines.append(line("all", comparison.all))
        lines += ["", "wrong:"] + comparison.wrong.sorted() + ["", "lost:"] + comparison.lost.sorted()
        return lines.joined(separator: "\n")
    }
}

extension TruthComparison {
    /// Adds what a run would write for an app, in which nothing is written.
    fileprivate mutating func add(_ labels: TruthLabels, in folder: String) {
        let path = "\(folder)/\(labels.folder)" + (labels.sources == "." ? "" : "/\(labels.sources)")
        let subject = ExtractRun(ExtractRequest(CompileRequest(workingFolder: path))).described()
        for screen in labels.screens {
            let found = subject?.components(showing: screen.class, in: screen.file) ?? []
            let facts = subject.map { subject in found.map { DescribedFacts($0, in: subject) } } ?? []
            add(
                screen,
                facts.flatMap(\.all),
                names: facts.reduce(into: []) { $0.formUnion($1.messageNames) }
            )
        }
    }
}

extension CodeSubject {
    /// The documents of a class, of which several modules may have one of that name.
    ///
    /// - Parameter file: From the folder of the tree, which may be above that of the sources.
    fileprivate func components(showing name: String, in file: String) -> [IndexedComponent] {
        specs.components.filter { component in
            component.component.viewType == name
                && code.types(named: name, inModule: component.module).contains { type in
                    "/\(file)".hasSuffix("/\(code.file(of: code[type]).path)")
                }
        }
    }
}
