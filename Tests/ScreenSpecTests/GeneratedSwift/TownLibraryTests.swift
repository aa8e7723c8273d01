import Foundation
import TestSupport
import Testing

/// Presenters and interactors of three screens of Town Library, without UIKit: tests of theirs on the doubles of the specs are compiled and
/// run.
@Suite("Presenters and interactors of Town Library")
struct TownLibraryTests {
    private static let screens = ["Discover", "Loans", "PlaceHold"]

    @Test(
        "do on doubles what their tests expect",
        .enabled(if: Tools.swiftc != nil, "swiftc is not on PATH"),
        arguments: [
            SwiftSettings(languageMode: "6", isolatesToMainActor: false),
            SwiftSettings(languageMode: "5", isolatesToMainActor: true),
        ]
    )
    func run(_ settings: SwiftSettings) throws {
        try TemporaryFolder.with { folder in
            let library = SpecProject(path: "Specs/TownLibrary")
            try library.copy(to: folder)
            try folder.write(try folder.read("screenspec.yaml") + "\nexamples: {}\n", to: "screenspec.yaml")
            try #require(try folder.compile(["--output", "Generated", "--doubles", "Doubles"]).status == 0)

            let modules = try Self.modules(for: library, in: folder)
            let made = try folder.files().filter(Self.isNeeded).map(folder.path)
            let written = Fixtures.cases(in: "../Fixtures/TownLibrary", suffix: ".swift")
            let shared = library.handWritten.filter { Self.shared.contains($0.lastPathComponent) }
            let sources = made + (written + shared + library.handWrittenTests).map(\.path)
            let program = try Self.compiled(
                settings.arguments + ["-wmo", "-I", folder.path] + sources + modules,
                in: folder
            )
            let ended = try TestSupport.run(program, timeout: 60)
            #expect(ended.status == 0, "\(ended.errors)")
            let lines = ended.output.split(separator: "\n")
            #expect(lines.filter { !$0.hasPrefix("passed ") } == [])
            #expect(lines.count == 20)
        }
    }

    /// Of the hand-written classes of the app, those that know nothing of UIKit.
    private static let shared = ["LoansPresenter.swift", "LoansUseCase.swift", "Models.swift"]

    /// What the three screens say, the models that they speak of, and the one view whose model a screen hands on.
    private static func isNeeded(_ path: String) -> Bool {
        guard path.hasSuffix(".swift") else { return false }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return screens.contains { name.hasPrefix("\($0).screen.") } || name.contains(".models.")
            || name == "EmptyStateView.view.swift" || name == "ScreenSpecDoubles.swift"
    }

    private static func modules(for library: SpecProject, in folder: TemporaryFolder) throws -> [String] {
        let modules = library.handWrittenModules.filter { $0.lastPathComponent == "PhoneNumberKit" }
        return try modules.map { module in
            let name = module.lastPathComponent
            let files = Fixtures.cases(in: module, suffix: ".swift").map(\.path)
            let options = ["-emit-module", "-emit-object", "-parse-as-library", "-wmo", "-module-name", name]
            return try compiled(
                options + files + ["-emit-module-path", folder.path("\(name).swiftmodule")],
                in: folder,
                as: "\(name).o"
            )
        }
    }

    private static func compiled(
        _ arguments: [String],
        in folder: TemporaryFolder,
        as output: String = "program"
    ) throws -> String {
        let compiled = try TestSupport.run(try #require(Tools.swiftc), arguments + ["-o", folder.path(output)])
        try #require(compiled.status == 0, "\(compiled.errors)")
        return folder.path(output)
    }
}
