import ScreenModel

/// What an earlier pass over a project's specs has left, as the files of this run see it.
package struct KnownResults: Sendable {
    /// By the positions of the files; `nil` for a file of which nothing is known.
    package var results: [SpecResult?]
    /// Those of files that there are no more.
    package var gone: [SpecResult] = []

    /// Nothing is known of any file.
    package init(nothingOf files: SpecFiles) {
        results = Array(repeating: nil, count: files.count)
    }

    /// - Parameter results: Those that there are, in the order of the paths of their files.
    package init(_ results: [SpecResult], of files: SpecFiles) {
        self.init(nothingOf: files)
        for (result, position) in zip(results, files.positions(ofSorted: results.lazy.map(\.path))) {
            if let position, result.module == files.moduleOfFile[position] {
                self.results[position] = result
            } else {
                gone.append(result)
            }
        }
    }

    /// The files that asked one of some questions.
    package func files(asking details: Set<UInt32>) -> [Int] {
        guard !details.isEmpty else { return [] }
        let wanted = HashFilter(details)
        return results.indices.filter { position in
            results[position]?.questions.contains { wanted.contains($0.detail) } ?? false
        }
    }

    /// The files that declare one of some names.
    package func files(declaring subjects: Set<UInt32>) -> [Int] {
        guard !subjects.isEmpty else { return [] }
        let wanted = HashFilter(subjects)
        return results.indices.filter { results[$0]?.declared.contains(where: wanted.contains) ?? false }
    }
}

/// Hashes of which most that are asked for are not there: a look at one bit tells so.
private struct HashFilter {
    private let hashes: Set<UInt32>
    private var bits = [UInt64](repeating: 0, count: 1024)

    init(_ hashes: Set<UInt32>) {
        self.hashes = hashes
        for hash in hashes { bits[Int(hash >> 6 & 1023)] |= 1 << UInt64(hash & 63) }
    }

    func contains(_ hash: UInt32) -> Bool {
        bits[Int(hash >> 6 & 1023)] >> UInt64(hash & 63) & 1 == 1 && hashes.contains(hash)
    }
}
