import InterfaceBuilder
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// What the reader makes of XML, and what it says where there is none.
struct XMLReaderTests {
    @Test func piecesHaveTheirPlaces() throws {
        let text =
            "<?xml version=\"1.0\" encoding='UTF-8'?>\n<!-- a -->\n<a b=\"c\" d = 'e'>f<g/><![CDATA[<h>]]></a>\n<?end?>"
        var reader = try XMLReader(Array(text.utf8))
        var found: [String] = []
        while let piece = try reader.next() {
            switch piece {
            case .opening(let tag):
                let attributes = reader.attributes.map {
                    "\(String(decoding: reader.bytes[$0.name], as: UTF8.self))=\(String(decoding: reader.bytes[$0.value], as: UTF8.self))"
                }
                found.append(excerpt(text, tag.range) + attributes.map { " \($0)" }.joined())
            case .closing(let tag): found.append(excerpt(text, tag.range))
            case .text(let range): found.append("text " + excerpt(text, range))
            case .verbatim(let range): found.append("verbatim " + excerpt(text, range))
            }
        }
        #expect(found == ["<a b=\"c\" d = 'e'> b=c d=e", "text f", "<g/>", "verbatim <h>", "</a>"])
    }

    @Test(arguments: [
        ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&#65;&#x42;&#x1F600;", "AB😀"), ("Größe", "Größe"),
        ("a\r\nb\rc\td", "a b c d"), ("a&#10;b", "a\nb"), ("", ""),
    ])
    func attributesAreDecoded(_ written: String, _ meant: String) throws {
        #expect(XMLText.attribute(Array(written.utf8)[...]) == meant)
        var reader = try XMLReader(Array("<a b=\"\(written)\"/>".utf8))
        _ = try reader.next()
        #expect(reader.value(of: "b") == meant || written.contains("\""))
    }

    @Test func contentKeepsItsLines() {
        #expect(XMLText.content(Array("a\r\n b\r&amp;\t".utf8)[...]) == "a\n b\n&\t")
        #expect(XMLText.verbatim(Array("&amp;\r\n".utf8)[...]) == "&amp;\n")
    }

    @Test(arguments: [
        ("", "1:1 it holds no element"),
        ("<a", "1:3 the file ends inside a tag (1:1)"),
        ("<a>", "1:4 the file ends inside '<a>' (1:1)"),
        ("<a>\n <b></a>", "2:5 '</a>' closes '<b>' (2:2)"),
        ("</a>", "1:1 '</a>' closes nothing"),
        ("<a></a></a>", "1:8 '</a>' closes nothing"),
        ("<a/><b/>", "1:5 a second element stands behind the first one (1:1)"),
        ("<a/>b", "1:5 there is text outside of the first element"),
        ("<a b=\"1\" b=\"2\"/>", "1:10 the attribute 'b' is there twice (1:4)"),
        ("<a b=\"1\"c=\"2\"/>", "1:9 a space between attributes is missing"),
        ("<a b/>", "1:5 '=' behind 'b' is missing"),
        ("<a b=1/>", "1:6 a quote before the value of 'b' is missing"),
        ("<a b=\"1>\n<c/></a>", "2:1 a quote is missing (1:6)"),
        ("<a b=\"1", "1:8 the file ends inside the value of 'b' (1:6)"),
        ("<a>&nbsp;</a>", "1:4 nobody knows the entity '&nbsp;'"),
        ("<a>&amp</a>", "1:4 ';' behind '&' is missing"),
        ("<a>&#0;</a>", "1:4 '&#0;' is no character"),
        ("<a>&#xD800;</a>", "1:4 '&#xD800;' is no character"),
        ("<a>]]></a>", "1:4 '<![CDATA[' before ']]>' is missing"),
        ("<a><!-- b -- c --></a>", "1:11 '>' behind '--' is missing"),
        ("<a><!-- b", "1:10 the file ends inside a comment (1:4)"),
        ("<a><![CDATA[ b", "1:15 the file ends inside '<![CDATA[' (1:4)"),
        ("<a><?b", "1:7 the file ends inside '<?b' (1:4)"),
        ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "1:1 it says that it is written in 'ISO-8859-1'"),
        (" <?xml version='1.0'?><a/>", "1:2 '<?xml' stands at the very start"),
        ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "1:14 it declares an entity of its own"),
        ("<!DOCTYPE a", "1:12 the file ends inside a DOCTYPE (1:1)"),
        ("<a><!DOCTYPE a></a>", "1:4 a DOCTYPE stands before the first element, once"),
        ("<a>\u{1}</a>", "1:4 the character U+0001 has no place in XML"),
        ("<1/>", "1:2 a name is missing"),
        ("< a/>", "1:2 a name is missing"),
        ("<<<<<<< HEAD\n<a/>", "1:2 a name is missing"),
    ])
    func faultsHavePlacesAndReasons(_ text: String, _ expected: String) throws {
        #expect(Self.fault(in: Array(text.utf8)) == expected)
    }

    @Test func faultsOfBytes() {
        #expect(Self.fault(in: [0x3C, 0x61, 0x3E, 0xFF]) == "1:4 this is not UTF-8")
        #expect(Self.fault(in: Array("<a>".utf8) + [0xED, 0xA0, 0x80]) == "1:4 this is not UTF-8")
        #expect(Self.fault(in: Array("<a>".utf8) + [0xC0, 0xAF]) == "1:4 this is not UTF-8")
        #expect(Self.fault(in: Array("<a>".utf8) + [0]) == "1:4 the character U+0000 has no place in XML")
    }

    @Test func doctypeWithoutEntitiesIsPassedOver() throws {
        let text = "<!DOCTYPE a PUBLIC \"-//b>\" 'c' [ <!-- ]> --> <!ELEMENT a ANY> ]><a/>"
        #expect(Self.fault(in: Array(text.utf8)) == nil)
    }

    // MARK: Bounds

    @Test func depthIsBounded() {
        let deep = String(repeating: "<a>", count: 100_000)
        #expect(Self.fault(in: Array(deep.utf8)) == "1:6001 elements are nested more than 2000 levels deep")
        let allowed = String(repeating: "<a>", count: 2_000) + String(repeating: "</a>", count: 2_000)
        #expect(Self.fault(in: Array(allowed.utf8)) == nil)
    }

    @Test func attributesAreBounded() {
        let many = "<a " + (0..<100_000).map { "b\($0)='' " }.joined() + "/>"
        #expect(Self.fault(in: Array(many.utf8)) == "1:1942 a tag has more than 256 attributes (1:1)")
    }

    /// Cut off anywhere, with any byte changed, and with bytes at random: there is a document or a fault, and an end.
    @Test func noInputCrashes() {
        let whole = Array(Documents.storyboard.utf8)
        for end in stride(from: 0, to: whole.count, by: 7) {
            #expect(throws: XMLFault.self) { try DocumentExtraction.extract(Array(whole[..<end])) }
        }
        var random = SeededGenerator(seed: 27)
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                let byte = Self.telling.randomElement(using: &random) ?? 0
                if Bool.random(using: &random) { bytes[place] = byte } else { bytes.insert(byte, at: place) }
            }
            guard let document = try? DocumentExtraction.extract(bytes) else { continue }
            #expect(InterfaceDocument(storedBytes: document.storedBytes[...]) != nil)
            for connection in document.connections { _ = (connection.owner, connection.destination, connection.name) }
        }
    }

    private static let telling = Array("<>/&;\"'= \n!-[]?a\0".utf8) + [0xFF, 0xC3]

    /// Position and message of the fault in some bytes.
    private static func fault(in bytes: [UInt8]) -> String? {
        let file = SourceFile(id: FileID(index: 0), path: "", bytes: bytes)
        func place(_ offset: Int) -> String {
            let position = file.position(at: offset)
            return "\(position.line):\(position.column)"
        }
        do throws(XMLFault) {
            var reader = try XMLReader(bytes)
            while try reader.next() != nil {}
            return nil
        } catch {
            #expect(!error.remedy.isEmpty && (error.note == nil) == (error.other == nil))
            return "\(place(error.offset)) \(error.message)" + (error.other.map { " (\(place($0)))" } ?? "")
        }
    }

    private func excerpt(_ text: String, _ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
}
