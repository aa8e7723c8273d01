import Foundation
import ScreenSpecDiagnostics
import SwiftNotation
import TestSupport
import Testing

/// What is read here is Swift to the Swift compiler too.
@Suite(.enabled(if: SwiftCompiler.path != nil, "needs 'swiftc' on the PATH"))
struct CompilerTests {
    @Test(arguments: ["5", "6"])
    func acceptedTypesParse(version: String) throws {
        let types = try Corpus.accepted("Types").map { try SwiftNotation.type($0).get().description }
        try SwiftCompiler.expectParsing(types.map { "func f(_ x: \($0)) -> Swift.Int" }, version: version)
    }

    @Test(arguments: ["5", "6"])
    func acceptedRequirementsParse(version: String) throws {
        let whole = SourceRange(file: FileID(index: 0), lower: 0, upper: 0)
        let requirements = try Corpus.accepted("Requirements").map { text in
            "protocol P { \(try SwiftNotation.requirement(text, rangeOfWhole: whole, offsetOfText: 0).get()) }"
        }
        try SwiftCompiler.expectParsing(requirements, version: version)
    }

    @Test(arguments: ["5", "6"])
    func acceptedExpressionsParse(version: String) throws {
        let expressions = try Corpus.accepted("Expressions").map { try SwiftNotation.expression($0).get() }
        try SwiftCompiler.expectParsing(SwiftCompiler.uses(of: expressions), version: version)
    }

    @Test(arguments: 1...2 as ClosedRange<UInt64>)
    func changedExpressionsThatAreAcceptedParse(seed: UInt64) throws {
        var mutation = Mutation(seed: seed, corpus: try Corpus.all("Expressions"))
        let texts = (0..<4000).map { _ in mutation.text() }
        // What is taken as text is the compiler's to read.
        let accepted = texts.compactMap { try? SwiftNotation.expression($0).get() }.filter { !$0.holdsText }
        #expect(accepted.count > 100)
        // Which spaces, digits and indentation Swift asks for in rare places is the compiler's to say.
        let uses = SwiftCompiler.uses(of: accepted)
        try SwiftCompiler.expectParsing(uses, version: "6", allowed: uses.count / 25)
    }

    @Test(arguments: 1...2 as ClosedRange<UInt64>)
    func changedRequirementsThatAreAcceptedParse(seed: UInt64) throws {
        let whole = SourceRange(file: FileID(index: 0), lower: 0, upper: 0)
        var mutation = Mutation(seed: seed, corpus: try Corpus.all("Requirements"))
        let texts = (0..<4000).map { _ in mutation.text() }
        let accepted = texts.compactMap { text in
            try? SwiftNotation.requirement(text, rangeOfWhole: whole, offsetOfText: 0).get().description
        }
        #expect(accepted.count > 100)
        // The arguments of '@available' are the compiler's to read.
        let read = accepted.filter { !$0.contains("@available") }
        try SwiftCompiler.expectParsing(read.map { "protocol P { \($0) }" }, version: "6")
    }

    @Test(arguments: 1...2 as ClosedRange<UInt64>)
    func changedTypesThatAreAcceptedParse(seed: UInt64) throws {
        var mutation = Mutation(seed: seed, corpus: try Corpus.all("Types"))
        let texts = (0..<4000).map { _ in mutation.text() }
        let accepted = texts.compactMap { try? SwiftNotation.type($0).get().description }
        #expect(accepted.count > 100)
        try SwiftCompiler.expectParsing(accepted.map { "func f(_ x: \($0))" }, version: "6")
    }
}
