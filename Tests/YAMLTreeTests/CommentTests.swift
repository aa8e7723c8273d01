import ScreenSpecDiagnostics
import Testing
import YAMLTree

@Suite struct CommentTests {
    private func comments(_ source: String) -> [String] {
        let (tree, diagnostics) = parse(source)
        #expect(diagnostics.isEmpty)
        return tree.comments.map { excerpt(source, $0.range) + ($0.standsAlone ? "" : " (beside)") }
    }

    @Test func areFoundWhereverTheyStand() {
        #expect(
            comments("# top\na: 1 # one\n#\n  # two # three\nb:  # four\n  - c\n  # five\n# last") == [
                "# top", "# one (beside)", "#", "# two # three", "# four (beside)", "# five", "# last",
            ]
        )
        #expect(comments("a: [1, # one\n  2] # two\r\n# three\r\n") == ["# one (beside)", "# two (beside)", "# three"])
        #expect(comments("a: | # header\n  text\n# after\n") == ["# header (beside)", "# after"])
        #expect(comments("a: &x # anchor\n  b: c\nd: *x # alias\n") == ["# anchor (beside)", "# alias (beside)"])
        #expect(
            comments("--- # start\na\n... # end\n# between\n---\nb\n") == [
                "# start (beside)", "# end (beside)", "# between",
            ]
        )
        #expect(comments("# nothing else\n") == ["# nothing else"])
        #expect(comments("\u{FEFF}# behind a mark\n") == ["# behind a mark"])
        #expect(comments("a: b # tab\there\n") == ["# tab\there (beside)"])
    }

    @Test func areNotTakenFromText() {
        #expect(comments("a: b#c\nd: 'e # f'\ng: \"h # i\"\nj: |\n  # k\nl: >\n  m # n\no: p\n  q#r\n").isEmpty)
        #expect(comments("a: b\n  #c\n") == ["#c"])
    }
}
