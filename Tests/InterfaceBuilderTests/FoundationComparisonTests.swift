import Foundation
import InterfaceBuilder
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The reader beside Foundation's parser: the same elements, attributes and text.
///
/// `SCREENSPEC_INTERFACE_DOCUMENTS` names a folder of more storyboards and xibs to hold it to.
struct FoundationComparisonTests {
    @Test func sameElementsAttributesAndText() throws {
        #expect(
            try Self.events(of: Array(Documents.storyboard.utf8))
                == FoundationEvents.events(of: Array(Documents.storyboard.utf8))
        )
    }

    @Test(.enabled(if: folder != nil)) func sameForAllDocuments() throws {
        let folder = try #require(Self.folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
            $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
        }
        var compared = 0
        for path in paths {
            guard let data = FileManager.default.contents(atPath: folder + "/" + path), !data.isEmpty else { continue }
            let bytes = Array(data)
            compared += 1
            #expect((try? Self.events(of: bytes)) == FoundationEvents.events(of: bytes), "\(path)")
        }
        #expect(compared > 0)
        print("compared \(compared) documents")
    }

    private static var folder: String? { ProcessInfo.processInfo.environment["SCREENSPEC_INTERFACE_DOCUMENTS"] }

    private static func events(of bytes: [UInt8]) throws -> [String] {
        var reader = try XMLReader(bytes)
        var events = EventList()
        while let piece = try reader.next() {
            switch piece {
            case .opening(let tag):
                let name = reader.name(of: tag)
                let attributes = reader.attributes.map { attribute in
                    let name = String(decoding: reader.bytes[attribute.name], as: UTF8.self)
                    return (name, XMLText.attribute(reader.bytes[attribute.value]))
                }
                events.open(name, Dictionary(attributes) { first, _ in first })
                if tag.isEmpty { events.close(name) }
            case .closing(let tag): events.close(reader.name(of: tag))
            case .text(let range): events.add(XMLText.content(reader.bytes[range]))
            case .verbatim(let range): events.add(XMLText.verbatim(reader.bytes[range]))
            }
        }
        return events.all
    }
}

/// What a parser meets, in words; text that comes in pieces is one.
private struct EventList {
    private(set) var all: [String] = []
    private var text = ""

    mutating func open(_ name: String, _ attributes: [String: String]) {
        endText()
        all.append("<\(name)" + attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())
    }

    mutating func close(_ name: String) {
        endText()
        all.append("</\(name)")
    }

    mutating func add(_ part: String) {
        text += part
    }

    private mutating func endText() {
        if !text.isEmpty { all.append(text) }
        text = ""
    }
}

private final class FoundationEvents: NSObject, XMLParserDelegate {
    private var events = EventList()

    /// `nil` where the parser refuses them.
    static func events(of bytes: [UInt8]) -> [String]? {
        let parser = XMLParser(data: Data(bytes))
        let listener = FoundationEvents()
        parser.delegate = listener
        return parser.parse() ? listener.events.all : nil
    }

    func parser(
        _: XMLParser,
        didStartElement name: String,
        namespaceURI _: String?,
        qualifiedName _: String?,
        attributes: [String: String]
    ) {
        events.open(name, attributes)
    }

    func parser(_: XMLParser, didEndElement name: String, namespaceURI _: String?, qualifiedName _: String?) {
        events.close(name)
    }

    func parser(_: XMLParser, foundCharacters text: String) {
        events.add(text)
    }

    func parser(_: XMLParser, foundCDATA data: Data) {
        events.add(String(decoding: data, as: UTF8.self))
    }
}
