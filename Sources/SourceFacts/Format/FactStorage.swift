/// Where the words of many files' facts go, which are never freed. Whoever makes facts keeps one to itself.
package protocol FactStorage: AnyObject {
    /// Room for so many words, in which anything may stand, to be filled before the next is asked for; `nil` where none is left.
    func room(_ count: Int) -> FactRoom?
}

package struct FactRoom {
    /// Where to write the words.
    let words: UnsafeMutablePointer<UInt32>
    /// Where they can be read, at once or when the storage says so, and will stay.
    let start: UnsafePointer<UInt32>

    package init(words: UnsafeMutablePointer<UInt32>, start: UnsafePointer<UInt32>) {
        self.words = words
        self.start = start
    }
}
