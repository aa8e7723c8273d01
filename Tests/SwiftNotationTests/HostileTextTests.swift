import Foundation
import ScreenSpecDiagnostics
import SwiftNotation
import TestSupport
import Testing

@Suite struct HostileTextTests {
    /// Reads the text as everything it could be and checks that each error lies within it.
    private func readAll(_ text: String) {
        let whole = SourceRange(file: FileID(index: 0), lower: 0, upper: 0)
        let errors = [
            SwiftNotation.type(text).failure,
            SwiftNotation.expression(text).failure,
            SwiftNotation.requirement(text, rangeOfWhole: whole, offsetOfText: 0).failure,
            SwiftNotation.identifier(text).failure,
            SwiftNotation.parameterKey(text).failure,
        ]
        for error in errors.compactMap(\.self) {
            let isInside = error.offset >= 0 && error.length >= 0 && error.offset + error.length <= text.utf8.count
            #expect(isInside, "\(error) in '\(text)'")
            #expect(!error.reason.isEmpty, "\(error) in '\(text)'")
            #expect(!([error.reason] + error.help).contains { $0.contains("\n") }, "\(error) in '\(text)'")
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func changedTextsAreReadOrRefusedWithAPlace(seed: UInt64) throws {
        let corpus = try Corpus.all("Expressions") + Corpus.all("Types") + Corpus.all("Requirements")
        var mutation = Mutation(seed: seed, corpus: corpus)
        for _ in 0..<2000 { readAll(mutation.text()) }
    }

    @Test func randomBytesAreReadOrRefusedWithAPlace() {
        var random = SeededGenerator(seed: 99)
        for _ in 0..<3000 {
            let count = Int.random(in: 0...40, using: &random)
            readAll(String(decoding: (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, as: UTF8.self))
        }
    }

    /// Each piece over and over: what recursion or a second look would turn into an overflow or a hang.
    @Test(arguments: [
        "(", "[", "{", "<", "a<", "\"\\(", "a?", "a!", "a.", "@a ", "inout ", "any ", "() -> ", "a & ", "a, ", "a: ",
        "a ? ",
        "a ? b : ", "-", "- ", "!", "\\.", "#", "/*", "a<b,", "f(a<b, ", "f({", "f { ", "if a { ", "[a: ", "{ [x = ",
        "a<(b,",
        "\"\"\"\n\\(", "`", " ", "\n", "a { } ", "a as ", "(a, ", "a b ", ";", "*/", "é", "func f(a: ", "x: (", "f(a:",
        "{ (a: ",
        "{ a, ", "{ let (", "{ switch a { case ", "a\n", "{ a\n", "#\"", "a + ", "1", "1.", "A.Type.", "~", "try ",
        "await ", "copy ", "a; ",
    ])
    func longTextsTakeTimeInProportion(piece: String) {
        for prefix in ["", "("] {
            let text = prefix + String(repeating: piece, count: 120_000 / piece.utf8.count)
            let time = threadTime { readAll(text) }
            #expect(time < .seconds(20), "\(piece) took \(time)")
        }
    }

    @Test func closuresWithManyNamesTakeTimeInProportion() {
        let closures = (0..<40_000).map { "{ [x\($0)] in x\($0) }" }
        let text = "[\(closures.joined(separator: ", "))]"
        let time = threadTime { #expect(SwiftNotation.expression(text).failure == nil) }
        #expect(time < .seconds(10), "It took \(time).")
    }

    @Test func nestingFitsTheStackOfASmallThread() {
        let texts = ["(", "[", "{", "a<", "\"\\(", "f({", "f { ", "{ if a { ", "() -> ", "{ switch a { case .b: "].map {
            piece in
            String(repeating: piece, count: 100)
        }
        let ended = DispatchSemaphore(value: 0)
        let thread = Thread {
            for text in texts { readAll(text) }
            ended.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        #expect(ended.wait(timeout: .now() + .seconds(60)) == .success)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
