import Foundation
import ScreenSpecDiagnostics
import SourceFacts
import TestSupport
import Testing

@testable import CodeProject

/// Storyboards, xibs and Objective-C beside Swift: found, read once, remembered, and passed over where they are broken.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct InterfaceSourceTests {
    private static func document(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
          <objects>\(objects)</objects>
        </document>
        """
    }

    private func withProject(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write("final class Card {}", to: "Card.swift")
            try body(folder)
        }
    }

    private func identifiers(_ sources: LoadedSources) -> [String] {
        sources.interfaceSources(of: .init()).files.flatMap { file in
            file.document.objects.map { "\(file.name) \($0.id)" }
        }
    }

    @Test func areFoundBesideSwift() throws {
        try withProject { folder in
            try folder.write(Self.document("<view id=\"a\"/>"), to: "Views/Card.xib")
            try folder.write("@interface Old : UIView\n@end", to: "Old.h")
            let loaded = SourceLoader.load(folder)
            #expect(loaded.swiftCount == 1 && loaded.documentCount == 1 && loaded.diagnostics.isEmpty)
            #expect(identifiers(loaded) == ["Card a"])
            #expect(loaded.interfaceSources(of: .init()).objectiveCClasses == ["Old"])
        }
    }

    @Test func copiesInOtherLanguagesCountOnce() throws {
        try withProject { folder in
            for language in ["de", "Base", "en"] {
                try folder.write(Self.document("<view id=\"\(language)\"/>"), to: "\(language).lproj/Main.xib")
            }
            try folder.write("\"a.text\" = \"b\";", to: "fr.lproj/Main.strings")
            try folder.write(Self.document("<view id=\"pad\"/>"), to: "Base.lproj/Main~ipad.xib")
            #expect(identifiers(SourceLoader.load(folder)) == ["Main Base", "Main pad"])
        }
    }

    @Test func otherPlatformsAreLeftOut() throws {
        try withProject { folder in
            let mac = Self.document("<view id=\"a\"/>").replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
            try folder.write(mac, to: "Mac.xib")
            #expect(identifiers(SourceLoader.load(folder)).isEmpty)
        }
    }

    // MARK: Memory

    @Test func whatIsKnownIsNotReadAgain() throws {
        try withProject { folder in
            for number in 0..<20 { try folder.write(Self.document("<view id=\"\(number)\"/>"), to: "V\(number).xib") }
            let cold = SourceLoader.load(folder)
            #expect(cold.statistics.readDocumentCount == 20)
            let warm = SourceLoader.load(folder)
            #expect(warm.statistics.readDocumentCount == 0 && warm.statistics.parsedCount == 0)
            #expect(identifiers(warm) == identifiers(cold))
            try folder.write(Self.document("<view id=\"new\"/>"), to: "V3.xib")
            let changed = SourceLoader.load(folder)
            #expect(changed.statistics.readDocumentCount == 1 && changed.statistics.parsedCount == 0)
            #expect(identifiers(changed).contains("V3 new"))
            #expect(SourceLoader.load(folder).statistics.readDocumentCount == 0)
        }
    }

    @Test func aDamagedMemoryIsAsIfItWereNotThere() throws {
        try withProject { folder in
            try folder.write(Self.document("<view id=\"a\"/>"), to: "V.xib")
            _ = SourceLoader.load(folder)
            let path = folder.path(".screenspec/facts-interface")
            var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            bytes[bytes.count - 5] ^= 0xFF
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            let loaded = SourceLoader.load(folder)
            #expect(identifiers(loaded) == ["V a"] && loaded.statistics.readDocumentCount == 1)
        }
    }

    // MARK: Bad input

    @Test(arguments: [
        (
            "<document",
            "interface-syntax V.xib 'V.xib' is no document of Interface Builder: the file ends inside a tag. Open it in Interface Builder and save it again, or take back what a merge left."
        ),
        (
            "",
            "interface-syntax V.xib 'V.xib' is no document of Interface Builder: it holds no element. Open it in Interface Builder and save it again, or take back what a merge left."
        ),
        (
            "<html/>",
            "interface-syntax V.xib 'V.xib' is no document of Interface Builder: '<document>' is missing. Open it in Interface Builder and save it again, or take back what a merge left."
        ),
        (
            "<!DOCTYPE a [<!ENTITY b 'c'>]><document/>",
            "interface-syntax V.xib 'V.xib' is no document of Interface Builder: it declares an entity of its own. Write out what the entity stands for."
        ),
    ])
    func aBrokenDocumentIsAFinding(_ text: String, _ message: String) throws {
        try withProject { folder in
            try folder.write(text, to: "V.xib")
            let loaded = SourceLoader.load(folder)
            #expect(loaded.messages == [message])
            #expect(loaded.facts.count == 1)
            #expect(!loaded.interfaceSources(of: .init()).isComplete)
        }
    }

    @Test func aDeepDocumentIsAFinding() throws {
        try withProject { folder in
            let deep = "<document>" + String(repeating: "<view>", count: 100_000)
            try folder.write(deep, to: "V.xib")
            let finding = try #require(SourceLoader.load(folder).diagnostics.first)
            #expect(finding.message.hasSuffix("elements are nested more than 2000 levels deep."))
            #expect(finding.rule == "interface-syntax")
            #expect(finding.help == ["Leave the file out of 'sources'."])
        }
    }

    @Test func aHugeDocumentIsNotRead() throws {
        try withProject { folder in
            try folder.write("", to: "Huge.storyboard")
            let huge = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("Huge.storyboard")))
            try huge.truncate(atOffset: 100 << 20)
            try huge.close()
            #expect(
                SourceLoader.load(folder).messages == [
                    "unread-source Huge.storyboard 'Huge.storyboard' has 104857600 bytes and was passed over. A storyboard may have at most 16777216. Split it, or leave it out of 'sources'."
                ]
            )
        }
    }

    @Test func aLinkThatLeadsOutOfTheFolderIsFollowedOnce() throws {
        try TemporaryFolder.with { outside in
            try outside.write(Self.document("<view id=\"out\"/>"), to: "Out.xib")
            try withProject { folder in
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("Linked"),
                    withDestinationPath: outside.path
                )
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("Gone.xib"),
                    withDestinationPath: outside.path("Nothing.xib")
                )
                let loaded = SourceLoader.load(folder)
                #expect(identifiers(loaded) == ["Out out"])
                #expect(loaded.messages.count == 1 && loaded.messages[0].contains("Gone.xib"))
            }
        }
    }
}
