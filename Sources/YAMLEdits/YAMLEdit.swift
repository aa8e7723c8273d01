/// Where an entry of a mapping, or an element of a sequence, stands: by the number of its document, and by those of the entries and
/// elements that lead there. Without these it is the top node of the document.
package struct YAMLPath: Hashable, Sendable {
    package let document: Int
    package let steps: [Int]

    package init(document: Int, _ steps: [Int] = []) {
        (self.document, self.steps) = (document, steps)
    }

    package func child(_ number: Int) -> YAMLPath {
        YAMLPath(document: document, steps + [number])
    }

    /// The mapping or sequence that it stands in; `nil` of a document.
    package var parent: YAMLPath? {
        steps.isEmpty ? nil : YAMLPath(document: document, Array(steps.dropLast()))
    }
}

/// One change of a text.
package enum YAMLEdit: Hashable, Sendable {
    /// Adds an entry to a mapping, before the one of this number or, where there is none, at the end.
    case insertEntry(YAMLEntry, in: YAMLPath, at: Int)
    /// Adds an element to a sequence.
    case insertElement(YAMLValue, in: YAMLPath, at: Int)
    /// Puts another value in place of an entry's or an element's.
    case replace(YAMLPath, with: YAMLValue)
    /// Gives the key of an entry another text.
    case rename(YAMLPath, to: String)
    /// Takes out an entry or an element with all comments in it, and with the one behind it on its line.
    case remove(YAMLPath)
    /// Adds a comment, from its `#` on, on a line of its own before an entry or an element.
    case addComment(String, before: YAMLPath)
    /// Takes out a comment, by its number among all of the text.
    case removeComment(Int)
    /// Writes a mapping that stands in braces in lines, so that comments can stand between its entries.
    case expand(YAMLPath)
}

/// Why a text is left as it is.
package enum YAMLEditRefusal: Error, Hashable, Sendable {
    /// It is no YAML that can be read without errors.
    case unreadable
    /// Nothing stands at the path, or something of another kind.
    case noSuchPlace
    /// An alias stands for the place, so that something else would change too.
    case isShared
    /// A block would be left without entries.
    case wouldBeEmpty
    /// The mapping has the key.
    case hasKey
    /// It does not stand on lines of its own.
    case sharesLine
    /// What stands there can't be changed in a way that leaves all else as it is.
    case wouldChangeMore

    /// To go on with behind "since".
    package var words: String {
        switch self {
        case .unreadable: "the file has errors"
        case .noSuchPlace: "the place is not there"
        case .isShared: "an alias stands for the place too"
        case .wouldBeEmpty: "nothing would be left of what is around it"
        case .hasKey: "the key is there"
        case .sharesLine: "it does not stand on lines of its own"
        case .wouldChangeMore: "something else would change too"
        }
    }
}
