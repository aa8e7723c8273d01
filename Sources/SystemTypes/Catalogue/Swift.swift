extension Catalogue {
    /// The standard library.
    static let swift: StaticString = #"""
        module Swift
        protocol Actor: AnyObject, Sendable
        protocol AdditiveArithmetic: Equatable
        protocol Any
        typealias AnyClass: Sendable = AnyObject.Type
        struct AnyCollection<Element>: Sequence
        struct AnyHashable: Hashable
        root class AnyKeyPath: Hashable
        protocol AnyObject
        struct AnySequence<Element>: Sequence
        struct Array<Element>: Hashable?, Equatable?, Sendable?, Sequence, Encodable?, Decodable?
          let count: Int
          let isEmpty: Bool
          let first: Element?
          let last: Element?
        struct ArraySlice<Element>: Hashable?, Equatable?, Sendable?, Sequence
        protocol AsyncIteratorProtocol
        protocol AsyncSequence
        struct AsyncStream<Element>: Sendable?, AsyncSequence
        struct AsyncThrowingStream<Element, Failure: Error>: Sendable?, AsyncSequence
        protocol BidirectionalCollection: Collection
        protocol BinaryFloatingPoint: FloatingPoint
        protocol BinaryInteger: Hashable, Numeric
        struct Bool: Hashable, Sendable, Codable, LosslessStringConvertible
        protocol CaseIterable
        struct Character: Hashable, Sendable, Comparable, LosslessStringConvertible
        struct CheckedContinuation<T, E: Error>: Sendable
        protocol Clock: Sendable @16
        struct ClosedRange<Bound: Comparable>: Hashable?, Equatable, Sendable?
        typealias Codable = Decodable & Encodable
        protocol CodingKey: Sendable, CustomStringConvertible
        struct CodingUserInfoKey: Hashable, Sendable
        protocol Collection: Sequence
        struct CollectionDifference<ChangeElement>: Hashable?, Equatable?, Sendable?
        struct CollectionOfOne<Element>: Sequence
        protocol Comparable: Equatable
        struct ContiguousArray<Element>: Hashable?, Equatable?, Sendable?, Sequence
        struct ContinuousClock: Sendable @16
        protocol CustomDebugStringConvertible
        protocol CustomReflectable
        protocol CustomStringConvertible
        protocol Decodable
        protocol Decoder
        enum DecodingError: Error
        struct Dictionary<Key: Hashable, Value>: Hashable?, Equatable?, Sendable?, Sequence, Encodable?, Decodable?
          let count: Int
          let isEmpty: Bool
        struct Double: Hashable, Sendable, Comparable, Codable, BinaryFloatingPoint, LosslessStringConvertible
        struct Duration: Hashable, Sendable, Comparable, Codable, DurationProtocol @16
        protocol DurationProtocol: Comparable, Sendable @16
        protocol Encodable
        protocol Encoder
        enum EncodingError: Error
        struct EnumeratedSequence<Base: Sequence>: Sequence
        protocol Equatable
        protocol Error: Sendable
        protocol ExpressibleByArrayLiteral
        protocol ExpressibleByBooleanLiteral
        protocol ExpressibleByDictionaryLiteral
        protocol ExpressibleByExtendedGraphemeClusterLiteral
        protocol ExpressibleByFloatLiteral
        protocol ExpressibleByIntegerLiteral
        protocol ExpressibleByNilLiteral
        protocol ExpressibleByStringInterpolation
        protocol ExpressibleByStringLiteral
        protocol ExpressibleByUnicodeScalarLiteral
        protocol FixedWidthInteger: BinaryInteger
        struct Float: Hashable, Sendable, Comparable, Codable, BinaryFloatingPoint, LosslessStringConvertible
        struct Float16: Hashable, Sendable, Comparable, Codable, BinaryFloatingPoint @14
        typealias Float32 = Float
        typealias Float64 = Double
        protocol FloatingPoint: Hashable, SignedNumeric, Comparable
        enum FloatingPointRoundingRule
        enum FloatingPointSign: Int
        protocol GlobalActor
        protocol Hashable: Equatable
        struct Hasher
        protocol Identifiable
        protocol InstantProtocol: Hashable, Comparable, Sendable @16
        struct Int: Hashable, Sendable, Comparable, Codable, FixedWidthInteger, SignedInteger, LosslessStringConvertible
        struct Int128: Hashable, Sendable, Comparable, Codable, FixedWidthInteger, SignedInteger @18
        struct Int16: Hashable, Sendable, Comparable, Codable, FixedWidthInteger, SignedInteger
        struct Int32: Hashable, Sendable, Comparable, Codable, FixedWidthInteger, SignedInteger
        struct Int64: Hashable, Sendable, Comparable, Codable, FixedWidthInteger, SignedInteger
        struct Int8: Hashable, Sendable, Comparable, Codable, FixedWidthInteger, SignedInteger
        protocol IteratorProtocol
        class KeyPath<Root, Value>: PartialKeyPath<Root>
        struct KeyValuePairs<Key, Value>: Sendable?, Sequence
        protocol LosslessStringConvertible: CustomStringConvertible
        actor MainActor
        root final class ManagedBuffer<Header, Element>
        enum MemoryLayout<T>
        struct Mirror
        protocol MutableCollection: Collection
        enum Never: Error, Hashable, Comparable, Sendable
        protocol Numeric: Equatable
        struct ObjectIdentifier: Hashable, Comparable, Sendable
        struct OpaquePointer: Hashable
        protocol OptionSet: SetAlgebra, RawRepresentable
        enum Optional<Wrapped>: Hashable?, Equatable?, Sendable?, Encodable?, Decodable?
        class PartialKeyPath<Root>: AnyKeyPath
        struct PartialRangeFrom<Bound: Comparable>: Hashable?, Equatable, Sendable?
        struct PartialRangeThrough<Bound: Comparable>: Hashable?, Equatable, Sendable?
        struct PartialRangeUpTo<Bound: Comparable>: Hashable?, Equatable, Sendable?
        protocol RandomAccessCollection: BidirectionalCollection
        protocol RandomNumberGenerator
        struct Range<Bound: Comparable>: Hashable?, Equatable, Sendable?
        protocol RangeExpression
        protocol RangeReplaceableCollection: Collection
        protocol RawRepresentable
        class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>
        struct Regex<Output>: Sendable? @16
        enum Result<Success, Failure: Error>: Hashable?, Equatable?, Sendable?
        struct ReversedCollection<Base: BidirectionalCollection>: Sequence
        struct SIMD2<Scalar>: Hashable, Sendable?
        struct SIMD3<Scalar>: Hashable, Sendable?
        struct SIMD4<Scalar>: Hashable, Sendable?
        protocol Sendable
        protocol SendableMetatype
        protocol Sequence
        struct Set<Element: Hashable>: Hashable, Equatable, Sendable?, SetAlgebra, Sequence, Encodable?, Decodable?
          let count: Int
          let isEmpty: Bool
        protocol SetAlgebra: Equatable
        protocol SignedInteger: BinaryInteger, SignedNumeric
        protocol SignedNumeric: Numeric
        struct Slice<Base: Collection>: Sequence
        struct StaticString: Sendable, CustomStringConvertible
        protocol Strideable: Comparable
        struct String: Hashable, Sendable, Comparable, Codable, LosslessStringConvertible, StringProtocol
          let count: Int
          let isEmpty: Bool
        struct String.Index: Hashable, Comparable, Sendable
        protocol StringProtocol: Hashable, Comparable, BidirectionalCollection
        struct Substring: Hashable, Sendable, Comparable, LosslessStringConvertible, StringProtocol
        struct SuspendingClock: Sendable @16
        struct SystemRandomNumberGenerator: Sendable
        struct Task<Success: Sendable, Failure: Error>: Hashable, Sendable
        struct TaskGroup<ChildTaskResult: Sendable>
        struct TaskPriority: Hashable, Comparable, Codable, Sendable
        protocol TextOutputStream
        struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>
        struct UInt: Hashable, Sendable, Comparable, Codable, FixedWidthInteger
        struct UInt128: Hashable, Sendable, Comparable, Codable, FixedWidthInteger @18
        struct UInt16: Hashable, Sendable, Comparable, Codable, FixedWidthInteger
        struct UInt32: Hashable, Sendable, Comparable, Codable, FixedWidthInteger
        struct UInt64: Hashable, Sendable, Comparable, Codable, FixedWidthInteger
        struct UInt8: Hashable, Sendable, Comparable, Codable, FixedWidthInteger
        enum Unicode: Sendable
        struct Unicode.Scalar: Hashable, Comparable, Sendable
        struct Unmanaged<Instance>: Sendable?
        struct UnsafeBufferPointer<Element>: Sequence
        struct UnsafeContinuation<T, E: Error>: Sendable
        struct UnsafeMutableBufferPointer<Element>: Sequence
        struct UnsafeMutablePointer<Pointee>: Hashable
        struct UnsafeMutableRawBufferPointer: Sequence
        struct UnsafeMutableRawPointer: Hashable
        struct UnsafePointer<Pointee>: Hashable
        struct UnsafeRawBufferPointer: Sequence
        struct UnsafeRawPointer: Hashable
        protocol UnsignedInteger: BinaryInteger
        typealias Void: Sendable = ()
        class WritableKeyPath<Root, Value>: KeyPath<Root, Value>
        struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence
        """#
}
