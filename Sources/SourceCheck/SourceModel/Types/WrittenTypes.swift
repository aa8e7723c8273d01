import ScreenModel

/// Types that stand in two texts, held against each other as Swift means them.
package struct WrittenTypes {
    private let reader: SpecTypeReader

    package init(_ code: CodeIndex) {
        reader = SpecTypeReader(code, selfType: .named(.conformer, []))
    }

    /// Whether they are surely one type; what nobody knows is the same as nothing.
    package func areOne(_ type: SwiftType, _ other: SwiftType) -> Bool {
        guard type != other else { return true }
        let meant = reader.meaning(of: type)
        return meant == reader.meaning(of: other) && !meant.hasUnknown && Signs(of: type) == Signs(of: other)
    }
}

/// What two types that mean the same may differ in.
private struct Signs: Equatable {
    var unwrappedCount = 0
    var attributes: [String] = []

    init(of type: SwiftType) {
        var signs = (unwrapped: 0, attributes: [String]())
        type.forEachPart { part in
            switch part {
            case .implicitlyUnwrapped: signs.unwrapped += 1
            case .attributed(let attributes, _): signs.attributes += attributes
            default: break
            }
        }
        (unwrappedCount, attributes) = (signs.unwrapped, signs.attributes.sorted())
    }
}
