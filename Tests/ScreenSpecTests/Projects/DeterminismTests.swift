import Foundation
import TestSupport
import Testing

/// Same specs, same bytes: whatever is around them.
@Suite("What is generated", .serialized, .startsEarly)
struct DeterminismTests {
    private static let project = SpecProject(path: "Specs/TownLibrary")

    struct Surroundings: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var arguments: [String] = []
        var folder = ""
        var environment: [String: String] = [:]
    }

    private static let all = [
        Surroundings(testDescription: "another run, with other hash seeds"),
        Surroundings(testDescription: "one thread", arguments: ["--jobs", "1"]),
        Surroundings(testDescription: "two threads", arguments: ["--jobs", "2"]),
        Surroundings(testDescription: "another folder", folder: "Ein Ordner/mit Ümlaut/"),
        Surroundings(
            testDescription: "a Turkish locale on the other side of the world",
            environment: ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"]
        ),
        Surroundings(testDescription: "no locale", environment: ["LANG": "C", "LC_ALL": "C", "TZ": "UTC"]),
    ]

    @Test("depends on nothing but the specs", arguments: all)
    func depensOnSpecsOnly(_ surroundings: Surroundings) throws {
        try TemporaryFolder.with { folder in
            try Self.project.copy(to: folder, in: surroundings.folder)
            let compiled = try folder.compile(
                surroundings.arguments,
                in: surroundings.folder,
                environment: surroundings.environment
            )
            #expect(compiled.status == 0)
            #expect(compiled.text == "")
            let generated = try folder.texts(in: surroundings.folder + "Generated")
            #expect(try generated == Self.project.generated())
        }
    }

    @Test("does not depend on the order of arguments", arguments: [1, 2] as [UInt64])
    func ignoresOrder(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        try TemporaryFolder.with { folder in
            try Self.project.copy(to: folder)
            let specs = try Self.project.specs().filter { $0 != "screenspec.yaml" }
            let compiled = try folder.compile(specs.shuffled(using: &random))
            #expect(compiled.status == 0)
            #expect(compiled.text == "")
            #expect(try folder.texts(in: "Generated") == Self.project.generated())
        }
    }

    @Test("names neither the machine nor the person")
    func namesNoMachine() throws {
        for (name, text) in try Self.project.generated() {
            #expect(!text.contains(FileManager.default.temporaryDirectory.path), "\(name)")
            #expect(!text.contains(NSHomeDirectory() + "/"), "\(name)")
        }
    }

    @Test("is, as JSON and in reports, the same with any number of threads")
    func reportsAreTheSame() throws {
        try TemporaryFolder.with { folder in
            for number in 0..<12 {
                let spec = "view: View\(number)\nsubviews: {label: {type: UILabel, shows: {text: missing\(number)}}}\n"
                try folder.write(
                    spec + "viewModel: {properties: {missin: Nowhere\(number % 3)}}\n",
                    to: "V\(number).view.yaml"
                )
            }
            let reports = try ["1", "2", "7"].map { jobs in
                try folder.screenspec(["compile", "--jobs", jobs, "--report", "json"]).output
            }
            #expect(reports[0].contains("Nowhere2"))
            #expect(Set(reports).count == 1)
        }
        try TemporaryFolder.with { folder in
            try SpecProject(path: "Specs/Background/ViperView").copy(to: folder)
            let programs = try ["1", "2"].map {
                try folder.screenspec(["compile", "--emit", "ir", "--jobs", $0]).output
            }
            #expect(try JSONSerialization.jsonObject(with: Data(programs[0].utf8)) is [String: Any])
            #expect(Set(programs).count == 1)
        }
    }
}
