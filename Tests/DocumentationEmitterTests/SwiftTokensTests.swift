import DocumentationEmitter
import TestSupport
import Testing

@Suite("Swift in pieces")
struct SwiftTokensTests {
    @Test("tells keywords, types, strings and comments apart")
    func kinds() {
        let text = """
            /// Holds `it`.
            @MainActor
            protocol Jogs: AnyObject {
                func display(_ viewModel: ViewModel, default: Int) async throws -> [Jog]
                var title: String { "A \\"b\\" \\(count)" + #"c"# }  // end
                case loaded(3.5, `class`)
            }

            """
        let tokens = SwiftTokens.tokens(of: text)
        func texts(_ kind: SwiftTokens.Token.Kind) -> [String] {
            tokens.filter { $0.kind == kind }.map { String($0.text) }
        }
        #expect(texts(.comment) == ["/// Holds `it`.", "// end"])
        #expect(texts(.attribute) == ["@MainActor"])
        #expect(texts(.keyword) == ["protocol", "func", "default", "async", "throws", "var", "case"])
        #expect(texts(.type) == ["Jogs", "AnyObject", "ViewModel", "Int", "Jog", "String"])
        #expect(texts(.string) == ["\"A \\\"b\\\" \\(count)\"", "#\"c\"#"])
        #expect(texts(.number).joined().hasPrefix("3"))
        #expect(tokens.map(\.text).joined() == text)
    }

    @Test("lose nothing, whatever the text", arguments: HostileTexts.all)
    func whole(text: String) {
        #expect(SwiftTokens.tokens(of: text).map(\.text).joined() == text)
    }
}
