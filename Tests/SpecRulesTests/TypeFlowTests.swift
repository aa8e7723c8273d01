import SpecRules
import ScreenModel
import Testing

struct TypeFlowTests {
    private func leaving(_ type: SwiftType, _ flow: Flow = .out) -> [String] {
        var names: [String] = []
        type.forEachName(leavingBy: flow) { names.append($0.path) }
        return names
    }

    private func function(_ parameters: [SwiftType], _ result: SwiftType) -> SwiftType {
        .function(SwiftType.FunctionType(parameters: parameters, result: result))
    }

    @Test func valuesLeaveWithWhatHoldsThem() {
        let label = SwiftType.named("UILabel")
        #expect(leaving(.optional(.array(label))) == ["UILabel"])
        #expect(leaving(.dictionary(key: .named("String"), value: label)) == ["String", "UILabel"])
        #expect(leaving(.tuple([SwiftType.TupleElement(type: label)])) == ["UILabel"])
        #expect(leaving(.existential(.composition([label, .named("Theme")]))) == ["UILabel", "Theme"])
        #expect(leaving(label, .in).isEmpty)
    }

    @Test func closuresTurnTheirParametersRound() {
        let handler = function([.named("UIView")], .named("Bool"))
        #expect(leaving(handler, .out) == ["Bool"])
        #expect(leaving(handler, .in) == ["UIView"])
        let nested = function([handler], .named("Void"))
        #expect(leaving(nested, .out) == ["UIView", "Void"])
    }

    @Test func inoutGoesBothWays() {
        #expect(leaving(.specified("inout", .named("UIView")), .in) == ["UIView"])
        #expect(leaving(.specified("borrowing", .named("UIView")), .in).isEmpty)
    }

    @Test func metatypesHoldNoInstance() {
        #expect(leaving(.metatype(.named("UIView"), isProtocol: false)).isEmpty)
    }

    @Test func argumentsOfGenericTypesLeaveToo() {
        let box = SwiftType.named(
            SwiftType.TypeName([SwiftType.TypeName.Component("Box", arguments: [.named("UIView")])])
        )
        #expect(leaving(box) == ["Box", "UIView"])
    }
}
