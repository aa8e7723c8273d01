import ExtractDriver
import Foundation
import TestSupport
import Testing

/// Files that describe the build of an app, cut off or with signs in them that have no place there.
@Suite("Broken descriptions of builds")
struct BrokenDescriptionTests {
    private static let files = [
        ("modules-package", "Package.swift"), ("modules-xcodegen", "project.yml"), ("modules-tuist", "Project.swift"),
        ("modules-xcode", "Apps.xcodeproj/project.pbxproj"),
    ]

    @Test("A project file is drafted whatever they hold", arguments: files)
    func drafts(_ app: String, _ description: String) throws {
        try ExtractedApp.with(app) { (app) throws in
            let text = Array(try app.folder.read(description).utf8)
            var random = SeededGenerator(seed: 27)
            for number in 0..<24 {
                var broken = text
                for _ in 0..<3 {
                    broken[Int.random(in: 0..<broken.count, using: &random)] = Self.signs[number % Self.signs.count]
                }
                for bytes in [Array(text.prefix(text.count * number / 24)), broken] {
                    try app.folder.write(String(decoding: bytes, as: UTF8.self), to: description)
                    #expect(ProjectSetup(in: app.folder.path) != nil)
                }
            }
            for deep in ["[", "(", "{", "{a=(", "a: [", "/*", "\"\\("] {
                try app.folder.write(String(repeating: deep, count: 50_000), to: description)
                #expect(ProjectSetup(in: app.folder.path) != nil)
            }
        }
    }

    private static let signs: [UInt8] = Array("[](){}\",;:=/\\\n\u{0}".utf8)
}
