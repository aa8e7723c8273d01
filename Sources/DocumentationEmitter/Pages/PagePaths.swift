/// Gives pages paths that every disk and every address takes, no two of which differ only in case.
struct PagePaths {
    private var taken: Set<String> = []

    /// `screens/Login`. Where that is taken, in whatever case, a number follows: pages are asked for in one order, so
    /// that it is the same on every run.
    mutating func path(in folder: String, for name: String) -> String {
        let stem = (folder.isEmpty ? "" : folder + "/") + Self.component(name)
        var path = stem
        var number = 2
        while !taken.insert(path.lowercased()).inserted {
            path = "\(stem)-\(number)"
            number += 1
        }
        return path
    }

    /// Names of Swift stay as they are; what a disk, a shell or an address would take for something else becomes `-`.
    private static func component(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-": text.unicodeScalars.append(scalar)
            case ".": text += text.isEmpty ? "-" : "."
            case _ where scalar.value >= 0x80 && scalar.properties.isAlphabetic: text.unicodeScalars.append(scalar)
            default: text += "-"
            }
        }
        guard text.utf8.count > lengthLimit else { return text.isEmpty ? "-" : text }
        var short = ""
        for character in text {
            guard short.utf8.count + String(character).utf8.count <= lengthLimit else { break }
            short.append(character)
        }
        return short
    }

    /// Leaves room for a number and suffixes in the 255 bytes that disks allow.
    private static let lengthLimit = 180
}
