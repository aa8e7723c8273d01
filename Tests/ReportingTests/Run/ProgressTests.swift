import Foundation
import Testing

@testable import ScreenSpecReporting

@Suite("Progress")
struct ProgressTests {
    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []

        func append(_ line: String) { lock.withLock { lines.append(line) } }
        var all: [String] { lock.withLock { lines } }
    }

    @Test("is one line of a terminal that is gone at the end")
    func terminal() {
        let log = Log()
        let progress = Progress("Writing pages", of: 64, after: .zero, isTerminal: true) { log.append($0) }
        for _ in 0..<64 { progress.advance() }
        progress.finish()
        progress.advance()
        #expect(log.all.first == "\rWriting pages: 16 of 64")
        #expect(log.all.last == "\r\u{1B}[K")
    }

    @Test("is silent for quick work and where nobody looks")
    func silence() {
        let log = Log()
        let quick = Progress("Quick", of: 32, after: .seconds(60 * 60), isTerminal: true) { log.append($0) }
        for _ in 0..<32 { quick.advance() }
        quick.finish()
        let unseen = Progress("Unseen", of: 32, after: .zero, isTerminal: false) { log.append($0) }
        for _ in 0..<32 { unseen.advance() }
        unseen.finish()
        #expect(log.all == [])
    }
}
