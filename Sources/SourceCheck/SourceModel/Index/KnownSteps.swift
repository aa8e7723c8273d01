import SystemTypes
import SourceFacts

/// The types that names have led to, for as long as no other name takes their place.
///
/// What code asks for, it mostly asks for again soon or never. So there is one place for each name, and there never are more: a
/// table that grows would be many times as large, and in memory that nobody has touched yet.
struct KnownSteps {
    /// Where a name leads from: never 0, which stands in places that are free.
    struct Start {
        fileprivate let key: UInt64

        /// `nil` where several types may be meant, or none.
        init?(_ type: NamedType) {
            guard let key = KnownSteps.key(of: type), key != 0 else { return nil }
            self.key = key
        }

        /// The local variables of a file, whose names are their numbers.
        init(localsOf facts: FileFacts) {
            key = UInt64(facts.file.index) << 2 | 3
        }
    }

    /// Nothing in it is counted: a table is made for every few types whose code is looked at.
    private struct Slot: BitwiseCopyable {
        var start: UInt64 = 0
        var name: UInt64 = 0
        /// The key of the type.
        var type: UInt64 = 0
    }

    private static let slotCount = 1_024
    private var slots = Array(repeating: Slot(), count: KnownSteps.slotCount)

    subscript(start: Start, name: UInt64) -> NamedType? {
        let slot = slots[Self.slot(of: start, name)]
        return slot.start == start.key && slot.name == name ? Self.type(ofKey: slot.type) : nil
    }

    /// What may be several types is not remembered.
    mutating func insert(_ type: NamedType, _ start: Start, _ name: UInt64) {
        guard let key = Self.key(of: type) else { return }
        slots[Self.slot(of: start, name)] = Slot(start: start.key, name: name, type: key)
    }

    /// To spread keys takes one multiplication, since each name of each path is looked for.
    private static func slot(of start: Start, _ name: UInt64) -> Int {
        FingerprintSlots.first(for: name &+ start.key &* 0x9E37_79B9_7F4A_7C15, among: slotCount)
    }

    // MARK: Keys

    private static func key(of type: NamedType) -> UInt64? {
        switch type {
        case .unknown: 0
        case .project(let id): UInt64(UInt32(bitPattern: id.number)) << 2 | 1
        case .platform(let platform): UInt64(UInt32(bitPattern: platform.number)) << 2 | 2
        case .ambiguous: nil
        }
    }

    private static func type(ofKey key: UInt64) -> NamedType {
        let number = Int32(bitPattern: UInt32(truncatingIfNeeded: key >> 2))
        return switch key & 3 {
        case 1: .project(TypeID(Int(number)))
        case 2: .platform(PlatformType(number: number))
        default: .unknown
        }
    }
}
