/// What the search knows: the titles, kinds and summaries of all pages.
///
/// It is a script, because browsers let a page that was opened from a folder read nothing else.
enum SearchIndex {
    static func script(of site: Site, addresses: RelativeAddresses) -> String {
        var text = "globalThis.screenSpecPages = [\n"
        for outline in site.outlines {
            let path = addresses.address(of: .page(outline.id), from: "")
            let group = outline.module ?? outline.spec.map(folder) ?? ""
            let summary = (outline.summary ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
            let fields = [outline.title, outline.kind.title.lowercased(), path, group, summary]
            text += "[" + fields.map(literal).joined(separator: ",") + "],\n"
        }
        return text + "];\n"
    }

    private static func folder(_ path: String) -> String {
        path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    }

    /// A string literal of JavaScript that no HTML or older engine takes for anything else.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "<", ">", "&", "'", "`": result += escape(scalar)
            case _ where ShownText.isBreak(scalar) || ShownText.isHidden(scalar): result += escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// `\u003c`. All that is escaped has at most four digits.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
