import Foundation
import ScreenSpecConcurrency
import ScreenSpecReporting
import TestSupport

/// What the first `extract` makes of an app, worked out once for all tests that go on from there.
struct FirstRun: Sendable {
    let status: ScreenSpecReporting.ExitStatus
    /// The paths of the app's own files.
    let sources: Set<String>
    /// All files after the run, what it remembers among them.
    let files: [String: [UInt8]]

    private static let known = Memo<String, Result<FirstRun, any Error>>()

    static func of(_ app: String) throws -> FirstRun {
        try known(app) { Result { try made(of: app) } }.get()
    }

    private static func made(of app: String) throws -> FirstRun {
        try ExtractedApp.with(app) { app in
            let status = app.extract()
            let paths = try app.folder.files()
            let files = try paths.map { ($0, Array(try Data(contentsOf: app.folder.url.appendingPathComponent($0)))) }
            return FirstRun(status: status, sources: app.sources, files: Dictionary(uniqueKeysWithValues: files))
        }
    }
}
