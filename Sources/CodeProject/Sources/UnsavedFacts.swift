/// The facts of a run that its cache has not kept yet, so that they can be written while rules read them.
package struct UnsavedFacts: Sendable {
    let cache: FactsCache
    /// What the system says of the files, where it says something new.
    var stamps: [SourceStamps.Entry]
    var entries: [FactsSegment.Entry] = []
    /// Whether any of them were not kept before.
    var hasNew = false
    var interfaceEntries: [InterfaceSegment.Entry] = []
    /// The same of files beside Swift.
    var hasNewInterface = false

    package func keep() {
        cache.keep(entries, hasNew: hasNew)
        cache.keep(interfaceEntries, hasNew: hasNewInterface)
        if !stamps.isEmpty { SourceStamps.keep(stamps, in: cache.folder) }
    }
}
