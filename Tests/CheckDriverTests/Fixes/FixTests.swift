import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import CheckDriver

@Suite("Fixes")
struct FixTests {
    /// A file and findings in it: `⟦title|replacement⟧old⟦⟧`.
    private struct Scene {
        var files = SourceFiles()
        let folder: TemporaryFolder

        mutating func add(_ path: String, _ text: String, asBytes bytes: [UInt8]? = nil) throws -> FileID {
            try folder.write(bytes ?? Array(text.utf8), to: path)
            return files.append(path: path, bytes: bytes ?? Array(text.utf8))
        }

        func edit(_ file: FileID, _ old: String, _ new: String) throws -> Diagnostic.Edit {
            let text = String(decoding: files[file]?.bytes ?? [], as: UTF8.self)
            let found = try #require(text.range(of: old))
            let lower = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
            return Diagnostic.Edit(
                at: SourceRange(file: file, lower: lower, upper: lower + old.utf8.count),
                with: new
            )
        }

        func insertion(_ file: FileID, before mark: String, _ new: String) throws -> Diagnostic.Edit {
            var edit = try edit(file, mark, new)
            edit.range.upper = edit.range.lower
            return edit
        }

        func run(_ faults: @escaping @Sendable (String, [UInt8]) -> Int = SwiftFaults.count) -> FixRun {
            FixRun(folder: folder.path, faults: faults)
        }
    }

    private func finding(_ edits: Diagnostic.Edit..., isSafe: Bool = true) -> Diagnostic {
        let fix = Diagnostic.Fix("Fix", edits: edits, isSafe: isSafe)
        return Diagnostic.sample("r", at: edits.first?.range, "m \(edits.hashValue)", fixes: [fix])
    }

    private func withScene(_ body: (inout Scene) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            var scene = Scene(folder: folder)
            try body(&scene)
        }
    }

    @Test("change what they name, and every other byte stays")
    func everyOtherByteStays() throws {
        try withScene { scene in
            let text = "\u{FEFF}class A {\r\n\tlet label = UILabel() // é𝄞\u{B}\n\n   var delegate: D?\r}"
            let file = try scene.add("A.swift", text)
            let findings = [
                finding(try scene.insertion(file, before: "let label", "private ")),
                finding(try scene.insertion(file, before: "var delegate", "weak ")),
            ]
            let result = scene.run().prepare(findings, in: scene.files)
            #expect(scene.run().write(result).isEmpty)
            #expect(result.fixCount == 2)
            let expected = text.replacing("let label", with: "private let label")
                .replacing("var delegate", with: "weak var delegate")
            #expect(try Array(scene.folder.read("A.swift").utf8) == Array(expected.utf8))
        }
    }

    @Test("end new lines as the file does", arguments: ["\n", "\r\n"])
    func lineBreaks(lineBreak: String) throws {
        try withScene { scene in
            let file = try scene.add("A.swift", "class A {\(lineBreak)}\(lineBreak)")
            let fix = finding(try scene.insertion(file, before: "}", "\n    func a() {\n    }\n"))
            let result = scene.run().prepare([fix], in: scene.files)
            let expected = ["class A {", "", "    func a() {", "    }", "}", ""].joined(separator: lineBreak)
            #expect(result.changes.map { String(decoding: $0.new, as: UTF8.self) } == [expected])
        }
    }

    @Test("are shown as a difference")
    func difference() throws {
        try withScene { scene in
            let file = try scene.add("Sources/A.swift", "class A {\n    let label = UILabel()\n}\n")
            let fix = finding(try scene.insertion(file, before: "let", "private "))
            let result = scene.run().prepare([fix], in: scene.files)
            #expect(
                result.difference == """
                    --- Sources/A.swift
                    +++ Sources/A.swift
                    @@ -1,3 +1,3 @@
                     class A {
                    -    let label = UILabel()
                    +    private let label = UILabel()
                     }

                    """
            )
            #expect(try scene.folder.read("Sources/A.swift").contains("    let"))
        }
    }

    @Test("that are not safe are left to people")
    func unsafeFixes() throws {
        try withScene { scene in
            let file = try scene.add("A.swift", "class A {}\n")
            let result = scene.run().prepare([finding(try scene.edit(file, "A", "B"), isSafe: false)], in: scene.files)
            #expect(result.changes.isEmpty)
        }
    }

    @Test("of one place: the first is made, and the others wait for the next run")
    func overlappingFixes() throws {
        try withScene { scene in
            let file = try scene.add("A.swift", "class Name {}\nclass Other {}\n")
            let findings = [
                finding(try scene.edit(file, "Name", "First")),
                finding(try scene.edit(file, "ame {}", "ame { }"), try scene.edit(file, "Other", "Lost")),
                finding(try scene.edit(file, "Other", "Second")),
            ]
            let result = scene.run().prepare(findings, in: scene.files)
            #expect(result.fixCount == 2)
            #expect(
                result.changes.map { String(decoding: $0.new, as: UTF8.self) } == ["class First {}\nclass Second {}\n"]
            )
        }
    }

    @Test("of a later round go on from what earlier ones have made, and all are written at once")
    func rounds() throws {
        try withScene { scene in
            let file = try scene.add("A.swift", "protocol P {}\nvar delegate: P?\n")
            let run = scene.run()
            let first = run.prepare([finding(try scene.insertion(file, before: " {}", ": AnyObject"))], in: scene.files)
            var later = Scene(folder: scene.folder)
            let text = try #require(run.texts(first)[scene.folder.path("A.swift")])
            let changed = later.files.append(path: "A.swift", bytes: text)
            let more = finding(try later.insertion(changed, before: "var", "weak "))
            let second = run.prepare([more], in: later.files, after: first)
            #expect(second.fixCount == 2)
            #expect(second.difference.contains("+protocol P: AnyObject {}\n"))
            #expect(second.difference.contains("+weak var delegate: P?\n"))
            #expect(try scene.folder.read("A.swift").hasPrefix("protocol P {}"))
            #expect(run.write(second).isEmpty)
            #expect(try scene.folder.read("A.swift") == "protocol P: AnyObject {}\nweak var delegate: P?\n")
            // Who saves between the rounds and the end keeps what was saved.
            try scene.folder.write("protocol Q {}\n", to: "A.swift")
            #expect(run.write(second).map(\.rule) == ["refused-fix"])
            #expect(try scene.folder.read("A.swift") == "protocol Q {}\n")
        }
    }

    @Test("that ask for the same edit are made once")
    func sharedEdit() throws {
        try withScene { scene in
            let protocols = try scene.add("P.swift", "protocol P {}\n")
            let first = try scene.add("A.swift", "var a: P\n")
            let second = try scene.add("B.swift", "var b: P\n")
            let bound = try scene.insertion(protocols, before: " {}", ": AnyObject")
            let findings = [
                finding(try scene.insertion(first, before: "var", "weak "), bound),
                finding(try scene.insertion(second, before: "var", "weak "), bound),
            ]
            let result = scene.run().prepare(findings, in: scene.files)
            #expect(result.fixCount == 2)
            #expect(scene.run().write(result).isEmpty)
            #expect(try scene.folder.read("P.swift") == "protocol P: AnyObject {}\n")
            #expect(try scene.folder.read("B.swift") == "weak var b: P\n")
        }
    }

    @Test("that would leave no Swift behind are dropped with their edits of other files")
    func unparsable() throws {
        try withScene { scene in
            let broken = try scene.add("A.swift", "class A {}\n")
            let other = try scene.add("B.swift", "class B {}\n")
            let third = try scene.add("C.swift", "class C {}\n")
            let findings = [
                finding(try scene.edit(broken, "{}", "{"), try scene.edit(other, "B", "X")),
                finding(try scene.edit(third, "C", "Y")),
            ]
            let result = scene.run().prepare(findings, in: scene.files)
            #expect(result.changes.map(\.path) == ["C.swift"])
            #expect(result.diagnostics.map(\.rule) == ["refused-fix"])
            #expect(result.diagnostics.first?.message.contains("would no longer be Swift") == true)
        }
    }

    @Test("are made in a file that was broken before")
    func brokenBefore() throws {
        try withScene { scene in
            let file = try scene.add("A.swift", "class A { let label = UILabel() }\nclass {\n")
            let result = scene.run().prepare(
                [finding(try scene.insertion(file, before: "let", "private "))],
                in: scene.files
            )
            #expect(result.changes.count == 1)
        }
    }

    @Test("leave generated files alone, and those that changed meanwhile")
    func refusedFiles() throws {
        try withScene { scene in
            let header = """
                // Generated by ScreenSpec; edit the spec, not this file.
                // Spec: A.view.yaml
                // Language version 1, hash 0123456789abcdef

                """
            let generated = try scene.add("A.view.swift", header + "class A {}\n")
            let typed = try scene.add("B.swift", "class B {}\n")
            try scene.folder.write("class B { /* more */ }\n", to: "B.swift")
            let gone = try scene.add("C.swift", "class C {}\n")
            try FileManager.default.removeItem(atPath: scene.folder.path("C.swift"))
            let findings = try [(generated, "A {"), (typed, "B {"), (gone, "C {")].map { file, text in
                finding(try scene.edit(file, text, "X {"))
            }
            let result = scene.run().prepare(findings, in: scene.files)
            #expect(result.changes.isEmpty)
            #expect(result.diagnostics.map(\.rule) == ["refused-fix", "refused-fix", "refused-fix"])
            #expect(result.diagnostics.first?.message.contains("it is generated") == true)
            #expect(result.diagnostics.last?.message.contains("has changed") == true)
        }
    }

    @Test("keep permissions, write through links, and refuse what nobody may write")
    func permissions() throws {
        try withScene { scene in
            let script = try scene.add("A.swift", "class A {}\n")
            let locked = try scene.add("B.swift", "class B {}\n")
            _ = try scene.add("Real/C.swift", "class C {}\n")
            try FileManager.default.createSymbolicLink(
                atPath: scene.folder.path("C.swift"),
                withDestinationPath: scene.folder.path("Real/C.swift")
            )
            let link = scene.files.append(path: "C.swift", bytes: Array("class C {}\n".utf8))
            for (path, mode) in [("A.swift", 0o750), ("B.swift", 0o444)] {
                try FileManager.default.setAttributes(
                    [.posixPermissions: mode],
                    ofItemAtPath: scene.folder.path(path)
                )
            }
            let findings = try [script, locked, link].map { finding(try scene.edit($0, "{}", "{ }")) }
            let result = scene.run().prepare(findings, in: scene.files)
            let problems = scene.run().write(result)
            #expect(problems.map(\.rule) == ["refused-fix"])
            #expect(problems.first?.message.contains("'B.swift' cannot be written") == true)
            let attributes = try FileManager.default.attributesOfItem(atPath: scene.folder.path("A.swift"))
            #expect(attributes[.posixPermissions] as? Int == 0o750)
            #expect(try scene.folder.read("Real/C.swift") == "class C { }\n")
            #expect(try scene.folder.read("B.swift") == "class B {}\n")
            let target = try FileManager.default.destinationOfSymbolicLink(atPath: scene.folder.path("C.swift"))
            #expect(target == scene.folder.path("Real/C.swift"))
            #expect(try scene.folder.files().allSatisfy { !$0.contains(".screenspec-") })
        }
    }

    @Test("of random places make what making them from the end would make")
    func randomEdits() throws {
        var generator = SplitMix(seed: 4)
        let text = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
        for _ in 0..<300 {
            var findings: [Diagnostic] = []
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let lower = Int.random(in: 0...text.count, using: &generator)
                let upper = min(text.count, lower + Int.random(in: 0...4, using: &generator))
                let range = SourceRange(file: FileID(index: 0), lower: lower, upper: upper)
                findings.append(finding(Diagnostic.Edit(at: range, with: "<\(lower)>")))
            }
            let plan = FixPlan(findings)
            #expect(!plan.items.isEmpty && Set(plan.items.map(\.fix)).count <= findings.count)
            let edits = plan.editsByFile.flatMap(\.edits)
            for (index, edit) in edits.enumerated() {
                #expect(!edits[(index + 1)...].contains { $0.overlaps(edit) })
            }
            var expected = text
            for edit in edits.reversed() {
                expected.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
            }
            #expect(edits.applied(to: text) == expected)
        }
    }
}
