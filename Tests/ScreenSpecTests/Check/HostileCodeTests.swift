import Foundation
import ScreenSpecReporting
import TestSupport
import Testing

/// Whatever stands where Swift is expected, the run ends, says so, and has checked the rest.
@Suite("Hostile code")
struct HostileCodeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What the finding about `Bad.swift` says; `nil` where there is none.
        let message: String?
        let make: @Sendable (TemporaryFolder) throws -> Void
    }

    private static func text(_ name: String, _ message: String?, _ text: String) -> Case {
        Case(testDescription: name, message: message) { try $0.write(text, to: "Sources/Bad.swift") }
    }

    private static func bytes(_ name: String, _ message: String?, _ bytes: [UInt8]) -> Case {
        Case(testDescription: name, message: message) { try $0.write(bytes, to: "Sources/Bad.swift") }
    }

    private static let tooDeep = "nested so deeply that it was not read"
    private static let notSwift = "is not Swift"

    private static let cases = [
        Case(testDescription: "100 MB", message: "has 104857600 bytes and was passed over") { folder in
            try folder.write("", to: "Sources/Bad.swift")
            try #require(truncate(folder.path("Sources/Bad.swift"), 100 << 20) == 0)
        },
        Case(testDescription: "a folder, which is gone into", message: nil) { folder in
            try folder.write("", to: "Sources/Bad.swift/Inside.txt")
        },
        Case(testDescription: "a pipe", message: "is a pipe, not a file with text") { folder in
            try folder.write("", to: "Sources/Other.txt")
            try #require(mkfifo(folder.path("Sources/Bad.swift"), 0o644) == 0)
        },
        Case(testDescription: "a device", message: "is a device, not a file with text") { folder in
            try folder.write("", to: "Sources/Other.txt")
            try #require(symlink("/dev/zero", folder.path("Sources/Bad.swift")) == 0)
        },
        Case(testDescription: "links in a circle", message: "cannot be read") { folder in
            try folder.write("", to: "Sources/Other.txt")
            try #require(symlink("Bad2.swift", folder.path("Sources/Bad.swift")) == 0)
            try #require(symlink("Bad.swift", folder.path("Sources/Bad2.swift")) == 0)
        },
        Case(testDescription: "a link to nothing", message: "does not exist") { folder in
            try folder.write("", to: "Sources/Other.txt")
            try #require(symlink("nowhere", folder.path("Sources/Bad.swift")) == 0)
        },
        Case(testDescription: "folders that link to themselves", message: nil) { folder in
            try folder.write("struct Other {}\n", to: "Sources/More/Other.swift")
            try #require(symlink(".", folder.path("Sources/More/here")) == 0)
            try #require(symlink("..", folder.path("Sources/More/above")) == 0)
        },
        bytes("a program", "holds a NUL byte", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0]),
        bytes("Latin-1", "is not UTF-8 from here on", Array("// gr".utf8) + [0xFC, 0xDF] + Array("e\n".utf8)),
        bytes("UTF-16", "is not UTF-8 from here on", [0xFF, 0xFE, 0x61, 0, 0x62, 0]),
        text("another language", notSwift, "#include <stdio.h>\nint main(void) { return 0; }\n"),
        text("a merge that was not finished", notSwift, "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n"),
        text("nothing", nil, ""),
        text("100,000 open brackets", tooDeep, String(repeating: "[", count: 100_000)),
        text("closures in closures", tooDeep, "let a = " + String(repeating: "{ b(", count: 30_000)),
        text("types in types", tooDeep, String(repeating: "struct A { ", count: 30_000)),
        text("a chain of 10,000 calls", nil, "let a = b" + String(repeating: ".c()", count: 10_000)),
        text("generics in generics", tooDeep, "let a: " + String(repeating: "B<", count: 50_000)),
        text("conditions in conditions", tooDeep, "func a() { " + String(repeating: "if b { ", count: 50_000)),
        text("20,000 types of one name, which 2,000 properties are of", nil, namesakes),
        text("20,000 types in one, which 2,000 properties are of", nil, nestedTypes),
        text("5,000 classes, each below the one before", nil, descent("class", of: "UIResponder")),
        text("5,000 protocols, each of which refines the one before", nil, descent("protocol", of: "AnyObject")),
        text("one line of 3 MB", nil, "let a = \"" + String(repeating: "x", count: 3 << 20) + "\"\n"),
    ]

    private static var namesakes: String {
        String(repeating: "class A {}\n", count: 20_000)
            + "final class B: UIView {\n" + (0..<2_000).map { "    private var a\($0): A?\n" }.joined() + "}\n"
    }

    private static func descent(_ keyword: String, of first: String) -> String {
        "\(keyword) A0: \(first) {}\n" + (1..<5_000).map { "\(keyword) A\($0): A\($0 - 1) {}\n" }.joined()
    }

    private static var nestedTypes: String {
        "final class B: UIView {\n" + (0..<20_000).map { "    class A\($0) {}\n" }.joined()
            + (0..<2_000).map { "    private var a\($0): A\($0)?\n" }.joined() + "}\n"
    }

    private static let good = """
        import UIKit

        final class GoodView: UIView {
            let label = UILabel()

            override func layoutSubviews() { addSubview(label) }
        }

        """

    private func check(_ folder: TemporaryFolder) throws -> (completed: Completed, findings: [ReportedFinding]) {
        let completed = try folder.screenspec(["check", "--report", "json"], timeout: 120)
        struct Report: Decodable { let findings: [ReportedFinding] }
        let report = try JSONDecoder().decode(Report.self, from: Data(completed.output.utf8))
        return (completed, report.findings)
    }

    @Test("is a finding, and the rest is checked", arguments: cases)
    func isReported(_ example: Case) throws {
        try TemporaryFolder.with { folder in
            try example.make(folder)
            try folder.write(Self.good, to: "Sources/GoodView.swift")
            // The second run has the facts of the first.
            for _ in 0..<2 {
                let (completed, findings) = try check(folder)
                #expect(!completed.wasKilled)
                #expect(
                    findings.contains { $0.rule == "private-subviews" && $0.place?.path == "Sources/GoodView.swift" }
                )
                let about = findings.filter { $0.place?.path == "Sources/Bad.swift" }
                if let message = example.message {
                    #expect(about.contains { $0.message.contains(message) }, "\(findings)")
                } else {
                    #expect(about.isEmpty, "\(about)")
                }
            }
        }
    }

    @Test(
        "that may not be read is a finding",
        .enabled(if: geteuid() != 0, "root may read every file; run the tests as another user")
    )
    func unreadable() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.good, to: "Sources/GoodView.swift")
            try folder.write(Self.good, to: "Sources/Bad.swift")
            try folder.write(Self.good, to: "Sources/Closed/Inside.swift")
            try #require(chmod(folder.path("Sources/Bad.swift"), 0) == 0)
            try #require(chmod(folder.path("Sources/Closed"), 0) == 0)
            let (_, findings) = try check(folder)
            #expect(findings.contains { $0.rule == "private-subviews" })
            #expect(findings.contains { $0.message.contains("'Sources/Bad.swift' cannot be read") })
            #expect(findings.contains { $0.message.contains("'Sources/Closed' cannot be read") })
        }
    }
}
