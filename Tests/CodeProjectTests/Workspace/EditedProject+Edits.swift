import Testing

extension EditedProject {
    /// A path, or the name of a file of the sources without its ending; a text in it, and what takes its place.
    typealias Edit = (file: String, text: String, by: String)

    /// The same texts with so many views behind each Swift file that no other one is looked at together with it: what is found in
    /// several files at once is found anew when any of them changes.
    static func apart(_ texts: [String: String]) -> [String: String] {
        let between = texts.keys.filter { $0.hasSuffix(".swift") }.map { path -> (String, String) in
            let place = path.dropLast(".swift".count)
            let name = place.split(separator: "/").last ?? place
            let views = (0..<64).map { "final class \(name)Space\($0): UIView {}\n" }
            return (place + "_.swift", "import UIKit\n\n" + views.joined())
        }
        return texts.merging(between) { text, _ in text }
    }

    /// Makes an edit, after which all is found that a check finds that knows nothing, and tells in which other files that is something
    /// else than before.
    mutating func othersChanged(by edit: Edit) throws -> Set<String> {
        let path = edit.file.contains("/") ? edit.file : "Sources/\(edit.file).swift"
        let before = try findings()
        let old = try #require(text(path))
        try #require(old.contains(edit.text), "\(path): \(edit.text)")
        change(path, old.replacing(edit.text, with: edit.by))
        let findings = try findings()
        #expect(try findings == coldFindings(), "\(path): \(edit.by)")
        return Set(before.keys).union(findings.keys).filter { $0 != path && before[$0] != findings[$0] }
    }
}
