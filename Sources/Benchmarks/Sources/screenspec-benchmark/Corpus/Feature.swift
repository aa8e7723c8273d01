/// One feature of the imagined app: a kind of thing that people look at, list and change.
struct Feature {
    /// `AmberInvoice`: the start of the names of all types that belong to the feature.
    let name: String
    /// `invoice`: what one of the things is called in parameters.
    let item: String
    /// `amber invoice`: what it is called in sentences.
    let phrase: String
    /// What is known of each thing beside its title.
    let attributes: [Attribute]

    init(number: Int) {
        let adjective = Self.adjectives[number % Self.adjectives.count]
        let noun = Self.nouns[number / Self.adjectives.count % Self.nouns.count]
        let round = number / (Self.adjectives.count * Self.nouns.count)
        let suffix = round == 0 ? "" : String(round + 1)
        name = Self.capitalized(adjective) + Self.capitalized(noun) + suffix
        item = noun
        phrase = "\(adjective) \(noun)"
        // A different choice for each feature, spread evenly and without chance.
        attributes = Attribute.all.enumerated().filter { (number * 7 + $0.offset * 5) % 9 < 5 }.map(\.element)
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static let adjectives = [
        "amber", "brisk", "calm", "daring", "eager", "fresh", "gentle", "hidden", "ideal", "jolly", "keen", "light",
        "modest", "noble", "open", "plain", "quick", "rapid", "silent", "tidy", "urban", "vivid", "warm", "young",
        "zesty",
        "bold", "clear", "deep", "early", "firm", "grand", "high", "inner", "joint", "kind", "lively", "major", "neat",
        "outer", "prime",
    ]

    private static let nouns = [
        "invoice", "album", "booking", "course", "delivery", "event", "flight", "garden", "hotel", "journey", "kitchen",
        "lesson", "meeting", "notebook", "order", "payment", "question", "recipe", "shipment", "ticket", "voucher",
        "workout", "account", "branch", "contract", "device", "exhibit", "forecast", "gallery", "holiday",
    ]
}

/// Something that is known of each thing of a feature.
struct Attribute {
    let name: String
    let type: String
    let summary: String
    /// How it is shown: a format of the language, or as it is.
    var format: String?
    /// A Swift expression, for view models.
    var standard: String?

    /// The name of what a label shows.
    var shownName: String {
        format == nil ? name : "formatted" + name.prefix(1).uppercased() + name.dropFirst()
    }

    static let all = [
        Attribute(
            name: "price",
            type: "Double",
            summary: "What it costs, in euros.",
            format: "{currency: price, code: EUR}"
        ),
        Attribute(
            name: "createdAt",
            type: "Date",
            summary: "When it was made.",
            format: "{date: createdAt}"
        ),
        Attribute(name: "remark", type: "String?", summary: "What somebody noted about it.", standard: "nil"),
        Attribute(
            name: "unitCount",
            type: "Int",
            summary: "How many there are.",
            format: "{number: unitCount}",
            standard: "0"
        ),
        Attribute(
            name: "progress",
            type: "Double",
            summary: "How much of it is done, from 0 to 1.",
            format: "{percent: progress}"
        ),
        Attribute(
            name: "changedAt",
            type: "Date",
            summary: "When somebody last changed it.",
            format: "{relativeDate: changedAt}"
        ),
        Attribute(name: "ownerName", type: "String", summary: "Whose it is: a name as people write it, “Zoë” say."),
        Attribute(name: "labels", type: "[String]", summary: "The words it was filed under.", format: "{list: labels}"),
        Attribute(name: "place", type: "String", summary: "Where it is, in words."),
    ]
}
