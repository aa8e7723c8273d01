import SystemTypes
import SourceFacts
import ScreenSpecDiagnostics
import Testing

@testable import SourceCheck

/// The types that names have led to.
@Suite struct KnownStepsTests {
    private static let label = PlatformType(named: "UILabel").map { NamedType.platform($0) } ?? .unknown

    @Test(arguments: [.project(TypeID(0)), .project(TypeID(70_000)), label, .unknown] as [NamedType])
    func whatWasFoundIsKnown(_ type: NamedType) throws {
        let start = try #require(KnownSteps.Start(.project(TypeID(3))))
        var known = KnownSteps()
        #expect(known[start, 12] == nil)
        known.insert(type, start, 12)
        #expect(known[start, 12] == type)
        #expect(known[start, 13] == nil)
    }

    @Test func whereANameLeadsFromMatters() throws {
        let facts = FactsExtraction.extract(Array("class A {}".utf8))
        let starts = try [
            #require(KnownSteps.Start(.project(TypeID(0)))), #require(KnownSteps.Start(Self.label)),
            facts.withFacts(KnownSteps.Start.init(localsOf:)),
        ]
        for (number, start) in starts.enumerated() {
            var known = KnownSteps()
            known.insert(.project(TypeID(number)), start, 1)
            for (other, start) in starts.enumerated() {
                #expect(known[start, 1] == (other == number ? .project(TypeID(number)) : nil))
            }
        }
    }

    @Test func whatMayBeSeveralTypesIsNotRemembered() throws {
        let several = NamedType.ambiguous([TypeID(1), TypeID(2)])
        #expect(KnownSteps.Start(several) == nil)
        #expect(KnownSteps.Start(.unknown) == nil)
        var known = KnownSteps()
        let start = try #require(KnownSteps.Start(.project(TypeID(0))))
        known.insert(several, start, 1)
        #expect(known[start, 1] == nil)
    }
}
