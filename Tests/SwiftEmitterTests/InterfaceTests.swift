import ScreenModel
import Testing

@testable import SwiftEmitter

@Suite("Protocols")
struct InterfaceTests {
    private func interface(_ isolation: Isolation, inherits: [SwiftType] = [], _ members: Member...) -> Interface {
        var interface = Interface(
            .channel,
            name: "JogsInput",
            from: "view",
            to: "presenter",
            isolation: isolation,
            origin: .none
        )
        interface.inherits = inherits
        interface.members = members
        return interface
    }

    @Test("are for classes, which nobody has to ask for twice")
    func anyObject() {
        let interface = interface(.mainActor, inherits: [.named("AnyObject"), .named("Loadable")])
        #expect(
            printed([interface.declaration(access: .internal)]) == """
                @MainActor
                protocol JogsInput: AnyObject, Loadable {}

                """
        )
    }

    @Test("have the isolation of those who receive, and say so where that is none")
    func isolation() {
        #expect(
            printed([interface(.none, ProgramParts.function("load")).declaration(access: .package)]) == """
                package nonisolated protocol JogsInput: AnyObject {
                    func load()
                }

                """
        )
    }

    @Test("are for Objective-C where a member is")
    func objectiveC() {
        var member = ProgramParts.function("load")
        member.requirement = .function(
            {
                var function = FunctionRequirement(name: "load")
                function.attributes = ["@objc(loadAll)"]
                return function
            }()
        )
        let declaration = interface(.mainActor, member).declaration(access: .internal)
        #expect(
            printed([declaration]) == """
                @objc
                @MainActor
                protocol JogsInput: AnyObject {
                    @objc(loadAll)
                    func load()
                }

                """
        )
        #expect(Imports(of: [declaration], moduleOfType: [:]).names == ["Foundation"])
    }
}
