/// The facts of a run that its cache has not kept yet, so that they can be written while rules read them.
struct FactsNews: Sendable {
    let cache: FactsCache
    var entries: [FactsSegment.Entry] = []
    /// Whether any of them were not kept before.
    var hasNew = false
    /// Those of the files that were read for the first time.
    var stamps: [SourceStamps.Entry] = []

    func keep() {
        cache.keep(entries, hasNew: hasNew)
        if !stamps.isEmpty { SourceStamps.keep(stamps, in: cache.folder) }
    }
}
