import ScreenModel
import SpecFrontEnd
import Testing

@testable import SpecExtraction

@Suite("Dialects of architectures")
struct DialectTests {
    @Test("How a role holds others is left open in channels that only have another protocol, too")
    func leavesOpen() throws {
        let base = try #require(BuiltInArchitectures.all.first { $0.name.text == "viper" })
        var dialect = Dialect(of: base)
        var responses = Dialect.ChannelChange("responses")
        responses.protocolName = "{screen}InteractorOutputProtocol"
        dialect.channels = [responses]
        let isNewForAnother = dialect.leaveOpen([.weak], from: "interactor", to: ["view"])
        #expect(!isNewForAnother)
        let isNew = dialect.leaveOpen([.weak], from: "interactor", to: ["presenter"])
        #expect(isNew)
        #expect(dialect.channels.map(\.reference) == [.any])
        let isNewAgain = dialect.leaveOpen([.weak], from: "interactor")
        #expect(!isNewAgain)
    }

    @Test("Limits of views without a role are lifted with the reason before them")
    func saysWhyLimitsAreLifted() throws {
        let base = try #require(BuiltInArchitectures.all.first { $0.name.text == "mvc" })
        var dialect = Dialect(of: base)
        let reason = "The code does not keep to all limits of 'mvc'."
        let isNew = dialect.lift([.imports], of: nil, because: reason)
        #expect(isNew)
        let isNewAgain = dialect.lift([.imports], of: nil, because: reason)
        #expect(!isNewAgain)
        #expect(dialect.entries.first { $0.key == "views" }?.comments == [reason])
    }
}
