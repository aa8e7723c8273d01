import Foundation
import TestSupport
import Testing

@Suite("init")
struct InitTests {
    @Test("writes a project that compiles without a finding")
    func compiles() throws {
        try TemporaryFolder.with { folder in
            let made = try folder.screenspec(["init"])
            #expect(made.status == 0)
            #expect(
                try folder.files() == ["Sources/ProductCell.swift", "Specs/ProductCell.view.yaml", "screenspec.yaml"]
            )
            let compiled = try folder.compile(["--strict"])
            #expect(compiled.text == "")
            #expect(compiled.status == 0)
            #expect(folder.exists("Generated/ProductCell.view.swift"))
        }
    }

    @Test("makes the folder that is named")
    func makesFolder() throws {
        try TemporaryFolder.with { folder in
            try #require(try folder.screenspec(["init", "My App"]).status == 0)
            #expect(try folder.compile(["--strict"], in: "My App").status == 0)
            #expect(folder.exists("My App/Generated/ProductCell.view.swift"))
        }
    }

    @Test("overwrites nothing, and then writes nothing")
    func overwritesNothing() throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\n", to: "screenspec.yaml")
            let made = try folder.screenspec(["init"])
            #expect(made.status == 1)
            #expect(made.output.contains("'screenspec.yaml' exists already"))
            #expect(try folder.files() == ["screenspec.yaml"])
            #expect(try folder.read("screenspec.yaml") == "version: 1\n")
        }
    }
}
