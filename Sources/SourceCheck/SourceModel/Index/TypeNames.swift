import SourceFacts
import ScreenSpecDiagnostics

/// The names of all types that the code declares, each with a number.
///
/// A name in the facts is looked for by its fingerprint: most names that the code uses are of no declared type, and no `String` is
/// made of them.
struct TypeNames: Sendable {
    private var numbers: [UInt64: Int] = [:]

    /// The number of a name, a new one for one that is new.
    mutating func add(_ fingerprint: UInt64) -> Int {
        if let known = numbers[fingerprint] { return known }
        numbers[fingerprint] = numbers.count
        return numbers.count - 1
    }

    func number(of name: FactText) -> Int? {
        number(of: name.fingerprint)
    }

    func number(of name: String) -> Int? {
        number(of: NameFingerprint.of(name))
    }

    func number(of fingerprint: UInt64) -> Int? {
        numbers[fingerprint]
    }
}
