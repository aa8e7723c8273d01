import Foundation
import InterfaceBuilder
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// What is taken from documents.
struct DocumentExtractionTests {
    @Test func storyboardSaysWhatIsConnected() throws {
        let document = try DocumentExtraction.extract(Array(Documents.storyboard.utf8))
        Golden.expect(Self.text(of: document, Documents.storyboard), at: Fixtures.url("Fixtures/storyboard.facts"))
    }

    @Test(arguments: [("segment", "title", " | "), ("fragment", "content", "")])
    func manyPartsAreOneText(_ element: String, _ key: String, _ separator: String) throws {
        let count = 5_000
        let parts = (0..<count).map { "<\(element) \(key)=\"\($0)\"/>" }.joined()
        let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
        let text = "\(start)<label id=\"a\">\(parts)</label></objects></document>"
        let document = try DocumentExtraction.extract(Array(text.utf8))
        #expect(document.objects.first?.text == (0..<count).map(String.init).joined(separator: separator))
        #expect(document.storedBytes.count < 2 * text.utf8.count)
    }

    @Test func storedFormComesBack() throws {
        let document = try DocumentExtraction.extract(Array(Documents.storyboard.utf8))
        let stored = document.storedBytes
        let read = try #require(InterfaceDocument(storedBytes: stored[...]))
        #expect(Self.text(of: read, Documents.storyboard) == Self.text(of: document, Documents.storyboard))
        for end in stride(from: 0, to: stored.count, by: 5) {
            #expect(InterfaceDocument(storedBytes: stored[..<end]) == nil)
        }
    }

    /// Damage is either seen, or leads to other facts, never out of the memory.
    @Test func damagedStoredFormsDoNotCrash() throws {
        let stored = try DocumentExtraction.extract(Array(Documents.storyboard.utf8)).storedBytes
        var random = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            var bytes = stored
            bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            if let read = InterfaceDocument(storedBytes: bytes[...]) { _ = Self.text(of: read, "") }
        }
    }

    @Test func encodingsSayTheSame() throws {
        let plain = try DocumentExtraction.extract(Array(Documents.storyboard.utf8)).storedBytes
        let units = Array(Documents.storyboard.utf16)
        let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(try DocumentExtraction.extract(little).storedBytes == plain)
        #expect(try DocumentExtraction.extract(big).storedBytes == plain)
        let marked = try DocumentExtraction.extract([0xEF, 0xBB, 0xBF] + Array(Documents.storyboard.utf8))
        #expect(
            marked.objects.map(\.id)
                == (try DocumentExtraction.extract(Array(Documents.storyboard.utf8))).objects.map(\.id)
        )
        #expect(
            marked.objects[0].range.lower == (try DocumentExtraction.extract(Array(Documents.storyboard.utf8))).objects[
                0
            ].range.lower + 3
        )
    }

    @Test(arguments: [
        ("MacOSX.Cocoa", "com.apple.InterfaceBuilder3.Cocoa.XIB", InterfaceDocument.Platform.macOS, false),
        ("iOS.CocoaTouch.iPad", "com.apple.InterfaceBuilder3.CocoaTouch.XIB", .iOS, true),
        ("watchKit", "com.apple.InterfaceBuilder.WatchKit.Storyboard", .watchOS, false),
        ("AppleTV", "com.apple.InterfaceBuilder.AppleTV.XIB", .tvOS, true),
    ])
    func platformsAreTold(_ runtime: String, _ type: String, _ platform: InterfaceDocument.Platform, _ isOfUIKit: Bool)
        throws
    {
        let text = "<document type=\"\(type)\" targetRuntime=\"\(runtime)\"><objects/></document>"
        let document = try DocumentExtraction.extract(Array(text.utf8))
        #expect(document.platform == platform && document.isOfUIKit == isOfUIKit)
    }

    @Test func otherDocumentsAreTold() throws {
        let archive = try DocumentExtraction.extract(
            Array("<archive type=\"a\"><data><int key=\"b\">1</int></data></archive>".utf8)
        )
        #expect(archive.kind == .archive && !archive.isOfUIKit && archive.objects.isEmpty)
        #expect(throws: XMLFault.self) { try DocumentExtraction.extract(Array("<html/>".utf8)) }
    }

    @Test func classesOfObjectiveC() {
        let text = """
            #import "A.h"
            @interface Cell : UITableViewCell <B>
            @end
            @interface Cell (More)
            @end
            @interface  Store<T>: NSObject
            @implementation Other{
            @class Gone; @property (nonatomic) int x; @interface
            """
        #expect(ObjectiveCClasses.names(in: Array(text.utf8)) == ["Cell", "Other", "Store"])
        #expect(ObjectiveCClasses.names(in: Array("@interface".utf8)).isEmpty)
        #expect(ObjectiveCClasses.names(in: []).isEmpty)
    }

    private static func text(of document: InterfaceDocument, _ source: String) -> String {
        func excerpt(_ range: SourceRange) -> String {
            let bytes = Array(source.utf8)
            guard range.offsets.upperBound <= bytes.count else { return "" }
            return String(decoding: bytes[range.offsets], as: UTF8.self)
        }
        func told(_ pairs: [(String, String?)]) -> String {
            pairs.compactMap { name, value in value.map { " \(name): \($0.debugDescription)" } }.joined()
        }
        var lines = [
            "\(document.kind) \(document.platform)"
                + told([("initial", document.initialController), ("device", document.device)])
                + (document.isRotated ? " rotated" : "")
        ]
        for object in document.objects {
            let frame = object.frame.map { "\($0.x) \($0.y) \($0.width) \($0.height)" }
            lines.append(
                "\(object.scene) \(object.element) \(object.id)"
                    + told([
                        ("in", object.parent?.id), ("key", object.key), ("class", object.customClass),
                        ("module", object.customModule), ("placeholder", object.placeholder),
                        ("identifier", object.storyboardIdentifier), ("reuse", object.reuseIdentifier),
                        ("storyboard", object.storyboardName), ("accessibility", object.accessibilityIdentifier),
                        ("text", object.text), ("frame", frame),
                    ]) + (object.isOfTarget ? " target" : "") + (object.isHidden ? " hidden" : "")
                    + (object.customClass == nil ? "" : " at \(excerpt(object.classRange).debugDescription)")
            )
        }
        for connection in document.connections {
            lines.append(
                "\(connection.kind)"
                    + told([
                        ("name", connection.name), ("of", connection.owner?.id), ("to", connection.destination?.id),
                        ("event", connection.event), ("kind", connection.segueKind),
                    ])
                    + " at \(excerpt(connection.nameRange).debugDescription) in \(excerpt(connection.range).debugDescription)"
            )
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
