import Foundation
import Testing

/// Compares what the program makes with files that a person has read.
///
/// `SCREENSPEC_RECORD=1 swift test` writes the files anew; the difference is then read in version control.
package enum Golden {
    package static let isRecording: Bool = {
        let value = ProcessInfo.processInfo.environment["SCREENSPEC_RECORD"] ?? ""
        return !value.isEmpty && value != "0"
    }()

    /// Records an issue with a readable difference unless the file at `url` holds exactly `actual`.
    package static func expect(
        _ actual: String,
        at url: URL,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard !isRecording else { return record(actual, at: url, sourceLocation: sourceLocation) }
        guard let data = try? Data(contentsOf: url) else {
            Issue.record(
                "No golden file \(url.path); SCREENSPEC_RECORD=1 writes it. The text is:\n\(actual)",
                sourceLocation: sourceLocation
            )
            return
        }
        let expected = String(decoding: data, as: UTF8.self)
        guard Array(expected.utf8) != Array(actual.utf8) else { return }
        Issue.record(
            """
            \(url.path) differs; SCREENSPEC_RECORD=1 writes it anew.
            \(LineDifference(from: expected, to: actual).text)
            """,
            sourceLocation: sourceLocation
        )
    }

    package static func expect(
        _ actual: String,
        at path: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(actual, at: URL(fileURLWithPath: path), sourceLocation: sourceLocation)
    }

    private static func record(_ actual: String, at url: URL, sourceLocation: SourceLocation) {
        do {
            if let data = try? Data(contentsOf: url), data == Data(actual.utf8) { return }
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: url)
        } catch {
            Issue.record("Cannot record \(url.path): \(error)", sourceLocation: sourceLocation)
        }
    }
}
