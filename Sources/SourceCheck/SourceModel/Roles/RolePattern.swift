import ScreenSpecFileSystem
import ScreenModel
import ScreenSpecDiagnostics

/// How the architecture recognises the types of one role that no spec names.
///
/// `matches` is one list for each thing that can be looked at. A type has to fit every list that is given, by one of its
/// entries; suffixes and prefixes are one list together. Without `matches`, the role's `type` is the pattern.
///
/// A class, since every type of the code is held against every pattern.
final class RolePattern: Sendable {
    let role: Role
    private let names: [NamePattern]
    private let superclasses: [Name]
    private let protocols: [Name]
    private let files: [(glob: PathSelection, name: Name)]

    /// `nil` for a role outside, which any type can play.
    init?(_ role: Role) {
        guard role.isOutside != true else { return nil }
        self.role = role
        guard let matches = role.matches else {
            guard let type = role.type, let name = NamePattern(type) else { return nil }
            names = [name]
            superclasses = []
            protocols = []
            files = []
            return
        }
        let listed = matches.prefixes.map { NamePattern(prefix: $0) } + matches.suffixes.map { NamePattern(suffix: $0) }
        // The names that the compiler gives are recognised whatever else is.
        names = listed.isEmpty ? [] : listed + (role.type.flatMap { NamePattern($0) }.map { [$0] } ?? [])
        superclasses = matches.superclasses
        protocols = matches.protocols
        files = matches.files.map { (PathSelection(patterns: [$0.text]), $0) }
    }

    /// Whether a name has to fit, and not only a superclass, a protocol or a path.
    var isByName: Bool { !names.isEmpty }

    /// Whether one type plays the role for all screens, and no other.
    var isForAllScreens: Bool { isByName && names.allSatisfy(\.isWhole) }

    /// What a type fits the role by.
    struct Match: Sendable {
        /// The name of the screen: what is left of the type's name; nothing, where it is for all screens.
        let screen: String
        let reason: Reason
        /// The entry of the architecture that says so.
        let source: SourceRange
        /// How much of the type's name the pattern explains: of two patterns that fit, the longer one is meant.
        let weight: Int
    }

    /// Why a type fits. A text is made only of what somebody reads: a type may fit a role of every architecture.
    enum Reason: Sendable {
        case name(NamePattern)
        /// The name of what it is called after.
        case implemented(String, NamePattern)
        case superclass(String)
        case `protocol`(String)
        case file(String)
        /// A view that holds, under this name, the role to which it talks.
        case partner(held: String, role: String, screen: String)

        /// As a clause: "its name ends with 'Presenter'".
        var text: String {
            switch self {
            case .name(let pattern): "its \(pattern.reason)"
            case .implemented(let name, let pattern): "it is a '\(name)', whose \(pattern.reason)"
            case .superclass(let name): "it inherits from '\(name)'"
            case .protocol(let name): "it conforms to '\(name)'"
            case .file(let glob): "its file fits '\(glob)'"
            case .partner(let held, let role, let screen): "it holds '\(held)', the \(role) of '\(screen)'"
            }
        }
    }

    /// - Parameter spellings: The names that the type goes by; see `TypeSpelling`.
    func match(_ type: CodeType, called spellings: [TypeSpelling], in index: CodeIndex) -> Match? {
        // The cheapest question first: most types fit the name of no role.
        if !names.isEmpty, !names.contains(where: { spellings.contains(where: $0.fits) }) { return nil }
        if role.isView == true, !isPossibleView(type, in: index) { return nil }
        if !files.isEmpty, !files.contains(where: { $0.glob.contains(index.file(of: type).path) }) { return nil }
        let superclass = superclasses.first { index.inherits(type.id, fromClassNamed: $0.text) }
        if !superclasses.isEmpty, superclass == nil { return nil }
        let stated = protocols.first { index.conforms(type.id, toProtocolNamed: $0.text) }
        if !protocols.isEmpty, stated == nil { return nil }
        if let byName = best(in: spellings, Reason.name) { return byName }
        if let superclass {
            return Match(
                screen: type.name,
                reason: .superclass(superclass.text),
                source: superclass.range,
                weight: 0
            )
        }
        if let stated {
            return Match(screen: type.name, reason: .protocol(stated.text), source: stated.range, weight: 0)
        }
        guard let file = files.first(where: { $0.glob.contains(index.file(of: type).path) }) else { return nil }
        return Match(screen: type.name, reason: .file(file.name.text), source: file.name.range, weight: 0)
    }

    /// What a type that is called after a protocol, or a class, plays because of that name: `DefaultListViewModel` of
    /// `ListViewModel`.
    func match(_ type: CodeType, implementing name: TypeSpelling, in index: CodeIndex) -> Match? {
        guard names.contains(where: { $0.fits(name) }), role.isView != true, superclasses.isEmpty, protocols.isEmpty,
            files.isEmpty || files.contains(where: { $0.glob.contains(index.file(of: type).path) })
        else { return nil }
        return best(in: [name]) { .implemented(name.text, $0) }
    }

    /// Of the patterns that fit one of the names, the longest.
    private func best(in spellings: [TypeSpelling], _ reason: (NamePattern) -> Reason) -> Match? {
        var best: (pattern: NamePattern, spelling: TypeSpelling)?
        for pattern in names where pattern.weight > best?.pattern.weight ?? -1 {
            if let fitting = spellings.first(where: pattern.fits) { best = (pattern, fitting) }
        }
        return best.map { pattern, spelling in
            Match(
                screen: pattern.screen(in: spelling),
                reason: reason(pattern),
                source: pattern.source,
                weight: pattern.weight
            )
        }
    }

    /// A view is a class below the one that the architecture names; a chain that leaves the project for a package that nobody
    /// knows may lead there.
    private func isPossibleView(_ type: CodeType, in index: CodeIndex) -> Bool {
        guard type.isClass else { return false }
        guard let inherited = role.inherits?.type.unwrapped, case .named(let name) = inherited else { return true }
        if index.inherits(type.id, fromClassNamed: name.path) { return true }
        return index.platformClass(of: type.id) == nil && !index.unknownAncestors(of: type.id).isEmpty
    }
}

/// `{screen}Presenter`, a suffix or a prefix; or the name of the one type that plays a role for all screens.
///
/// A class for the same reason.
final class NamePattern: Sendable {
    private let prefix: String
    private let suffix: String
    private let prefixBytes: [UInt8]
    private let suffixBytes: [UInt8]
    /// Whether it leaves nothing of a name.
    let isWhole: Bool
    let source: SourceRange
    /// How many bytes of a name it explains.
    let weight: Int

    private init(prefix: String, suffix: String, isWhole: Bool = false, source: SourceRange) {
        self.prefix = prefix
        self.suffix = suffix
        self.isWhole = isWhole
        self.source = source
        prefixBytes = Array(prefix.utf8)
        suffixBytes = Array(suffix.utf8)
        weight = prefixBytes.count + suffixBytes.count
    }

    convenience init?(_ pattern: Pattern) {
        guard let hole = pattern.text.firstRange(of: "{screen}") else {
            self.init(prefix: pattern.text, suffix: "", isWhole: true, source: pattern.range)
            return
        }
        self.init(
            prefix: String(pattern.text[..<hole.lowerBound]),
            suffix: String(pattern.text[hole.upperBound...]),
            source: pattern.range
        )
        if weight == 0 { return nil }
    }

    convenience init(prefix: Name) {
        self.init(prefix: prefix.text, suffix: "", source: prefix.range)
    }

    convenience init(suffix: Name) {
        self.init(prefix: "", suffix: suffix.text, source: suffix.range)
    }

    var reason: String {
        switch (prefix.isEmpty, suffix.isEmpty) {
        case (false, false): "name is '\(prefix)…\(suffix)'"
        case (false, true): "name \(isWhole ? "is" : "starts with") '\(prefix)'"
        default: "name ends with '\(suffix)'"
        }
    }

    /// By bytes, since all names of the code are held against all patterns of all architectures.
    func fits(_ name: TypeSpelling) -> Bool {
        let bytes = name.bytes
        guard isWhole ? bytes.count == weight : bytes.count > weight else { return false }
        let tail = bytes.count - suffixBytes.count
        for offset in 0..<suffixBytes.count where bytes[tail + offset] != suffixBytes[offset] { return false }
        for offset in 0..<prefixBytes.count where bytes[offset] != prefixBytes[offset] { return false }
        return true
    }

    /// What is left of a name that fits; of one that is for all screens, nothing.
    func screen(in name: TypeSpelling) -> String {
        String(decoding: name.bytes.dropFirst(prefixBytes.count).dropLast(suffixBytes.count), as: UTF8.self)
    }
}
