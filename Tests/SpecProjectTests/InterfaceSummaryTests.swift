import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd
import Testing

@testable import ScreenSpecGeneratedFiles
@testable import SpecProject

/// What is written of an interface is what is read of it, and nothing else is taken for one.
@Suite("The summary of an interface")
struct InterfaceSummaryTests {
    private static let interface = ModuleInterface(
        name: "Catalog",
        types: [
            ModuleInterface.TypeEntry(name: "Product", conformances: ["Codable", "Hashable", "Sendable"]),
            ModuleInterface.TypeEntry(name: "Space.Größe", conformances: []),
            ModuleInterface.TypeEntry(
                name: "Cell",
                conformances: ["Hashable", "Sendable"],
                view: ModuleInterface.ViewClass(
                    platformClass: nil,
                    properties: ["delegate", "viewModel"],
                    events: ["tappedBuy"],
                    isOpen: true
                )
            ),
        ],
        screens: [
            ModuleInterface.ScreenEntry(
                name: "Detail",
                opens: [ModuleInterface.Opening(name: "product", type: .optional(.named("Catalog.Product")))],
                leads: [
                    ModuleInterface.Lead(
                        action: "userTappedBuy",
                        route: "showPayment",
                        destinations: ["Catalog.Start", "UIAlertController"],
                        presentation: "push"
                    ),
                    ModuleInterface.Lead(action: "userLeft", route: "goBack", destinations: [], presentation: "pop"),
                ]
            ),
            ModuleInterface.ScreenEntry(name: "Start", opens: []),
        ],
        architectures: [
            ModuleInterface.ArchitectureEntry(
                name: "team",
                module: "Base",
                spec: #"{architecture: team, summary: "a \"b\" */"}"#
            )
        ]
    )

    /// A generated file with these lines behind its remark.
    private func file(_ lines: [String]) -> [UInt8] {
        let body = "// The specs of this module share no code.\n\n" + lines.map { $0 + "\n" }.joined()
        let generated = GeneratedFile(path: "ScreenSpecModule.swift", origin: .allSpecs, body: Array(body.utf8))
        let folder = OutputFolder(path: "/Out", displayPath: "Out", files: [generated], coversAllSpecs: true)
        return folder.head(of: generated) + generated.body
    }

    private func problem(_ bytes: [UInt8], module: String = "Catalog") -> InterfaceSummary.Problem? {
        do throws(InterfaceSummary.Problem) {
            _ = try InterfaceSummary.read(bytes, ofModule: module)
            return nil
        } catch {
            return error
        }
    }

    @Test("is read as it was written")
    func roundTrip() throws {
        let lines = InterfaceSummary.lines(Self.interface)
        #expect(lines.count == 7)
        let read = try InterfaceSummary.read(file(lines), ofModule: "Catalog")
        #expect(read.types == Self.interface.types)
        #expect(read.screens.keys.sorted() == ["Detail", "Start"])
        #expect(read.screens["Detail"]?.opens.map(\.type) == [.optional(.named("Catalog.Product"))])
        #expect(read.screens["Detail"]?.leads == Self.interface.screens["Detail"]?.leads)
        #expect(read.architectures == Self.interface.architectures)
        #expect(InterfaceSummary.lines(read) == lines)
    }

    @Test("of another version is refused, whoever has written it")
    func versions() {
        let lines = InterfaceSummary.lines(Self.interface)
        for version in ["0", "3", "1.1"] {
            let other = [lines[0].replacing("version 2:", with: "version \(version):")] + lines.dropFirst()
            #expect(problem(file(other)) == .version(version))
        }
    }

    @Test("of version 1 is still read")
    func versionOne() throws {
        let lines = InterfaceSummary.lines(Self.interface)
        let old = [lines[0].replacing("version 2:", with: "version 1:")] + lines.dropFirst()
        #expect(try InterfaceSummary.read(file(Array(old)), ofModule: "Catalog").types == Self.interface.types)
    }

    @Test("is refused where a line is not one of a summary, or where there is none")
    func damage() {
        let lines = InterfaceSummary.lines(Self.interface)
        #expect(problem(file(lines + ["// {}"])) == .damaged(line: 14))
        #expect(problem(file(lines + ["let a = 1"])) == .damaged(line: 14))
        #expect(problem(file(lines + [#"// {"screen":"A","opens":[{"name":"a","type":"[["}]}"#])) == .damaged(line: 14))
        #expect(problem(file([])) == .missing)
        #expect(problem(file(lines), module: "Shop") == .module("Catalog"))
        #expect(problem(Array("// Interface of Catalog, version 1\n".utf8)) == .foreign)
        #expect(problem(file(lines) + Array("// {}\n".utf8)) == .edited)
        #expect(problem(Array(file(lines).dropLast(30))) == .edited)
        #expect(problem([]) == .foreign)
    }
}
