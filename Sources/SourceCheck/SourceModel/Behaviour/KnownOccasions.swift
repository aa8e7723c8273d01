/// What sets code of a view off, as far as it is known: a method may be called by others, and a closure may be kept.
struct KnownOccasions {
    /// Each once, in the order of the code.
    private(set) var all: [Occasion] = []
    private var met: Set<Occasion> = []
    /// Whether nothing else does.
    var isComplete: Bool

    init(_ occasions: [Occasion] = [], isComplete: Bool = true) {
        self.isComplete = isComplete
        for occasion in occasions { add(occasion) }
    }

    static let unknown = KnownOccasions(isComplete: false)

    mutating func add(_ occasion: Occasion) {
        if met.insert(occasion).inserted { all.append(occasion) }
    }

    static func += (known: inout KnownOccasions, more: KnownOccasions) {
        for occasion in more.all { known.add(occasion) }
        known.isComplete = known.isComplete && more.isComplete
    }

    /// The same where somebody tells apart which of them it was.
    var toldApart: KnownOccasions {
        guard all.count > 1 else { return self }
        let occasions = all.map { occasion in
            var occasion = occasion
            occasion.isOneOfSeveral = true
            return occasion
        }
        return KnownOccasions(occasions, isComplete: isComplete)
    }
}
