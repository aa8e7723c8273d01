import Foundation
import ScreenSpecReporting
import TestSupport
import Testing

/// By what services know a finding again.
@Suite("Fingerprints in reports")
struct FingerprintTests {
    private static let view = """
        import UIKit

        final class ShopView: UIView {
            let titleLabel = UILabel(); let badgeLabel = UILabel()
            let priceLabel = UILabel()
            var delegate: ShopViewDelegate?
        }

        protocol ShopViewDelegate {
            func shopViewOpened(_ shopView: ShopView)
        }

        """

    private struct Log: Decodable {
        struct Run: Decodable {
            let results: [Result]
        }
        struct Result: Decodable {
            struct Location: Decodable {
                struct Place: Decodable {
                    struct Region: Decodable {
                        let startLine: Int
                        let startColumn: Int
                        let endColumn: Int
                    }
                    let region: Region
                }
                let physicalLocation: Place
            }
            let ruleId: String
            let locations: [Location]
            let partialFingerprints: [String: String]
        }
        let runs: [Run]

        var results: [Result] { runs.flatMap(\.results) }
        var fingerprints: [String] { results.compactMap { $0.partialFingerprints["screenspecKey/v1"] } }
    }

    private struct Issue: Decodable {
        let fingerprint: String
    }

    private func reports(_ folder: TemporaryFolder) throws -> (sarif: Log, gitlab: [Issue]) {
        let completed = try folder.screenspec([
            "check", "--no-baseline", "--report", "sarif=out/check.sarif", "--report", "gitlab=out/gitlab.json",
            "--report", "markdown=-",
        ])
        #expect(completed.output.hasPrefix("### ScreenSpec: "))
        return (
            try JSONDecoder().decode(Log.self, from: Data(folder.read("out/check.sarif").utf8)),
            try JSONDecoder().decode([Issue].self, from: Data(folder.read("out/gitlab.json").utf8))
        )
    }

    @Test("are the entries of a baseline, and stay where lines and files move")
    func stable() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.view, to: "Sources/ShopView.swift")
            let before = try reports(folder)
            _ = try folder.screenspec(["check", "--write-baseline"])
            let entries = try folder.read("screenspec-baseline.txt").split(separator: "\n").map(String.init)
                .filter { !$0.hasPrefix("#") }
            #expect(entries.count >= 4)
            #expect(before.sarif.fingerprints.sorted() == entries.sorted())
            #expect(Set(before.gitlab.map(\.fingerprint)).count == entries.count)

            let moved = "// Moved\n\n" + Self.view.replacing("    ", with: "\t\t").replacing("\n", with: "\r\n")
            try folder.write(moved, to: "Sources/Deep/Renamed.swift")
            try FileManager.default.removeItem(atPath: folder.path("Sources/ShopView.swift"))
            let after = try reports(folder)
            #expect(after.sarif.fingerprints.sorted() == before.sarif.fingerprints.sorted())
            #expect(after.gitlab.map(\.fingerprint).sorted() == before.gitlab.map(\.fingerprint).sorted())
        }
    }

    @Test("go with columns in UTF-16, behind letters that take several units")
    func columns() throws {
        try TemporaryFolder.with { folder in
            let line = "/* é漢👨‍👩‍👧 */ let badgeLabel"
            try folder.write(
                Self.view.replacing("let badgeLabel", with: line),
                to: "Sources/ShopView.swift"
            )
            let results = try reports(folder).sarif.results
            let found = try #require(
                results.first { $0.partialFingerprints.values.contains("private-subviews ShopView badgeLabel") }
            )
            let region = try #require(found.locations.first).physicalLocation.region
            let start = "    let titleLabel = UILabel(); /* é漢👨‍👩‍👧 */ let ".utf16.count + 1
            #expect(region.startLine == 4)
            #expect(region.startColumn == start)
            #expect(region.endColumn == start + "badgeLabel".utf16.count)
        }
    }
}
