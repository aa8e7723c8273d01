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

    /// The name of a file in the folder of a page, fit for a link.
    func encoded(_ name: String) -> String {
        var text = ""
        Self.encode(name, into: &text)
        return text
    }

    /// The address of a destination as seen from the page at a path, fit for a link.
    package func address(of destination: Destination, from path: String) -> String {
        var text = ""
        switch destination {
        case .page(let page, let anchor):
            let target = site.outline(page)
            if target.path != path || anchor == nil { Self.write(fileName(of: target), from: path, to: &text) }
            if let anchor {
                text += "#"
                Self.encode(anchor, into: &text)
            }
        case .source(let source):
            let steps = path.utf8.count { $0 == UInt8(ascii: "/") }
            for _ in 0..<steps { text += "../" }
            if projectFolder != "." {
                Self.encode(projectFolder, into: &text)
                text += "/"
            }
            Self.encode(source.path, into: &text)
            text += "#L\(source.line)"
        }
        return text
    }

    /// From one file to another, by the shortest way.
    private static func write(_ target: String, from path: String, to text: inout String) {
        var shared = 0
        for (offset, (left, right)) in zip(target.utf8, path.utf8).enumerated() {
            guard left == right else { break }
            if left == slash { shared = offset + 1 }
        }
        let steps = path.utf8.dropFirst(shared).count { $0 == slash }
        for _ in 0..<steps { text += "../" }
        encode(target.utf8.dropFirst(shared), into: &text)
    }

    private static let slash = UInt8(ascii: "/")

    private static func encode(_ path: String, into text: inout String) {
        encode(path.utf8[...], into: &text)
    }

    /// Appends a path with all but the plainest characters as `%` and two digits for each byte.
    private static func encode(_ path: Substring.UTF8View, into text: inout String) {
        for byte in path {
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
