import SourceCheck
import SourceFacts

/// A property of a type that no source declares: of a package, as it seems.
struct PackageSubview {
    private let member: MemberFact
    private let type: CodeType

    init(_ member: MemberFact, of type: CodeType) {
        (self.member, self.type) = (member, type)
    }

    /// Whether it can only be a view: it is called one, and is an outlet or is put into another view.
    var isCertain: Bool {
        guard let name = (member.type?.stripped ?? member.value?.type)?.name, name.startsUppercase,
            Self.suffixes.contains(where: name.hasSuffix)
        else { return false }
        return member.attributes.contains("IBOutlet") || !member.isWeak && isAdded
    }

    private var isAdded: Bool {
        type.members.contains { other in
            let places = other.uses.filter { $0.propertyOfSelf == member.baseName }.map(\.range)
            return !places.isEmpty
                && other.calls.contains { call in
                    call.name.map { $0.string.contains("ubview") } == true
                        && places.contains { call.range.contains($0) }
                }
        }
    }

    private static let suffixes = [
        "View", "Button", "Label", "Field", "Control", "Switch", "Slider", "Bar", "Cell", "Indicator",
    ]
}
