import Foundation
import TestSupport
import Testing

@testable import ScreenSpecFileSystem

/// Which entries of a folder matter to a search.
@Suite struct FolderDigestTests {
    private func value(_ purpose: FolderDigest.Purpose, after change: (TemporaryFolder) throws -> Void) throws -> UInt64
    {
        try TemporaryFolder.with { folder in
            for name in ["A.view.yaml", "B.view.yaml", "Badge.swift", "Inner/C.view.yaml"] {
                try folder.write("", to: name)
            }
            try change(folder)
            return FolderDigest.value(of: folder.path, for: purpose)
        }
    }

    private func differs(_ purpose: FolderDigest.Purpose, with name: String) throws -> Bool {
        try value(purpose) { try $0.write("", to: name) } != value(purpose) { _ in }
    }

    @Test(arguments: [
        (".A.view.yaml.swp", false, false), ("notes.txt", false, false), ("D.view.yaml", true, false),
        ("More/E.view.yaml", true, true), ("New.swift", false, true),
        (".screenspec-0123456789abcdef-1.tmp", false, true), (".hidden/F.view.yaml", false, false),
    ])
    func newEntry(name: String, concernsSpecs: Bool, concernsOutputs: Bool) throws {
        #expect(try differs(.specs, with: name) == concernsSpecs)
        #expect(try differs(.outputs, with: name) == concernsOutputs)
    }

    @Test func entriesMayComeInAnyOrder() throws {
        let again = try value(.specs) { folder in
            for name in ["B.view.yaml", "A.view.yaml"] {
                try FileManager.default.removeItem(atPath: folder.path(name))
                try folder.write("other", to: name)
            }
        }
        #expect(try again == value(.specs) { _ in })
    }

    @Test func aFileThatComesAndGoesIsCounted() throws {
        var digest = FolderDigest(value: try value(.outputs) { _ in }, for: .outputs)
        digest.add(file: "New.swift")
        digest.remove(file: "Badge.swift")
        let expected = try value(.outputs) { folder in
            try folder.write("", to: "New.swift")
            try FileManager.default.removeItem(atPath: folder.path("Badge.swift"))
        }
        #expect(digest.value == expected)
        #expect(FolderDigest.value(of: "/nowhere/at/all", for: .specs) == 0)
    }
}
