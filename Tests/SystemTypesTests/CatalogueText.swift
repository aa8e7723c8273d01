@testable import SystemTypes

/// The catalogue as it is written.
enum CatalogueText {
    /// The lines that are neither a declaration nor a member nor a comment; there are none in a sound catalogue.
    static var linesNotUnderstood: [String] {
        var lines: [String] = []
        for chunk in Catalogue.chunks {
            CatalogueLines(chunk).forEachTopLevelLine { line, _ in
                let text = String(decoding: line, as: UTF8.self)
                if ModuleLine(line) == nil, HeaderReader(text) == nil { lines.append(text) }
            }
        }
        let entries = SystemTypes.modules.flatMap(CatalogueIndex.shared.entries)
        return lines
            + entries.flatMap(CatalogueIndex.shared.memberLines).filter { line in
                MemberReader(line).map { $0.members.isEmpty && $0.keyword != .subscript } ?? true
            }
    }

    /// The names of types, extensions left out, that stand below one another: of a module in a chunk.
    static var lists: [(module: String, names: [String])] {
        Catalogue.chunks.flatMap { chunk in
            var lists: [(module: String, names: [String])] = []
            CatalogueLines(chunk).forEachTopLevelLine { line, _ in
                if let module = ModuleLine(line) {
                    lists.append((module.name, []))
                } else if let name = HeaderReader.nameRange(in: line), !HeaderReader.isExtension(line), !lists.isEmpty {
                    lists[lists.count - 1].names.append(String(decoding: line[name], as: UTF8.self))
                }
            }
            return lists
        }
    }
}
