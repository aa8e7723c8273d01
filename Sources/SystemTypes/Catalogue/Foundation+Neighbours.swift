extension Catalogue {
    /// The small modules around Foundation.
    static let foundationNeighbours: StaticString = #"""
        module CoreFoundation: Darwin
        typealias CFAbsoluteTime = Double
        typealias CFTimeInterval = Double
        module Darwin
        module Dispatch: Darwin
        struct DispatchData: Sendable
        class DispatchGroup: DispatchObject, Sendable
        class DispatchObject: NSObject, Sendable
        struct DispatchQoS: Equatable, Sendable
        enum DispatchQoS.QoSClass: Hashable, Sendable
        class DispatchQueue: DispatchObject, Sendable
        class DispatchSemaphore: DispatchObject, Sendable
        class DispatchSource: DispatchObject, Sendable
        protocol DispatchSourceTimer
        struct DispatchTime: Comparable, Hashable, Sendable
        enum DispatchTimeInterval: Equatable, Sendable
        enum DispatchTimeoutResult
        struct DispatchWallTime: Comparable, Hashable, Sendable
        root class DispatchWorkItem
        module ObjectiveC
        struct ObjCBool: Sendable, Equatable
        struct Selector: Hashable, Sendable
        module os
        struct Logger: Sendable @14
        struct OSAllocatedUnfairLock<State>: Sendable @16
        class OSLog: NSObject, Sendable
        struct OSLogType: Equatable, Sendable
        struct OSSignposter: Sendable @15
        module Observation
        protocol Observable @17
        struct ObservationRegistrar: Hashable, Codable, Sendable @17
        module Combine
        root class AnyCancellable: Cancellable, Hashable @13
        struct AnyPublisher<Output, Failure: Error>: Publisher @13
        struct AnySubscriber<Input, Failure: Error>: Subscriber @13
        protocol Cancellable @13
        protocol ConnectablePublisher: Publisher @13
        root class CurrentValueSubject<Output, Failure: Error>: Subject @13
        root class Future<Output, Failure: Error>: Publisher @13
        struct Just<Output>: Publisher @13
        protocol ObservableObject: AnyObject @13
        root class ObservableObjectPublisher: Publisher @13
        root class PassthroughSubject<Output, Failure: Error>: Subject @13
        struct Published<Value> @13
        protocol Publisher @13
        enum Publishers @13
        protocol Scheduler @13
        protocol Subject: AnyObject, Publisher @13
        protocol Subscriber @13
        enum Subscribers @13
        protocol TopLevelDecoder @13
        protocol TopLevelEncoder @13
        """#
}
