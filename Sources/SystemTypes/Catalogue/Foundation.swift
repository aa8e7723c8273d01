extension Catalogue {
    /// Foundation's values: text, dates, data, files, numbers; and the geometry types that come with it.
    static let foundation: StaticString = #"""
        module Foundation: CoreFoundation, Dispatch, ObjectiveC
        struct AffineTransform: Hashable, Codable, Sendable
        struct AttributeContainer: Hashable, Sendable @15
        protocol AttributeScope @15
        enum AttributeScopes @15
        struct AttributedString: Hashable, Codable, Sendable @15
        struct AttributedString.Index: Comparable, Sendable @15
        struct AttributedSubstring: Hashable, Sendable @15
        class BlockOperation: Operation
        class Bundle: NSObject
        struct CGFloat: Hashable, Sendable, Comparable, Codable, BinaryFloatingPoint
        struct CGPoint: Equatable, Sendable, Codable
          var x, y: CGFloat
        struct CGRect: Equatable, Sendable, Codable
          var origin: CGPoint
          var size: CGSize
          let width, height, minX, midX, maxX, minY, midY, maxY: CGFloat
        struct CGSize: Equatable, Sendable, Codable
          var width, height: CGFloat
        struct CGVector: Equatable, Sendable, Codable
          var dx, dy: CGFloat
        struct Calendar: Hashable, Codable, Sendable
        enum Calendar.Component
        enum Calendar.Identifier
        enum Calendar.MatchingPolicy
        enum Calendar.RepeatedTimePolicy
        enum Calendar.SearchDirection
        struct CharacterSet: Hashable, Codable, Sendable, SetAlgebra
        struct CocoaError: Error, Hashable, Sendable
        struct CocoaError.Code: Hashable, Sendable
        typealias Comparator = (Any, Any) -> ComparisonResult
        enum ComparisonResult: Int
          case orderedAscending, orderedSame, orderedDescending
        protocol ContiguousBytes
        protocol CustomNSError: Error
        struct Data: Hashable, Codable, Sendable
          let count: Int
          let isEmpty: Bool
        protocol DataProtocol
        struct Date: Hashable, Codable, Comparable, Sendable
        struct DateComponents: Hashable, Codable, Sendable
        struct DateInterval: Hashable, Codable, Comparable, Sendable @10
        struct Decimal: Hashable, Codable, Comparable, Sendable, SignedNumeric
        class Dimension: Unit
        wrapper FileAttributeKey
        wrapper FileAttributeType
        class FileHandle: NSObject, Sendable
        class FileManager: NSObject
        options FileManager.DirectoryEnumerationOptions
        class FileManager.DirectoryEnumerator: NSEnumerator
        enum FileManager.SearchPathDirectory: UInt
        options FileManager.SearchPathDomainMask
        protocol FileManagerDelegate: NSObjectProtocol
        wrapper FileProtectionType
        class FileWrapper: NSObject
        struct IndexPath: Hashable, Codable, Comparable, Sendable
          let count: Int
        struct IndexSet: Hashable, Codable, Sendable, SetAlgebra
        root class JSONDecoder: Sendable
        root class JSONEncoder: Sendable
        class JSONSerialization: NSObject
        options JSONSerialization.ReadingOptions
        options JSONSerialization.WritingOptions
        struct Locale: Hashable, Codable, Sendable
        struct Locale.Components: Hashable, Codable, Sendable @16
        struct Locale.Currency: Hashable, Codable, Sendable @16
        struct Locale.IdentifierType: Hashable, Sendable @16
        struct Locale.Language: Hashable, Codable, Sendable @16
        struct Locale.LanguageCode: Hashable, Codable, Sendable @16
        struct Locale.Region: Hashable, Codable, Sendable @16
        protocol LocalizedError: Error
        struct LocalizedStringResource: Equatable, Codable, Sendable @16
        struct Measurement<UnitType: Unit>: Hashable, Codable?, Comparable, Sendable? @10
        struct Notification: Hashable
          var name: Notification.Name
          var object: Any?
          var userInfo: [AnyHashable: Any]?
        typealias Notification.Name = NSNotification.Name
        class NotificationCenter: NSObject
        struct OperatingSystemVersion: Sendable
        class Operation: NSObject
          let isCancelled, isExecuting, isFinished, isReady: Bool
        enum Operation.QueuePriority: Int
        class OperationQueue: NSObject
        struct POSIXError: Error, Hashable, Sendable
        enum POSIXErrorCode: Int32
        struct PersonNameComponents: Hashable, Codable, Sendable
        class Pipe: NSObject, Sendable
        struct Predicate<Input>: Sendable @17
        class ProcessInfo: NSObject
        enum ProcessInfo.ThermalState: Int @11
        class Progress: NSObject, Sendable
          var completedUnitCount, totalUnitCount: Int64
          let fractionCompleted: Double
          let isFinished: Bool
        protocol ProgressReporting: NSObjectProtocol
        root class PropertyListDecoder: Sendable
        root class PropertyListEncoder: Sendable
        class PropertyListSerialization: NSObject
        enum QualityOfService: Int
        protocol ReferenceConvertible: Hashable
        class RunLoop: NSObject
        wrapper RunLoop.Mode
        class Scanner: NSObject
        protocol SortComparator: Hashable @15
        struct SortDescriptor<Compared>: Hashable, Codable?, Sendable? @15
        enum SortOrder: Hashable, Codable, Sendable @15
          case forward, reverse
        struct String.Encoding: Hashable, Sendable
        struct String.LocalizationOptions @15
        struct String.LocalizationValue: Hashable, Codable, Sendable @15
        wrapper StringTransform
        class Thread: NSObject
        typealias TimeInterval = Double
        struct TimeZone: Hashable, Codable, Sendable
        class Timer: NSObject
        struct UUID: Hashable, Codable, Comparable, Sendable
          let uuidString: String
        class UndoManager: NSObject
        class Unit: NSObject
          let symbol: String
        class UnitAcceleration: Dimension @10
        class UnitAngle: Dimension @10
        class UnitArea: Dimension @10
        class UnitConcentrationMass: Dimension @10
        class UnitConverter: NSObject @10
        class UnitConverterLinear: UnitConverter @10
        class UnitDispersion: Dimension @10
        class UnitDuration: Dimension @10
        class UnitElectricCharge: Dimension @10
        class UnitElectricCurrent: Dimension @10
        class UnitElectricPotentialDifference: Dimension @10
        class UnitElectricResistance: Dimension @10
        class UnitEnergy: Dimension @10
        class UnitFrequency: Dimension @10
        class UnitFuelEfficiency: Dimension @10
        class UnitIlluminance: Dimension @10
        class UnitInformationStorage: Dimension @13
        class UnitLength: Dimension @10
        class UnitMass: Dimension @10
        class UnitPower: Dimension @10
        class UnitPressure: Dimension @10
        class UnitSpeed: Dimension @10
        class UnitTemperature: Dimension @10
        class UnitVolume: Dimension @10
        class UserDefaults: NSObject
        class ValueTransformer: NSObject
        class XMLParser: NSObject
        protocol XMLParserDelegate: NSObjectProtocol
        """#
}
