import ScreenSpecDiagnostics

/// Where a document is changed so that tests find an object by its identifier.
struct IdentificationPlace: BitwiseCopyable {
    enum Form: UInt32 {
        /// Nowhere.
        case nowhere
        /// There is one: its text.
        case value
        /// What is said of the object's accessibility lacks it.
        case attribute
        /// Nothing is said of that: a place between elements inside the object.
        case child
        /// The object's tag closes itself: the end of the tag.
        case content
    }

    private(set) var form = Form.nowhere.rawValue
    private(set) var lower: UInt32 = 0
    private(set) var upper: UInt32 = 0
    /// The number of what stands before the tag in its line; none where something else does.
    private(set) var indentation = InterfaceDocument.none

    init() {}

    init(_ form: Form, _ place: Range<Int>, indentation: UInt32 = InterfaceDocument.none) {
        self.form = form.rawValue
        lower = UInt32(truncatingIfNeeded: place.lowerBound)
        upper = UInt32(truncatingIfNeeded: place.upperBound)
        self.indentation = indentation
    }

    /// The first place inside an object.
    init(inside tag: XMLReader.Tag, _ bytes: [UInt8], _ texts: inout InterfaceTexts.Writer) {
        let end = tag.range.upperBound
        // Where the rest of the object stands in the same line, this does too.
        let isAlone =
            tag.isEmpty || bytes[end...].first.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
        let margin = isAlone ? Self.margin(before: tag.range.lowerBound, bytes) : nil
        self.init(
            tag.isEmpty ? .content : .child,
            tag.isEmpty ? end - 2..<end : end..<end,
            indentation: margin.map { texts.number(of: tag.isEmpty ? $0 : $0 + Self.step) } ?? InterfaceDocument.none
        )
    }

    /// The place behind an element inside an object.
    init(behind tag: XMLReader.Tag, _ bytes: [UInt8], _ texts: inout InterfaceTexts.Writer) {
        let end = tag.range.upperBound
        let margin = Self.margin(before: tag.range.lowerBound, bytes)
        self.init(.child, end..<end, indentation: margin.map { texts.number(of: $0) } ?? InterfaceDocument.none)
    }

    /// By how much Interface Builder indents what is inside.
    static let step = "    "

    private static func margin(before place: Int, _ bytes: [UInt8]) -> String? {
        var lower = place
        while lower > 0, bytes[lower - 1] == UInt8(ascii: " ") || bytes[lower - 1] == UInt8(ascii: "\t") { lower -= 1 }
        guard lower > 0, bytes[lower - 1] == UInt8(ascii: "\n") else { return nil }
        return String(decoding: bytes[lower..<place], as: UTF8.self)
    }
}

extension InterfaceObject {
    /// The change of the document that gives the object an identifier; `nil` where nobody knows how.
    package func identifying(as identifier: String) -> Diagnostic.Edit? {
        let place = row.identification
        let text = identifier.unicodeScalars.map { $0.markupEntity ?? String($0) }.joined()
        let child = "<accessibility key=\"accessibilityConfiguration\" identifier=\"\(text)\"/>"
        let margin = document.text(place.indentation)
        let replacement: String
        switch IdentificationPlace.Form(rawValue: place.form) {
        case .value: replacement = text
        case .attribute: replacement = " identifier=\"\(text)\""
        case .child: replacement = (margin.map { "\n\($0)" } ?? "") + child
        case .content:
            let lines = margin.map { ("\n\($0)\(IdentificationPlace.step)", "\n\($0)") } ?? ("", "")
            replacement = ">\(lines.0)\(child)\(lines.1)</\(element)>"
        case .nowhere, nil: return nil
        }
        return Diagnostic.Edit(at: document.range(place.lower, place.upper), with: replacement)
    }
}
