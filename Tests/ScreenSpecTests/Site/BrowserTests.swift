import Foundation
import TestSupport
import Testing

/// Pages in a browser, without a server. `SCREENSPEC_PICTURES` names a folder to which a picture of each goes.
@Suite("In a browser", .enabled(if: SiteTools.chromium != nil && SiteTools.python != nil, "needs chromium and python3"))
struct BrowserTests {
    private struct Result: Decodable {
        let indexSeconds: Double
        let keystrokeMilliseconds: Double?
        let problems: [String]
    }

    @Test("pages fit a phone and a desk, are light or dark as asked, and say nothing on the console")
    func pages() throws {
        let project = SpecProject(path: "Specs/TownLibrary")
        let folder = try DocumentedSite.shared.folder(of: project)
        let pages = ["index", "navigation", "screens/Loans", "views/AvailabilityView", "rules/private-subviews"]
        let result = try browse(folder + "/Docs/html", pages.map { $0 + ".html" })
        #expect(result.problems == [])
    }

    @Test("the index of 1,000 screens opens within a second, and search answers each key within 50 ms")
    func large() throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\nspecs: [Specs]\narchitecture: mvc\n", to: "screenspec.yaml")
            for number in 0..<1000 {
                let name = "Feature\(number / 10)Screen\(number)"
                let text =
                    "screen: \(name)\nsummary: What screen \(number) of the app shows.\nsubviews: {label: UILabel}\n"
                try folder.write(text, to: "Specs/Feature\(number / 10)/\(name).screen.yaml")
            }
            let done = try run(
                Products.executable("screenspec"),
                ["docs", "--output", "Docs", "--format", "html"],
                in: folder.path
            )
            #expect(done.status == 0, "\(done.errors.suffix(2000))")
            let result = try browse(folder.path("Docs"), ["index.html"])
            #expect(result.problems == [])
            #expect(result.indexSeconds < 1)
            let slowest = try #require(result.keystrokeMilliseconds)
            #expect(slowest < 50)
        }
    }

    private func browse(_ site: String, _ pages: [String]) throws -> Result {
        let chromium = try #require(SiteTools.chromium)
        let pictures = ProcessInfo.processInfo.environment["SCREENSPEC_PICTURES"] ?? "-"
        let done = try SiteTools.script("browse_site.py", [chromium, site, pictures] + pages)
        guard let result = try? JSONDecoder().decode(Result.self, from: Data(done.output.utf8)) else {
            throw Unreadable(description: "\(done.output)\(done.errors)")
        }
        return result
    }

    private struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }
}
