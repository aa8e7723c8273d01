import Foundation
import TestSupport
import Testing

@Suite("Damaged project files")
struct ProjectFileFuzzTests {
    @Test("never crash the compiler or hang it", arguments: 1...16 as ClosedRange<UInt64>)
    func fuzz(_ seed: UInt64) throws {
        var mutator = Mutator(seed: seed)
        let folder = Fixtures.packageFolder().appendingPathComponent("Specs/TownLibrary")
        let text = try folder.appendingPathComponent("screenspec.yaml").readText()
        try TemporaryFolder.with { folder in
            try folder.write("view: A\nviewModel: {properties: {a: PhoneNumber}}\n", to: "A.view.yaml")
            let damaged = mutator.mutate(mutator.mutate(text).text)
            try folder.write(damaged, to: "screenspec.yaml")
            // No damage may lead a test to write outside of its folder.
            let compiled = try folder.compile(["--check"], timeout: 60)
            #expect(!compiled.completed.wasKilled, "\(damaged.text)")
            #expect([0, 1, 2].contains(compiled.status), "\(damaged.text)")
            #expect(compiled.status == 0 || !compiled.findings.isEmpty, "\(damaged.text)")
        }
    }
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
