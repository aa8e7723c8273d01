import SourceFacts
import Testing

@testable import SourceCheck

/// Which calls are worth following: none that is one of a protocol may be left out.
struct ProtocolReceiversTests {
    private static let code = """
        protocol Listening: AnyObject { func heard() }
        class Label { func heard() {} }
        class Owner {
            weak var listener: Listening?
            var composed: (any Listening)?
            let label = Label()
            var owner: Owner?

            func direct() { listener?.heard() }
            func through() { owner?.listener?.heard() }
            func existential() { composed?.heard() }
            func parameter(_ given: Listening) { given.heard() }
            func bound() { if let bound = listener { bound.heard() } }
            func local() { let held: Listening? = nil; held?.heard() }
            func ofClass() { label.heard() }
            func ofOtherLocal(_ other: Label) { other.heard() }
        }

        """

    private static func mayReceive(
        in method: String,
        of type: String = "Owner",
        _ files: [(path: String, text: String)]
    ) throws -> Bool {
        let check = CodeCheck(files: files)
        let owner = try #require(check.subject.code.types(named: type).first)
        let member = try #require(check.subject.code.member(method, of: owner))
        let call = try #require(member.calls.first { $0.calledPath.count > 1 })
        return ProtocolReceivers(check.subject).mayReceive(call, call.calledPath)
    }

    @Test(arguments: ["direct", "through", "existential", "parameter", "bound", "local"])
    func callsOfProtocolsAreFollowed(_ method: String) throws {
        #expect(try Self.mayReceive(in: method, [("Owner.swift", Self.code)]))
    }

    @Test(arguments: ["ofClass", "ofOtherLocal"])
    func callsOfClassesAreNot(_ method: String) throws {
        #expect(try !Self.mayReceive(in: method, [("Owner.swift", Self.code)]))
    }

    /// A spec may generate a protocol that no file of the code declares.
    @Test func protocolsOfSpecsCount() throws {
        let view = """
            class LoginViewController {
                var presenter: LoginViewToPresenterInterface?
                func begin() { presenter?.began() }
            }

            """
        let spec = "screen: Login\narchitecture: viper\nactions: {began: {trigger: screen.willAppear}}\n"
        let files = [("Login.swift", view), ("Login.screen.yaml", spec)]
        #expect(try Self.mayReceive(in: "begin", of: "LoginViewController", files))
        #expect(try !Self.mayReceive(in: "begin", of: "LoginViewController", [files[0]]))
    }
}
