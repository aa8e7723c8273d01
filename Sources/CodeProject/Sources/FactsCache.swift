import InterfaceBuilder
import ScreenSpecCache
import ScreenSpecConcurrency
import SourceFacts

/// The facts of earlier runs, by the hash of what they were taken from.
///
/// Times and paths play no part, so that a fresh clone with a restored cache parses nothing. There are two segments: one with all
/// files, and one with those that have changed since it was written, so that a run after a small change writes little. Each is
/// only ever replaced as a whole, and one may be there without the other.
final class FactsCache: Sendable {
    let folder: CacheFolder
    private let all: FactsSegment?
    private let recent: FactsSegment?
    private let interface: InterfaceSegment?

    private static let allName = "facts"
    private static let recentName = "facts-recent"

    /// Of so many files, one may be in the segment of those that have changed.
    private static let recentShare = 8

    init(in folder: CacheFolder) {
        self.folder = folder
        all = FactsSegment(Self.allName, in: folder)
        recent = all == nil ? nil : FactsSegment(Self.recentName, in: folder)
        interface = all == nil ? nil : InterfaceSegment(in: folder)
    }

    var isEmpty: Bool { all == nil }

    func contains(_ key: FactsKey) -> Bool {
        recent?.contains(key) == true || all?.contains(key) == true || interface?.contains(key) == true
    }

    /// All facts of earlier runs.
    struct Contents: Sendable {
        fileprivate let all: FactsSegment.Contents
        fileprivate let recent: FactsSegment.Contents?
        fileprivate let interface: InterfaceSegment.Contents?

        /// The facts of contents that an earlier run has seen. May be called from any thread.
        func facts(for key: FactsKey) -> OwnedFacts? {
            recent?.facts(for: key) ?? all.facts(for: key)
        }

        /// The same of a file beside Swift.
        func interfaceFacts(for key: FactsKey) -> InterfaceFacts? {
            interface?.facts(for: key)
        }
    }

    func contents(_ jobs: Jobs) -> Contents? {
        all?.contents(jobs).map { Contents(all: $0, recent: recent?.contents(jobs), interface: interface?.facts) }
    }

    /// Keeps the facts of this run, and hardly any others.
    ///
    /// - Parameter hasNew: Whether any of them were not kept before: a run that changes nothing writes nothing.
    func keep(_ entries: [FactsSegment.Entry], hasNew: Bool) {
        let isBloated = all.map { $0.count > entries.count * 2 } ?? false
        guard hasNew || isBloated else { return }
        guard let all, !isBloated else { return replaceAll(with: entries) }
        let changed = entries.filter { !all.contains($0.key) }
        guard changed.count * Self.recentShare <= entries.count else { return replaceAll(with: entries) }
        FactsSegment.replace(Self.recentName, in: folder, with: changed)
    }

    /// Keeps what this run knows of files beside Swift.
    ///
    /// - Parameter hasNew: Whether any of it was not kept before.
    func keep(_ entries: [InterfaceSegment.Entry], hasNew: Bool) {
        if hasNew { InterfaceSegment.replace(in: folder, with: entries) }
    }

    private func replaceAll(with entries: [FactsSegment.Entry]) {
        if FactsSegment.replace(Self.allName, in: folder, with: entries) { folder.remove(Self.recentName) }
    }
}
