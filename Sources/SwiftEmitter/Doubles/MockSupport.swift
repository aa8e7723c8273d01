import ScreenModel

/// What all doubles of a module in mockolo's form share, as text: it follows from the project's settings alone.
enum MockSupport {
    static let state = "MockState"
    static let value = "MockValue"

    static func text(_ settings: Settings) -> String {
        let free = settings.isolation == .mainActor ? "nonisolated " : ""
        let hasMutex = settings.minimumDeployment >= DoubleSupport.mutexTarget
        return """
            \(hasMutex ? "import Synchronization" : "import Foundation")

            /// What a double that is used from everywhere was told by one message, and how it answers it.
            \(free)final class MockState<Arguments: Sendable, Handler: Sendable>: Sendable {
                private let calls = MockLock<(arguments: [Arguments], handler: Handler?)>(([], nil))

                var callCount: Int { calls.withLock { $0.arguments.count } }
                var argValues: [Arguments] { calls.withLock { $0.arguments } }

                var handler: Handler? {
                    get { calls.withLock { $0.handler } }
                    set { calls.withLock { $0.handler = newValue } }
                }

                func add(_ arguments: Arguments) {
                    calls.withLock { $0.arguments.append(arguments) }
                }
            }

            /// What a property of such a double holds.
            \(free)final class MockValue<Value: Sendable>: Sendable {
                private let state: MockLock<(value: Value?, setCallCount: Int)>
                private let name: String

                init(_ value: Value?, of name: String) {
                    state = MockLock((value, 0))
                    self.name = name
                }

                var setCallCount: Int { state.withLock { $0.setCallCount } }

                var value: Value {
                    get {
                        guard let value = state.withLock({ $0.value }) else {
                            fatalError("\\(name) can't have a default value thus it must be set")
                        }
                        return value
                    }
                    set { state.withLock { ($0.value, $0.setCallCount) = (newValue, $0.setCallCount + 1) } }
                }

                /// Sets what it holds at first, which is no call.
                func set(_ value: Value) {
                    state.withLock { $0.value = value }
                }
            }

            \(hasMutex ? mutex(free) : lock(free))

            """
    }

    private static func mutex(_ free: String) -> String {
        """
        \(free)final class MockLock<State: Sendable>: Sendable {
            private let state: Mutex<State>

            init(_ state: State) {
                self.state = Mutex(state)
            }

            func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
                state.withLock { state in
                    body(&state)
                }
            }
        }
        """
    }

    private static func lock(_ free: String) -> String {
        """
        /// Unchecked, since Swift can't see that the lock guards what changes.
        \(free)final class MockLock<State: Sendable>: @unchecked Sendable {
            private let lock = NSLock()
            private var state: State

            init(_ state: State) {
                self.state = state
            }

            func withLock<Result>(_ body: (inout State) -> Result) -> Result {
                lock.withLock { body(&state) }
            }
        }
        """
    }
}
