/// Why bytes are not the XML that Interface Builder writes, and where.
package struct XMLFault: Error, Hashable, Sendable {
    package let reason: Reason
    /// Where the reader could not go on.
    package let offset: Int
    /// Where what is left open, or what is there already, starts.
    package let other: Int?

    package enum Reason: Hashable, Sendable {
        case notUTF8
        /// A character that XML has no place for, such as NUL.
        case character(UInt8)
        case encoding(String)
        /// The end of the file inside something: a tag, a comment, the element of that name.
        case unfinished(String)
        /// Something other than what has to stand here.
        case expected(String)
        case name
        case closing(found: String, expected: String)
        /// A closing tag where nothing is open.
        case nothingOpen(String)
        case repeatedAttribute(String)
        case entity(String)
        case characterReference(String)
        case declaredEntity
        case misplacedDoctype
        case misplacedDeclaration
        case textOutside
        case secondRoot
        case noElement
        case tooDeep(limit: Int)
        case tooManyAttributes(limit: Int)
    }

    init(_ reason: Reason, at offset: Int, other: Int? = nil) {
        self.reason = reason
        self.offset = offset
        self.other = other
    }
}

extension XMLFault {
    /// What is wrong, as the end of a sentence: "The file is no XML from here on: …".
    package var message: String {
        switch reason {
        case .notUTF8: "this is not UTF-8"
        case .character(let byte): "the character U+\(Self.hexadecimal(byte)) has no place in XML"
        case .encoding(let name): "it says that it is written in '\(name)'"
        case .unfinished(let what): "the file ends inside \(what)"
        case .expected(let what): "\(what) is missing"
        case .name: "a name is missing"
        case .closing(let found, let expected): "'</\(found)>' closes '<\(expected)>'"
        case .nothingOpen(let name): "'</\(name)>' closes nothing"
        case .repeatedAttribute(let name): "the attribute '\(name)' is there twice"
        case .entity(let name): "nobody knows the entity '&\(name);'"
        case .characterReference(let text): "'&#\(text);' is no character"
        case .declaredEntity: "it declares an entity of its own"
        case .misplacedDoctype: "a DOCTYPE stands before the first element, once"
        case .misplacedDeclaration: "'<?xml' stands at the very start"
        case .textOutside: "there is text outside of the first element"
        case .secondRoot: "a second element stands behind the first one"
        case .noElement: "it holds no element"
        case .tooDeep(let limit): "elements are nested more than \(limit) levels deep"
        case .tooManyAttributes(let limit): "a tag has more than \(limit) attributes"
        }
    }

    /// What to do about it.
    package var remedy: String {
        switch reason {
        case .notUTF8, .encoding: "Save it as UTF-8."
        case .declaredEntity: "Write out what the entity stands for."
        case .tooDeep, .tooManyAttributes: "Leave the file out of 'sources'."
        default: "Open it in Interface Builder and save it again, or take back what a merge left."
        }
    }

    /// What stands at the other place.
    package var note: String? {
        guard other != nil else { return nil }
        return switch reason {
        case .repeatedAttribute: "It is there for the first time here."
        case .secondRoot: "The first one starts here."
        default: "It starts here."
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
