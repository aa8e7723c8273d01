/// The classes that a file of Objective-C declares or adds to, by their names. Nothing else of it is read.
package enum ObjectiveCClasses {
    /// The names behind `@interface` and `@implementation`, each once.
    package static func names(in bytes: [UInt8]) -> [String] {
        var names: Set<String> = []
        var position = 0
        while let sign = bytes[position...].firstIndex(of: UInt8(ascii: "@")) {
            position = sign + 1
            guard let keyword = keywords.first(where: { bytes[position...].starts(with: $0.utf8) }) else { continue }
            position += keyword.utf8.count
            let rest = bytes[position...].drop(while: XMLCharacters.isSpace)
            guard rest.startIndex > position else { continue }
            let name = rest.prefix {
                $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-")
                    && XMLCharacters.continuesName($0)
            }
            if let first = name.first, XMLCharacters.startsName(first) {
                names.insert(String(decoding: name, as: UTF8.self))
            }
            position = rest.startIndex
        }
        return names.sorted()
    }

    private static let keywords = ["interface", "implementation"]
}
