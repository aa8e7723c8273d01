import ScreenSpecDiagnostics

/// What a test has in the place of somebody who conforms to a protocol: it writes down what it is told, and answers as the test says.
package struct TestDouble: Hashable, Sendable {
    /// `LoginViewInterfaceDouble`.
    package var name: String
    package var protocolName: String
    /// Where the protocol is for a family of classes alone.
    package var superclass: SwiftType?
    package var isolation: Isolation
    /// Whether it may be used from everywhere at once, since its protocol asks for that.
    package var isSendable = false
    /// In the order of the protocol.
    package var messages: [Message] = []
    /// Protocols that the double's protocol inherits and whose requirements no spec knows.
    package var unknownProtocols: [String] = []
    /// The key in the spec that declares the protocol.
    package var origin: SourceRange

    package init(name: String, protocolName: String, isolation: Isolation, origin: SourceRange) {
        self.name = name
        self.protocolName = protocolName
        self.isolation = isolation
        self.origin = origin
    }

    /// One requirement of the protocol.
    package struct Message: Hashable, Sendable {
        package var member: Member
        /// The case of `Call` that stands for it: `display`; of a property that can be set, for setting it. In the form of mockolo what
        /// its names start with.
        package var caseName: String
        /// What the case carries, in the order of the parameters.
        package var payload: [Payload]
        /// How it is answered; `nil` where nothing comes back.
        package var answer: Answer?

        package init(member: Member, caseName: String, payload: [Payload], answer: Answer? = nil) {
            self.member = member
            self.caseName = caseName
            self.payload = payload
            self.answer = answer
        }
    }

    /// A parameter among what a call is compared by.
    package struct Payload: Hashable, Sendable {
        /// What the caller writes; `nil` is none.
        package var label: String?
        package var parameter: String
        /// Without specifiers and attributes, as it is stored.
        package var type: SwiftType
        /// Whether values are compared; of others it counts only whether there is one.
        package var isCompared: Bool

        package init(label: String?, parameter: String, type: SwiftType, isCompared: Bool) {
            self.label = label
            self.parameter = parameter
            self.type = type
            self.isCompared = isCompared
        }
    }

    /// A closure, or of a property its value.
    package struct Answer: Hashable, Sendable {
        /// `loadHandler`, `title`.
        package var name: String
        /// The parameters that the closure gets: those whose types stand outside of the method as well.
        package var parameters: [Parameter]
        /// What there is to answer where the test says nothing; `nil` where only the test can say it.
        package var standard: String?

        package init(name: String, parameters: [Parameter] = [], standard: String?) {
            self.name = name
            self.parameters = parameters
            self.standard = standard
        }
    }
}

/// Why a protocol has no double: what nobody can make up, in words.
package struct MissingDouble: Hashable, Sendable {
    package var protocolName: String
    package var reason: String
    package var origin: SourceRange

    package init(protocolName: String, reason: String, origin: SourceRange) {
        self.protocolName = protocolName
        self.reason = reason
        self.origin = origin
    }
}

/// How doubles are written.
package struct DoubleSettings: Hashable, Sendable, Encodable {
    package enum Form: String, Hashable, Sendable, CaseIterable, Encodable {
        /// All calls in one list.
        case recorder
        /// A count, a list of arguments and a closure for each message, under the names that mockolo gives them.
        case mockolo

        package var standardName: String {
            switch self {
            case .recorder: "{protocol}Double"
            case .mockolo: "{protocol}Mock"
            }
        }
    }

    /// What the tests are written with that a scaffold has for its classes.
    package enum Tests: String, Hashable, Sendable, CaseIterable, Encodable {
        case swiftTesting, xctest
    }

    package var form: Form
    package var tests = Tests.swiftTesting
    /// `{protocol}Double`.
    package var name: String
    /// The module that the protocols are in, for tests to import.
    package var module: String?

    package init(_ form: Form = .recorder, name: String? = nil, module: String? = nil) {
        self.form = form
        self.name = name ?? form.standardName
        self.module = module
    }

    package func name(ofProtocol name: String) -> String {
        Placeholder.protocol.replaced(in: self.name, by: name)
    }
}
