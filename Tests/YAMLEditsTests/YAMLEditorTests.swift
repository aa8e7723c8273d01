import ScreenSpecDiagnostics
import Testing
import YAMLEdits

@Suite("Edits of YAML texts")
struct YAMLEditorTests {
    // MARK: Adding

    @Test func addsAnEntryWithTheIndentationOfItsNeighbours() throws {
        let before =
            "view: Cell\nsubviews:\n    title: UILabel   # bold\n\n    # The price.\n    price: UILabel\nactions: {}\n"
        let editor = editor(before)
        let entry = YAMLEntry("image", .text("UIImageView"))
        #expect(
            try editor.edited(.insertEntry(entry, in: editor.path("subviews"), at: 9))
                == before.replacing("price: UILabel\n", with: "price: UILabel\n    image: UIImageView\n")
        )
        #expect(
            try editor.edited(.insertEntry(entry, in: editor.path("subviews"), at: 1))
                == before.replacing("# bold\n", with: "# bold\n    image: UIImageView\n")
        )
        #expect(
            try editor.edited(.insertEntry(entry, in: editor.path("subviews"), at: 0))
                == before.replacing("subviews:\n", with: "subviews:\n    image: UIImageView\n")
        )
    }

    @Test func addsAnEntryWithCommentsAndLinesOfItsOwn() throws {
        let editor = editor("a:\n  b: {}\n")
        let entry = YAMLEntry(
            "c",
            .mapping([YAMLEntry("d", .empty, comments: ["# open"]), YAMLEntry("e", .sequence([.text("x: y")]))]),
            comments: ["# new"]
        )
        #expect(
            try editor.edited(.insertEntry(entry, in: editor.path("a"), at: 1))
                == "a:\n  b: {}\n  # new\n  c:\n    # open\n    d: {}\n    e: [\"x: y\"]\n"
        )
    }

    @Test func addsToBraces() throws {
        let entry = YAMLEntry("new", .text("X"))
        for (before, after) in [
            ("a: {}", "a: {new: X}"), ("a: {b: 1}  # c\n", "a: {b: 1, new: X}  # c\n"),
            ("a: {b: 1,}", "a: {b: 1, new: X,}"),
            ("a: {\n  b: 1,\n  c: 2  # d\n}\n", "a: {\n  b: 1,\n  c: 2,  # d\n  new: X\n}\n"),
            ("a: {\n  b: 1,\n  c: 2,\n}\n", "a: {\n  b: 1,\n  c: 2,\n  new: X,\n}\n"),
        ] {
            let editor = editor(before)
            #expect(try editor.edited(.insertEntry(entry, in: editor.path("a"), at: 9)) == after)
        }
        let editor = editor("a: {&x b: 1}")
        #expect(try editor.edited(.insertEntry(entry, in: editor.path("a"), at: 0)) == "a: {new: X, &x b: 1}")
    }

    @Test func addsElements() throws {
        for (before, number, after) in [
            ("a:\n- b\n- c\n", 2, "a:\n- b\n- c\n- new\n"), ("a:\n  - b # x\n", 0, "a:\n  - new\n  - b # x\n"),
            ("a: [b]\n", 1, "a: [b, new]\n"), ("a: []", 0, "a: [new]"),
            ("a:\n  - b\n  - c", 2, "a:\n  - b\n  - c\n  - new"),
            ("a: [\n  b,\n  c\n]\n", 1, "a: [\n  b,\n  new,\n  c\n]\n"),
        ] {
            let editor = editor(before)
            #expect(try editor.edited(.insertElement(.text("new"), in: editor.path("a"), at: number)) == after)
        }
    }

    @Test func keepsTheEndsOfLinesAndOfTheFile() throws {
        let entry = YAMLEntry("new", .text("X"))
        for (before, after) in [
            ("a: 1\r\nb: 2\r\n", "a: 1\r\nb: 2\r\nnew: X\r\n"), ("a: 1\r\nb: 2", "a: 1\r\nb: 2\r\nnew: X"),
            ("\u{FEFF}a: 1\n", "\u{FEFF}a: 1\nnew: X\n"), ("a: 1", "a: 1\nnew: X"),
            ("a: |+\n  text\n\n\n", "a: |+\n  text\n\n\nnew: X\n"), ("a: 1\n...\n", "a: 1\nnew: X\n...\n"),
            ("a: &x [1]\nb: *x  # same\n", "a: &x [1]\nb: *x  # same\nnew: X\n"),
        ] {
            let editor = editor(before)
            #expect(try editor.edited(.insertEntry(entry, in: editor.path(), at: 9)) == after)
        }
        let first = editor("\u{FEFF}a: 1\r\n")
        #expect(try first.edited(.insertEntry(entry, in: first.path(), at: 0)) == "\u{FEFF}new: X\r\na: 1\r\n")
    }

    // MARK: Replacing

    @Test func replacesScalarsInTheirQuotes() throws {
        for (before, new, after) in [
            ("a: b # c\n", "X", "a: X # c\n"), ("a: \"b\"\n", "X", "a: \"X\"\n"), ("a: 'b'\n", "it's", "a: 'it''s'\n"),
            ("a: b\n", "x: y", "a: \"x: y\"\n"), ("a: &x b\n", "X", "a: &x X\n"), ("a:\nb: 1\n", "X", "a: X\nb: 1\n"),
            ("a: |\n  b\n  c\n\nd: 1\n", "X", "a: X\n\nd: 1\n"), ("a: b\n", "true", "a: \"true\"\n"),
        ] {
            let editor = editor(before)
            #expect(try editor.edited(.replace(editor.path("a"), with: .text(new))) == after)
        }
    }

    @Test func putsOtherValuesInPlace() throws {
        let mapping = YAMLValue.mapping([YAMLEntry("type", .text("UILabel")), YAMLEntry("shows", .text("title"))])
        for (before, after) in [
            ("s:\n  a: UILabel # x\n", "s:\n  a: {type: UILabel, shows: title} # x\n"),
            ("s: {a: UILabel, b: X}\n", "s: {a: {type: UILabel, shows: title}, b: X}\n"),
            ("s:\n  a:\n    old: 1\n  b: 2\n", "s:\n  a: {type: UILabel, shows: title}\n  b: 2\n"),
        ] {
            let editor = editor(before)
            #expect(try editor.edited(.replace(editor.path("s", "a"), with: mapping)) == after)
        }
        let block = YAMLValue.mapping([YAMLEntry("to", .text("X"), comments: ["# open"])])
        let editor = editor("s:\n  a: b # x\n  c: d\n")
        #expect(
            try editor.edited(.replace(editor.path("s", "a"), with: block))
                == "s:\n  a: # x\n    # open\n    to: X\n  c: d\n"
        )
    }

    @Test func renamesKeys() throws {
        for (before, new, after) in [
            ("a : 1\n", "b", "b : 1\n"), ("\"a\": 1\n", "b", "\"b\": 1\n"),
            ("a: 1\n", "func b(c: D)", "\"func b(c: D)\": 1\n"),
            ("{a: 1}", "b", "{b: 1}"),
        ] {
            let editor = editor(before)
            #expect(try editor.edited(.rename(editor.path("a"), to: new)) == after)
        }
    }

    // MARK: Removing

    @Test func removesEntriesWithTheirLines() throws {
        for (before, names, after) in [
            ("a: 1 # x\n# y\nb: 2\n", ["a"], "# y\nb: 2\n"), ("a: 1\nb:\n  c: 1 # x\n  # y\n  d: 2\n", ["b"], "a: 1\n"),
            ("a: 1\r\nb: 2", ["b"], "a: 1"), ("- a: 1\n  b: 2\n", ["0", "a"], "- b: 2\n"),
            ("- a: 1 # x\n  # y\n  b: 2\n", ["0", "a"], "- \n  # y\n  b: 2\n"),
            ("- a\n- b # x\n- c\n", ["1"], "- a\n- c\n"),
            ("{a: 1, b: 2}", ["a"], "{b: 2}"), ("{a: 1, b: 2}", ["b"], "{a: 1}"), ("{a: 1}", ["a"], "{}"),
            ("{\n  a: 1,\n  b: 2 # x\n}\n", ["b"], "{\n  a: 1\n}\n"), ("[\n  a, # x\n  b,\n]", ["0"], "[\n  b,\n]"),
        ] {
            let editor = editor(before)
            let path = names.reduce(YAMLPath(document: 0)) { path, name in
                editor.path(of: name, in: path) ?? path.child(Int(name) ?? 0)
            }
            #expect(try editor.edited(.remove(path)) == after)
        }
    }

    // MARK: Comments

    @Test func addsAndRemovesComments() throws {
        let before = "a:\n  # x\n  b: 1  # y\n"
        let editor = editor(before)
        let added = try editor.edited(.addComment("# new", before: editor.path("a", "b")))
        #expect(added == "a:\n  # x\n  # new\n  b: 1  # y\n")
        #expect(try editor.edited(.removeComment(0)) == "a:\n  b: 1  # y\n")
        #expect(try editor.edited(.removeComment(1)) == "a:\n  # x\n  b: 1\n")
        #expect(editor.comments(before: editor.path("a", "b")) == [0])
    }

    @Test func writesBracesInLines() throws {
        let editor = editor("a: {b: 1, c: {d: 2}} # x\ne: 3\n")
        #expect(try editor.edited(.expand(editor.path("a"))) == "a: # x\n  b: 1\n  c: {d: 2}\ne: 3\n")
    }

    // MARK: Refusals

    @Test func refusesWhatWouldChangeMore() {
        let entry = YAMLEntry("new", .text("X"))
        let shared = editor("a: &x {b: 1}\nc: *x\n")
        #expect(throws: YAMLEditRefusal.isShared) {
            try shared.edited(.insertEntry(entry, in: shared.path("a"), at: 0))
        }
        #expect(throws: YAMLEditRefusal.isShared) { try shared.edited(.remove(shared.path("a"))) }
        #expect(throws: YAMLEditRefusal.isShared) {
            try shared.edited(.insertEntry(entry, in: shared.path("c"), at: 0))
        }
        let broken = editor("a: [\n")
        #expect(throws: YAMLEditRefusal.unreadable) { try broken.edited(.addComment("# x", before: broken.path())) }
        let single = editor("a:\n  b: 1\n")
        #expect(throws: YAMLEditRefusal.wouldBeEmpty) { try single.edited(.remove(single.path("a", "b"))) }
        #expect(throws: YAMLEditRefusal.hasKey) {
            try single.edited(.insertEntry(YAMLEntry("a", .empty), in: single.path(), at: 1))
        }
        #expect(throws: YAMLEditRefusal.sharesLine) {
            let flow = editor("a: {b: 1}\n")
            _ = try flow.edited(.addComment("# x", before: flow.path("a", "b")))
        }
    }

    @Test func tellsOneEditOfSeveral() throws {
        let editor = editor("a: 1\nb: 2\nc: 3\n")
        let edits = try editor.edits([.rename(editor.path("a"), to: "x"), .remove(editor.path("b"))])
        #expect(edits.map(\.range.offsets) == [0..<9])
        #expect(edits.map(\.replacement) == ["x: 1"])
    }
}
