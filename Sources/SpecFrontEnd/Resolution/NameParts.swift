import ScreenModel
import ScreenSpecDiagnostics

extension Name {
    /// The place of one part of a dotted name; of the whole, where the text is not written as it reads.
    func part(at index: Int) -> Name {
        let parts = text.dottedParts
        guard parts.indices.contains(index) else { return self }
        let part = parts[index]
        guard range.offsets.count == text.utf8.count else { return Name(part, at: range) }
        let offset = parts[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
        return Name(part, at: range.slice(offset: offset, length: part.utf8.count))
    }
}

extension Trigger {
    /// `loginButton.touchUpInside`, as it is written.
    var name: Name {
        Name(text, at: range)
    }
}
