import SourceFacts

/// In which files paths mention certain names, by whatever root: what may be a use of a member called so.
struct NameMentions: Sendable {
    /// The numbers of files, in rising order.
    private var files: [String: [Int32]] = [:]

    init(of names: Set<String>, in index: CodeIndex) {
        for (number, file) in index.files.enumerated() {
            var seen: [Bool] = []
            for use in file.facts.uses {
                for component in use.components {
                    let identity = Int(component.name.identity)
                    if identity >= seen.count {
                        seen += Array(repeating: false, count: identity + 64 - seen.count)
                    }
                    guard !seen[identity] else { continue }
                    seen[identity] = true
                    let name = component.name.string
                    if names.contains(name) { files[name, default: []].append(Int32(truncatingIfNeeded: number)) }
                }
            }
        }
    }

    /// Whether a file other than these mentions the name.
    func isMentioned(_ name: String, outside own: Set<Int>) -> Bool {
        files[name]?.contains { !own.contains(Int($0)) } ?? false
    }
}
