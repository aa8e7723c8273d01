import CodeProject
import Foundation
import ScreenSpecConcurrency
import ScreenSpecFileSystem
import SourceFacts
import SwiftParser
import SwiftSyntax

/// What is measured in a process of its own, so that each has its own memory: this program again, with one of these words.
enum CheckWay: String {
    /// The least: every file read and parsed, and its tree dropped.
    case parse = "--parse"
    /// Every file read into facts, or its facts from the cache.
    case load = "--load"

    init?(_ word: String?) {
        guard let way = word.flatMap(CheckWay.init(rawValue:)) else { return nil }
        self = way
    }

    func run(in folder: String) throws {
        switch self {
        case .parse: try parse(folder)
        case .load:
            let loaded = SourceLoader(folder: folder).load()
            let statistics = loaded.statistics
            print(loaded.files.count, statistics.byteCount, statistics.parsedCount, statistics.factsByteCount)
        }
    }

    private func parse(_ folder: String) throws {
        let found = FileDiscovery(folder: folder, suffixes: [".swift"], wanted: .sources).find(["."])
        let sizes = Jobs.all.map(found.paths, stackSize: FactsExtraction.stackSize) { path -> Int in
            guard let bytes = try? FileReader().read(path) else { return 0 }
            return bytes.withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
        }
        print(sizes.count, sizes.reduce(0, +))
    }
}
