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
            // A variable that the property is set from is the same view.
            let variables = other.assignments.filter { $0.target.propertyOfSelf == member.baseName }.compactMap {
                $0.value.kind == .path ? $0.value.use?.local?.index : nil
            }
            let places = other.uses.filter { use in
                use.propertyOfSelf == member.baseName
                    || use.components.count == 1 && use.local.map { variables.contains($0.index) } == true
            }.map(\.range)
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
