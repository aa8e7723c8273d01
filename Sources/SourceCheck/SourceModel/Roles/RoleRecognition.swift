import ScreenModel
import ScreenSpecDiagnostics

/// Which types of a module play roles because the architecture recognises them.
///
/// By their own names first; then those called after what they implement; then a view of any name that holds the role to
/// which the view talks.
struct RoleRecognition {
    /// A class, since most candidates play nothing, and there is a place for each.
    final class Play: Sendable {
        let type: TypeID
        let role: String
        let match: RolePattern.Match

        init(type: TypeID, role: String, match: RolePattern.Match) {
            self.type = type
            self.role = role
            self.match = match
        }
    }

    /// In the order of the candidates.
    var plays: [Play] { found.compactMap(\.self) }

    private let candidates: RoleCandidates
    private var found: [Play?]

    init(_ candidates: RoleCandidates, of architecture: Architecture, in index: CodeIndex) {
        let patterns = architecture.roles.compactMap(RolePattern.init)
        // By its name, what only holds values plays nothing.
        let withoutNames = patterns.filter { !$0.isByName }
        self.candidates = candidates
        found = index.jobs.map(candidates.all) { candidate in
            let patterns = candidate.isData ? withoutNames : patterns
            let best = Self.best(patterns) { $0.match(candidate.type, called: candidate.spellings, in: index) }
            return best.map { Play(type: candidate.type.id, role: $0, match: $1) }
        }
        addImplementations(architecture, patterns, index)
        addHolders(architecture, patterns, index)
    }

    /// Of the patterns that fit, the one that explains most of the name.
    private static func best(
        _ patterns: [RolePattern],
        _ match: (RolePattern) -> RolePattern.Match?
    ) -> (role: String, match: RolePattern.Match)? {
        var best: (role: String, match: RolePattern.Match)?
        for pattern in patterns {
            guard let match = match(pattern), match.weight > best?.match.weight ?? -1 else { continue }
            best = (pattern.role.name.text, match)
        }
        return best
    }

    // MARK: Implementations

    /// `BooksPresenterImplementation` plays what a `BooksPresenter` does; `DefaultListViewModel`, whose own name leads to no
    /// view, what a `ListViewModel` does for the view of that name.
    private mutating func addImplementations(
        _ architecture: Architecture,
        _ patterns: [RolePattern],
        _ index: CodeIndex
    ) {
        let view = architecture.viewRole?.name.text
        let withView = Set(found.compactMap { $0?.role == view ? $0?.match.screen : nil })
        for position in candidates.implementers {
            let candidate = candidates.all[position]
            if let own = found[position], own.role == view || withView.contains(own.match.screen) { continue }
            let best = Self.best(patterns) { pattern in
                let matches = candidate.implemented.lazy.compactMap {
                    pattern.match(candidate.type, implementing: $0, in: index)
                }
                return matches.first
            }
            guard let best, found[position] == nil || withView.contains(best.match.screen) else { continue }
            found[position] = Play(type: candidate.type.id, role: best.role, match: best.match)
        }
    }

    // MARK: Views by what they hold

    /// A view whose name leads to no partner is that of the screen whose partner it holds: `BooksTableViewController` with
    /// a `BooksPresenter`. A screen that has a view by its name needs no other.
    private mutating func addHolders(_ architecture: Architecture, _ patterns: [RolePattern], _ index: CodeIndex) {
        guard let channel = architecture.actionsChannel, let partner = channel.to?.text,
            let view = patterns.first(where: { $0.role.isView == true }), view.role.name.text == channel.from?.text,
            view.role.matches == nil, let inherited = view.role.inherits?.type.unwrapped,
            case .named(let superclass) = inherited
        else { return }
        let role = view.role.name.text
        let withView = Set(found.compactMap { $0?.role == role ? $0?.match.screen : nil })
        let partners = screens(ofThosePlaying: partner, knownBy: channel.protocolPattern, index)
        let withPartner = Set(found.compactMap { $0?.role == partner ? $0?.match.screen : nil })
        guard !withPartner.isEmpty else { return }
        let called = ((channel.called ?? []).map(\.text) + [partner]).map { (name: $0, key: NameFingerprint.of($0)) }
        let superclassName = superclass.path
        for (position, candidate) in candidates.all.enumerated() {
            if let play = found[position], play.role != role || withPartner.contains(play.match.screen) { continue }
            guard candidate.propertyNames.contains(where: { name in called.contains { $0.key == name } }),
                index.inherits(candidate.type.id, fromClassNamed: superclassName),
                let held = held(by: candidate, called, partners, index), !withView.contains(held.screen)
            else { continue }
            found[position] = Play(
                type: candidate.type.id,
                role: role,
                match: RolePattern.Match(
                    screen: held.screen,
                    reason: .partner(held: held.name, role: partner, screen: held.screen),
                    source: channel.name.range,
                    weight: 0
                )
            )
        }
    }

    /// The screens of the types that play a role, and of the protocols that are called after those screens or types, or as the
    /// channel's are, such as `ILoginPresenter`.
    private func screens(
        ofThosePlaying role: String,
        knownBy pattern: Pattern?,
        _ index: CodeIndex
    ) -> [TypeID: Set<String>] {
        var screens: [TypeID: Set<String>] = [:]
        for (play, candidate) in zip(found, candidates.all) {
            guard let play, play.role == role, !play.match.screen.isEmpty else { continue }
            screens[play.type, default: []].insert(play.match.screen)
            for stated in index.protocols(of: play.type).flatMap(\.candidates) {
                let name = index[stated].name
                guard
                    name.hasPrefix(play.match.screen)
                        || candidate.implemented.contains(where: { name.hasPrefix($0.text) })
                        || pattern?.isName(name, forScreen: play.match.screen) == true
                else { continue }
                screens[stated, default: []].insert(play.match.screen)
            }
        }
        return screens
    }

    private func held(
        by candidate: RoleCandidate,
        _ called: [(name: String, key: UInt64)],
        _ partners: [TypeID: Set<String>],
        _ index: CodeIndex
    ) -> (name: String, screen: String)? {
        for (number, key) in candidate.propertyNames.enumerated() {
            guard let name = called.first(where: { $0.key == key })?.name else { continue }
            let held = index.type(of: candidate.properties[number]).candidates.flatMap { index.parts(ofAlias: $0) }
            let screens = Set(held.flatMap { partners[$0] ?? [] })
            if screens.count == 1, let screen = screens.first { return (name, screen) }
        }
        return nil
    }
}
