import ScreenModel

/// What all doubles of a module share, as text: it follows from the project's settings alone.
enum DoubleSupport {
    static let recorder = "CallRecorder"
    static let lockedRecorder = "ConcurrentCallRecorder"
    static let log = "CallLog"
    static let lockedLog = "ConcurrentCallLog"
    static let presence = "ArgumentPresence"

    /// The oldest iOS with a lock that Swift itself checks.
    static let mutexTarget = DeploymentTarget(major: 18, minor: 0)

    static func text(_ settings: Settings) -> String {
        let isMainActor = settings.isolation == .mainActor
        let free = isMainActor ? "nonisolated " : ""
        let hasMutex = settings.minimumDeployment >= mutexTarget
        return """
            import Foundation
            \(hasMutex ? "import Synchronization\n" : "")
            \(recorderText(isMainActor: isMainActor))

            /// What a double that is used from everywhere was told, in order.
            \(concurrentLog(free, hasMutex: hasMutex))

            \(concurrentRecorderText(free))

            \(orderText(free))

            \(presenceText(free))

            """
    }

    private static func recorderText(isMainActor: Bool) -> String {
        let actor = isMainActor ? "@MainActor\n" : ""
        let caller = isMainActor ? "" : ",\n    isolation: isolated (any Actor)? = #isolation"
        let heading = "func calls(\n    _ count: Int,\n    within seconds: TimeInterval = 1\(caller)\n)"
        return """
            /// What a double was told, in order.
            \(actor)final class CallLog<Call: Equatable> {
                private(set) var calls: [Call] = []
                /// Where the order across several doubles is written down.
                var order: CallOrder?
                private let name: String

                init(of name: String) {
                    self.name = name
                }

                func add(_ call: Call) {
                    calls.append(call)
                    order?.add(call, to: name)
                }
            }

            /// A double that says what it was told.
            \(actor)protocol CallRecorder {
                associatedtype Call: Equatable
                var callLog: CallLog<Call> { get }
            }

            extension CallRecorder {
                /// All calls, in order.
                var calls: [Call] { callLog.calls }

                \(waiting(heading))
            }
            """
    }

    private static func concurrentRecorderText(_ free: String) -> String {
        """
        /// A double that is used from everywhere.
        \(free)protocol ConcurrentCallRecorder: Sendable {
            associatedtype Call: Equatable, Sendable
            var callLog: ConcurrentCallLog<Call> { get }
        }

        extension ConcurrentCallRecorder {
            /// All calls, in order.
            \(free)var calls: [Call] { callLog.calls }

            \(waiting("\(free)func calls(_ count: Int, within seconds: TimeInterval = 1)"))
        }
        """
    }

    /// The method of a recorder by which tests wait for calls.
    ///
    /// - Parameter heading: Up to its parameters.
    private static func waiting(_ heading: String) -> String {
        """
        /// All calls, as soon as there are so many.
        ///
        /// - Throws: `MissingCalls` where there are fewer after that time.
        \(heading) async throws -> [Call] {
            let end = Date(timeIntervalSinceNow: seconds)
            while calls.count < count {
                guard Date() < end else { throw MissingCalls(count, of: calls) }
                try await Task.sleep(nanoseconds: 2_000_000)
            }
            return calls
        }
        """.replacing("\n", with: "\n    ")
    }

    private static func orderText(_ free: String) -> String {
        """
        /// The calls of several doubles, in order: set it as the `order` of their logs.
        \(free)final class CallOrder: Sendable {
            private let log = ConcurrentCallLog<String>(of: "")

            /// Each with the protocol and the message: "LoginViewInterface.display".
            var calls: [String] { log.calls }

            func add(_ call: some Equatable, to name: String) {
                log.add("\\(name).\\("\\(call)".prefix { $0 != "(" })")
            }
        }

        /// Fewer calls came than a test has waited for.
        \(free)struct MissingCalls: Error, CustomStringConvertible {
            let description: String

            init(_ count: Int, of calls: [some Equatable]) {
                description = "\\(calls.count) of \\(count) calls came: \\(calls)"
            }
        }
        """
    }

    private static func presenceText(_ free: String) -> String {
        """
        /// Stands for an argument whose type has no ==: it counts only whether there is one.
        \(free)enum ArgumentPresence: Equatable, Sendable {
            case present
            case absent

            init<Value>(_ argument: Value?) {
                self = argument == nil ? .absent : .present
            }
        }
        """
    }

    private static func concurrentLog(_ free: String, hasMutex: Bool) -> String {
        let (lock, state) = hasMutex ? ("state", "$0") : ("lock", "state")
        let unchecked = """
            ///
            /// Unchecked, since Swift can't see that the lock guards what changes.

            """
        let storage =
            hasMutex
            ? "private let state = Mutex<(calls: [Call], order: CallOrder?)>(([], nil))"
            : "private let lock = NSLock()\nprivate var state: (calls: [Call], order: CallOrder?) = ([], nil)"
        return """
            \(hasMutex ? "" : unchecked)\(free)final class ConcurrentCallLog<Call: Equatable & Sendable>: \(hasMutex ? "" : "@unchecked ")Sendable {
                \(storage.replacing("\n", with: "\n    "))
                private let name: String

                init(of name: String) {
                    self.name = name
                }

                var calls: [Call] { \(lock).withLock { \(state).calls } }

                /// Where the order across several doubles is written down.
                var order: CallOrder? {
                    get { \(lock).withLock { \(state).order } }
                    set { \(lock).withLock { \(state).order = newValue } }
                }

                func add(_ call: Call) {
                    let order = \(lock).withLock {\(hasMutex ? " state in" : "")
                        state.calls.append(call)
                        return state.order
                    }
                    order?.add(call, to: name)
                }
            }
            """
    }
}
