import ScreenModel
import ScreenSpecDiagnostics

/// Names and globs of an architecture's lists, such as `"*Service"`.
struct NameGlobs: Sendable {
    private let names: [Name]
    private let globs: [GlobName]

    init(_ names: [Name]?) {
        self.names = names ?? []
        globs = self.names.map { GlobName($0.text) }
    }

    /// The entry that fits a name, or the last part of a qualified one.
    func entry(for name: String) -> Name? {
        var name = name
        return name.withUTF8 { name in
            let dot = name.lastIndex(of: UInt8(ascii: "."))
            let last = dot.map { UnsafeBufferPointer(rebasing: name[($0 + 1)...]) }
            return zip(names, globs).first { $1.fits(name) || last.map($1.fits) ?? false }?.0
        }
    }

    /// The same where one name alone is held against a list.
    static func entry(of names: [Name]?, for name: String) -> Name? {
        NameGlobs(names).entry(for: name)
    }

    func contains(_ name: String) -> Bool {
        entry(for: name) != nil
    }
}
