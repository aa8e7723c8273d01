import ScreenModel
import SourceText

/// Names and globs of an architecture's lists, such as `"*Service"`.
struct NameGlobs: Sendable {
    private let names: [Name]

    init(_ names: [Name]?) {
        self.names = names ?? []
    }

    /// The entry that fits a name, or the last part of a qualified one.
    func entry(for name: String) -> Name? {
        if names.isEmpty { return nil }
        guard name.utf8.contains(UInt8(ascii: ".")) else { return names.first { PathGlob.fits(name, $0.text) } }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return names.first { PathGlob.fits(name, $0.text) || (last != name && PathGlob.fits(last, $0.text)) }
    }

    func contains(_ name: String) -> Bool {
        entry(for: name) != nil
    }
}
