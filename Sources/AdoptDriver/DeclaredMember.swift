import SourceCheck
import SwiftNotation

/// A member of a declaration, as the words that it is the same by, wherever and however it is written: without blanks, comments and
/// names that only it knows.
struct DeclaredMember {
    enum Word: Hashable {
        case text(String)
        case type(String)

        var text: String {
            switch self {
            case .text(let text), .type(let text): text
            }
        }
    }

    let words: [Word]
    /// With argument labels.
    let name: String

    var signature: String { words.map(\.text).joined(separator: " ") }
    var isInitializer: Bool { words.contains(.text("init")) }

    /// Of a stored property that is a constant on one side and a variable on the other.
    func isSameButForMutability(as other: DeclaredMember, _ types: WrittenTypes) -> Bool {
        let plain = DeclaredMember(words: words.map { $0 == .text("let") ? .text("var") : $0 }, name: name)
        let otherPlain = DeclaredMember(words: other.words.map { $0 == .text("let") ? .text("var") : $0 }, name: name)
        return plain.isSame(as: otherPlain, types)
    }

    /// Types count for what Swift means by them.
    func isSame(as other: DeclaredMember, _ types: WrittenTypes) -> Bool {
        words.count == other.words.count
            && zip(words, other.words).allSatisfy { word, other in
                if word == other { return true }
                guard case .type(let text) = word, case .type(let otherText) = other,
                    case .success(let type) = SwiftNotation.type(text),
                    case .success(let otherType) = SwiftNotation.type(otherText)
                else { return false }
                return types.areOne(type, otherType)
            }
    }
}
