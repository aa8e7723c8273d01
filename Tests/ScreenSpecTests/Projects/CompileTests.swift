import Foundation
import TestSupport
import Testing

/// The projects of `Specs`, compiled as their teams would.
@Suite("A careful team's project")
struct CompileTests {
    @Test("compiles without a finding, and twice to the same", arguments: SpecProject.examples)
    func compilesWithoutFindings(_ project: SpecProject) throws {
        try TemporaryFolder.with { folder in
            try project.copy(to: folder)
            let first = try folder.compile(["--strict"])
            #expect(first.text == "")
            #expect(first.status == 0)
            #expect(first.completed.output == "")
            let written = try Stamp.all(in: folder)
            let names = try project.specs().map {
                ($0 as NSString).lastPathComponent.replacing(".yaml", with: ".swift")
            }
            for (name, text) in try folder.texts(in: "Generated") where name != "ScreenSpecModule.swift" {
                #expect(names.contains(name))
                let isRemark = text.split(separator: "\n").allSatisfy { $0.hasPrefix("//") }
                #expect(!isRemark, "\(name) makes nothing.")
            }

            let second = try folder.compile(["--strict"])
            #expect(second.status == 0)
            #expect(try Stamp.all(in: folder) == written)

            let check = try folder.compile(["--check", "--strict"])
            #expect(check.status == 0)
            #expect(check.completed.output == "")
        }
    }

    @Test("is reported where an output was edited, and given back by --force", arguments: SpecProject.examples)
    func reportsEdits(_ project: SpecProject) throws {
        try TemporaryFolder.with { folder in
            try project.copy(to: folder)
            try #require(try folder.compile().status == 0)
            let before = try folder.texts(in: "Generated")
            let name = try #require(before.keys.sorted().first)
            let edited = (before[name] ?? "") + "// by hand\n"
            try folder.write(edited, to: "Generated/\(name)")
            for arguments in [["--check"], []] {
                let compiled = try folder.compile(arguments)
                #expect(compiled.rules == ["edited-output"])
                #expect(compiled.findings.first?.place?.path == "Generated/\(name)")
                #expect(compiled.status == 1)
                #expect(try folder.read("Generated/\(name)") == edited)
            }
            #expect(try folder.compile(["--force"]).status == 0)
            #expect(try folder.texts(in: "Generated") == before)
        }
    }
}

@Suite("A changed spec")
struct ChangedSpecTests {
    private static let spec = """
        view: ProductCell
        subviews:
          priceLabel: {type: UILabel, shows: {text: formattedPrice}}
        viewModel:
          properties:
            price: Double
          derived:
            formattedPrice: {type: String, format: {currency: price, code: USD}}

        """

    @Test("makes --check fail with a difference that names the spec's line")
    func isOutOfDate() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.spec, to: "Specs/ProductCell.view.yaml")
            try #require(try folder.compile().status == 0)
            let before = try Stamp.all(in: folder)
            try folder.write(Self.spec.replacing("USD", with: "EUR"), to: "Specs/ProductCell.view.yaml")

            let check = try folder.compile(["--check"])
            #expect(check.status == 1)
            #expect(check.rules == ["outdated-output"])
            let difference = check.completed.output
            #expect(difference.contains("--- Generated/ProductCell.view.swift\n"))
            #expect(difference.contains("@@ Specs/ProductCell.view.yaml:8: formattedPrice:"), "\(difference)")
            #expect(difference.contains("\n-            price.formatted(.currency(code: \"USD\"))\n"))
            #expect(difference.contains("\n+            price.formatted(.currency(code: \"EUR\"))\n"))
            #expect(try Stamp.all(in: folder) == before)
        }
    }

    @Test("changes only its own output, and a removed one removes it")
    func touchesLittle() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.spec, to: "Specs/ProductCell.view.yaml")
            try folder.write("view: Badge\nviewModel: {properties: {count: Int}}\n", to: "Specs/Badge.view.yaml")
            try #require(try folder.compile().status == 0)
            let before = try Stamp.all(in: folder)

            try folder.write(Self.spec.replacing("USD", with: "EUR"), to: "Specs/ProductCell.view.yaml")
            try #require(try folder.compile().status == 0)
            let changed = try Stamp.all(in: folder).filter { !before.contains($0) }.map(\.path)
            #expect(changed == ["Generated/ProductCell.view.swift"])

            try FileManager.default.removeItem(atPath: folder.path("Specs/ProductCell.view.yaml"))
            let check = try folder.compile(["--check"])
            #expect(check.status == 1)
            #expect(check.completed.output.contains("+++ /dev/null\n"))
            try #require(try folder.compile().status == 0)
            #expect(!folder.exists("Generated/ProductCell.view.swift"))
            #expect(folder.exists("Generated/Badge.view.swift"))
        }
    }
}

/// What of a file tells that it was written again: its number on the disk, since a file is replaced and not changed,
/// and its time.
private struct Stamp: Equatable {
    let path: String
    let number: Int?
    let modified: Date?

    static func all(in folder: TemporaryFolder) throws -> [Stamp] {
        try folder.files().filter { $0.hasPrefix("Generated/") }.map { path in
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(path))
            return Stamp(
                path: path,
                number: attributes[.systemFileNumber] as? Int,
                modified: attributes[.modificationDate] as? Date
            )
        }
    }
}
