import TestSupport
import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation
import Testing

@Suite struct RoundTripTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func whatIsPrintedIsReadAsTheSameType(seed: UInt64) throws {
        var types = RandomType(random: SeededGenerator(seed: seed))
        for _ in 0..<200 {
            let type = types.parameter(depth: 4)
            let text = type.description
            let read = try SwiftNotation.type(text).get()
            #expect(read == type, "\(text)")
            #expect(read.description == text)
        }
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func whatIsPrintedIsReadAsTheSameRequirement(seed: UInt64) throws {
        var types = RandomType(random: SeededGenerator(seed: seed))
        let whole = SourceRange(file: FileID(index: 0), lower: 0, upper: 0)
        for _ in 0..<100 {
            let text =
                "func f(a: \(types.parameter(depth: 3)), _ b: \(types.parameter(depth: 3))) async -> \(types.type(depth: 3))"
            guard case .success(let first) = SwiftNotation.requirement(text, rangeOfWhole: whole, offsetOfText: 0)
            else {
                // Only an opaque result, which no protocol can require, is refused.
                #expect(text.contains("-> some "), "\(text)")
                continue
            }
            let second = try SwiftNotation.requirement(first.description, rangeOfWhole: whole, offsetOfText: 0).get()
            #expect(second.description == first.description)
            #expect(text.hasSuffix("-> Void") || first.description == text)
        }
    }
}
