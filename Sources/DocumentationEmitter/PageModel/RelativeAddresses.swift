/// The addresses by which the files of one form link to one another and to specs.
package struct RelativeAddresses: Sendable {
    private let site: Site
    private let projectFolder: String
    private let suffix: String
    private let indexName: String

    /// - Parameters:
    ///   - projectFolder: The project's folder as seen from that of the pages: `../..`.
    ///   - suffix: Of the form's pages: `.html`.
    ///   - indexName: What a browser shows of a folder: `README`, `index`.
    package init(_ site: Site, projectFolder: String, suffix: String, indexName: String) {
        self.site = site
        self.projectFolder = projectFolder
        self.suffix = suffix
        self.indexName = indexName
    }

    /// Relative to the folder of the form.
    package func fileName(of outline: PageOutline) -> String {
        (outline.kind == .index ? indexName : outline.path) + suffix
    }

    /// The address of a destination as seen from the page at a path, fit for a link.
    package func address(of destination: Destination, from path: String) -> String {
        let steps = path.utf8.count { $0 == UInt8(ascii: "/") }
        switch destination {
        case .page(let page, let anchor):
            var text = String(repeating: "../", count: steps)
            Self.encode(fileName(of: site.outline(page)), into: &text)
            if let anchor {
                text += "#"
                Self.encode(anchor, into: &text)
            }
            return text
        case .source(let source):
            var text = String(repeating: "../", count: steps)
            if projectFolder != "." {
                Self.encode(projectFolder, into: &text)
                text += "/"
            }
            Self.encode(source.path, into: &text)
            return "\(text)#L\(source.line)"
        }
    }

    /// Appends a path with all but the plainest characters as `%` and two digits for each byte.
    private static func encode(_ path: String, into text: inout String) {
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "/"), UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                text += byte < 16 ? "%0" : "%"
                text += String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
