import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation
import Testing

@Suite struct PlaceTests {
    private let file = FileID(index: 3)

    @Test func partsOfARequirementHaveTheirPlaces() throws {
        let text = "load(für id: Set<Int>, _ then: @escaping () -> Void) -> Jog?"
        let source = "  \"\(text)\": {}"
        let whole = SourceRange(file: file, lower: 2, upper: source.utf8.count)
        let requirement = try SwiftNotation.requirement(text, rangeOfWhole: whole, offsetOfText: 1).get()
        guard case .function(let function) = requirement else {
            Issue.record("Not a function: \(requirement)")
            return
        }
        let sliced = { (range: SourceRange) in
            #expect(range.file == file)
            return String(decoding: Array(source.utf8)[range.offsets], as: UTF8.self)
        }
        #expect(function.parameters.map { sliced($0.range) } == ["für id", "_ then"])
        #expect(function.parameters.map { sliced($0.type.range) } == ["Set<Int>", "@escaping () -> Void"])
        #expect(function.returns.map { sliced($0.range) } == "Jog?")
    }

    @Test func theTypeOfAPropertyHasItsPlace() throws {
        let text = "var order: Order? { get set }"
        let whole = SourceRange(file: file, lower: 100, upper: 200)
        let requirement = try SwiftNotation.requirement(text, rangeOfWhole: whole, offsetOfText: 1).get()
        guard case .property(let property) = requirement else {
            Issue.record("Not a property: \(requirement)")
            return
        }
        #expect(property.type.range == SourceRange(file: file, lower: 112, upper: 118))
    }

    @Test func genericNamesAndConstraintsAreFound() throws {
        let text = "func f<Value: Decodable, Other>(_ v: Value) where Other: Sequence, Other.Element == Jog"
        let whole = SourceRange(file: file, lower: 0, upper: 0)
        guard
            case .function(let function) = try SwiftNotation.requirement(text, rangeOfWhole: whole, offsetOfText: 0)
                .get()
        else {
            Issue.record("Not a function: \(text)")
            return
        }
        let signature = GenericSignature(of: function)
        #expect(signature.names == ["Value", "Other"])
        #expect(signature.types.map(\.description) == ["Decodable", "Other", "Sequence", "Other.Element", "Jog"])
        #expect(GenericSignature(of: FunctionRequirement(name: "f")).names.isEmpty)
    }
}
