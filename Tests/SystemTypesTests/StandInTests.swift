import Foundation
import SystemTypes
import TestSupport
import Testing

@Suite("The stand-in for system modules", .enabled(if: SwiftCompiler.isAvailable, "\(SwiftCompiler.whyNot)"))
struct StandInTests {
    private func compiler() throws -> SwiftCompiler { try #require(SwiftCompiler.found) }

    private static let handwritten = Fixtures.cases(in: "Fixtures/Compiles", suffix: ".swift")
    private static let refused = Fixtures.cases(in: "Fixtures/Refused", suffix: ".swift")

    @Test(arguments: SwiftCompiler.LanguageMode.allCases, SwiftCompiler.DefaultIsolation.allCases)
    func handwrittenCodeTypeChecks(mode: SwiftCompiler.LanguageMode, isolation: SwiftCompiler.DefaultIsolation) throws {
        let result = try compiler().typeCheck(Self.handwritten, mode: mode, defaultIsolation: isolation)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    /// A check that could not fail would prove nothing: each of these must fail, and for its own reason.
    @Test(arguments: refused)
    func mistakesAreRefused(file: URL) throws {
        let first = try #require(file.readText().split(separator: "\n").first)
        let expected = String(first.dropFirst("// expect: ".count))
        let result = try compiler().typeCheck([file])
        #expect(result.status != 0)
        #expect((result.output + result.errors).contains(expected), "\(result.output)\(result.errors)")
    }

    @Test(arguments: [
        "ARKit", "AVKit", "AuthenticationServices", "CloudKit", "Combine", "ContactsUI", "CoreBluetooth", "CoreData",
        "EventKitUI", "GameKit", "IntentsUI", "LinkPresentation", "MapKit", "MediaPlayer", "MetalKit", "PassKit",
        "PencilKit",
        "PhotosUI", "QuickLook", "ReplayKit", "StoreKit", "SwiftUI", "UserNotifications", "VisionKit", "WebKit",
    ])
    func everyModuleCanBeImported(module: String) throws {
        let result = try compiler().typeCheck(sources: ["Use.swift": "import \(module)\n"])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test func aModuleIsBuiltOnce() throws {
        try TemporaryFolder.with { folder in
            let first = try StandInCompiler(store: folder.url).importFolders(
                for: ["CoreGraphics"],
                compiler: compiler()
            )
            let made = try folder.files()
            let second = try StandInCompiler(store: folder.url).importFolders(
                for: ["CoreGraphics"],
                compiler: compiler()
            )
            #expect(first == second)
            #expect(try folder.files() == made)
            #expect(made.contains { $0.hasSuffix("CoreGraphics.swiftmodule") })
        }
    }
}
