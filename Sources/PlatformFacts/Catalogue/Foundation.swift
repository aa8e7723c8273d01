extension Catalogue {
    /// Foundation, and the geometry types that come with it.
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
        struct ByteCountFormatStyle: FormatStyle, Sendable @15
        class ByteCountFormatter: Formatter
        enum ByteCountFormatter.CountStyle: Int
        options ByteCountFormatter.Units
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
        class CachedURLResponse: NSObject, Sendable
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
        enum CurrencyFormatStyleConfiguration @15
        protocol CustomNSError: Error
        struct Data: Hashable, Codable, Sendable
          let count: Int
          let isEmpty: Bool
        protocol DataProtocol
        struct Date: Hashable, Codable, Comparable, Sendable
        struct Date.ComponentsFormatStyle: FormatStyle, Sendable @15
        struct Date.FormatStyle: FormatStyle, Sendable @15
        struct Date.ISO8601FormatStyle: FormatStyle, Sendable @15
        struct Date.IntervalFormatStyle: FormatStyle, Sendable @15
        struct Date.RelativeFormatStyle: FormatStyle, Sendable @15
        struct DateComponents: Hashable, Codable, Sendable
        class DateComponentsFormatter: Formatter, Sendable
        enum DateComponentsFormatter.UnitsStyle: Int
        options DateComponentsFormatter.ZeroFormattingBehavior
        class DateFormatter: Formatter, Sendable
        enum DateFormatter.Style: UInt
        struct DateInterval: Hashable, Codable, Comparable, Sendable @10
        class DateIntervalFormatter: Formatter, Sendable
        enum DateIntervalFormatter.Style: UInt
        struct Decimal: Hashable, Codable, Comparable, Sendable, SignedNumeric
        struct Decimal.FormatStyle: FormatStyle, Sendable @15
        class Dimension: Unit
        class EnergyFormatter: Formatter
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
        struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle, Sendable? @15
        protocol FormatStyle: Hashable, Codable @15
        struct FormatStyleCapitalizationContext: Hashable, Codable, Sendable @15
        class Formatter: NSObject
        class HTTPCookie: NSObject
        wrapper HTTPCookiePropertyKey
        class HTTPCookieStorage: NSObject, Sendable
        class HTTPURLResponse: URLResponse
          let statusCode: Int
        class ISO8601DateFormatter: Formatter @10
        options ISO8601DateFormatter.Options @10
        struct IndexPath: Hashable, Codable, Comparable, Sendable
          let count: Int
        struct IndexSet: Hashable, Codable, Sendable, SetAlgebra
        class InputStream: Stream
        struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle, Sendable? @15
        root class JSONDecoder: Sendable
        root class JSONEncoder: Sendable
        class JSONSerialization: NSObject
        options JSONSerialization.ReadingOptions
        options JSONSerialization.WritingOptions
        class LengthFormatter: Formatter
        struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle, Sendable? @15
        class ListFormatter: Formatter @13
        struct Locale: Hashable, Codable, Sendable
        struct Locale.Components: Hashable, Codable, Sendable @16
        struct Locale.Currency: Hashable, Codable, Sendable @16
        struct Locale.IdentifierType: Hashable, Sendable @16
        struct Locale.Language: Hashable, Codable, Sendable @16
        struct Locale.LanguageCode: Hashable, Codable, Sendable @16
        struct Locale.Region: Hashable, Codable, Sendable @16
        protocol LocalizedError: Error
        struct LocalizedStringResource: Equatable, Codable, Sendable @16
        class MassFormatter: Formatter
        struct Measurement<UnitType: Unit>: Hashable, Codable?, Comparable, Sendable? @10
        class MeasurementFormatter: Formatter @10
        class MessagePort: Port
        struct Morphology: Hashable, Codable, Sendable @15
        class NSArray: NSObject
        class NSAttributedString: NSObject
          let string: String
          let length: Int
        wrapper NSAttributedString.Key
        class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject
        class NSCalendar: NSObject
        class NSCharacterSet: NSObject
        class NSCoder: NSObject
        protocol NSCoding
        class NSCompoundPredicate: NSPredicate
        class NSCondition: NSObject, Sendable
        protocol NSCopying
        class NSCountedSet: NSMutableSet
        class NSData: NSObject
        class NSDataDetector: NSRegularExpression
        class NSDate: NSObject, Sendable
        class NSDateComponents: NSObject
        class NSDateInterval: NSObject, Sendable @10
        class NSDecimalNumber: NSNumber, Sendable
        class NSDictionary: NSObject
        class NSEnumerator: NSObject
        class NSError: NSObject, Error, Sendable
          let code: Int
          let domain: String
          let localizedDescription: String
        class NSException: NSObject
        wrapper NSExceptionName
        class NSExpression: NSObject
        class NSExtensionContext: NSObject
        class NSExtensionItem: NSObject
        class NSFileCoordinator: NSObject
        protocol NSFilePresenter: NSObjectProtocol
        class NSFileVersion: NSObject
        class NSHashTable<ObjectType: AnyObject>: NSObject
        class NSIndexPath: NSObject
        class NSIndexSet: NSObject
        class NSItemProvider: NSObject
        protocol NSItemProviderReading: NSObjectProtocol @11
        protocol NSItemProviderWriting: NSObjectProtocol @11
        enum NSKeyValueChange: UInt
        wrapper NSKeyValueChangeKey
        class NSKeyValueObservation: NSObject, Sendable
        struct NSKeyValueObservedChange<Value>
        options NSKeyValueObservingOptions
        class NSKeyedArchiver: NSCoder
        class NSKeyedUnarchiver: NSCoder
        class NSLinguisticTagger: NSObject
        class NSLocale: NSObject, Sendable
        class NSLock: NSObject, NSLocking, Sendable
        protocol NSLocking
        class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject
        class NSMeasurement: NSObject @10
        class NSMetadataItem: NSObject
        class NSMetadataQuery: NSObject
        class NSMutableArray: NSArray
        class NSMutableAttributedString: NSAttributedString
        protocol NSMutableCopying
        class NSMutableData: NSData
        class NSMutableDictionary: NSDictionary
        class NSMutableIndexSet: NSIndexSet
        class NSMutableOrderedSet: NSOrderedSet
        class NSMutableSet: NSSet
        class NSMutableString: NSString
        class NSMutableURLRequest: NSURLRequest
        class NSNotification: NSObject
        wrapper NSNotification.Name
        class NSNull: NSObject, Sendable
        class NSNumber: NSValue, Sendable
        root class NSObject: NSObjectProtocol, Hashable
          let hash: Int
          let description, debugDescription: String
          let superclass: AnyClass?
          init()
          func copy() -> Any
          func mutableCopy() -> Any
          func isEqual(_ object: Any?) -> Bool
          func perform(_ aSelector: Selector, with object: Any?, afterDelay delay: TimeInterval)
          func responds(to aSelector: Selector) -> Bool
          func setValue(_ value: Any?, forKey key: String)
          func value(forKey key: String) -> Any?
          func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions,
            context: UnsafeMutableRawPointer?)
          func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
          func isKind(of aClass: AnyClass) -> Bool
          func isMember(of aClass: AnyClass) -> Bool
        protocol NSObjectProtocol
        class NSOrderedSet: NSObject
        class NSPersonNameComponents: NSObject
        class NSPointerArray: NSObject
        class NSPredicate: NSObject
        root class NSProxy: NSObjectProtocol
        typealias NSRange = _NSRange
        class NSRecursiveLock: NSObject, NSLocking, Sendable
        class NSRegularExpression: NSObject, Sendable
        options NSRegularExpression.Options
        protocol NSSecureCoding: NSCoding
        class NSSet: NSObject
        class NSSortDescriptor: NSObject
        class NSString: NSObject
        class NSTextCheckingResult: NSObject
        options NSTextCheckingResult.CheckingType
        class NSTimeZone: NSObject, Sendable
        class NSURL: NSObject, Sendable
        class NSURLComponents: NSObject
        class NSURLQueryItem: NSObject, Sendable
        class NSURLRequest: NSObject
        class NSUUID: NSObject, Sendable
        class NSUbiquitousKeyValueStore: NSObject
        class NSUserActivity: NSObject
        protocol NSUserActivityDelegate: NSObjectProtocol
        class NSValue: NSObject
        wrapper NSValueTransformerName
        class NetService: NSObject
        class NetServiceBrowser: NSObject
        protocol NetServiceDelegate: NSObjectProtocol
        struct Notification: Hashable
          var name: Notification.Name
          var object: Any?
          var userInfo: [AnyHashable: Any]?
        typealias Notification.Name = NSNotification.Name
        class NotificationCenter: NSObject
        enum NumberFormatStyleConfiguration @15
        class NumberFormatter: Formatter, Sendable
        enum NumberFormatter.PadPosition: UInt
        enum NumberFormatter.RoundingMode: UInt
        enum NumberFormatter.Style: UInt
          case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural,
            currencyAccounting
        struct OperatingSystemVersion: Sendable
        class Operation: NSObject
          let isCancelled, isExecuting, isFinished, isReady: Bool
        enum Operation.QueuePriority: Int
        class OperationQueue: NSObject
        class OutputStream: Stream
        struct POSIXError: Error, Hashable, Sendable
        enum POSIXErrorCode: Int32
        protocol ParseStrategy: Hashable, Codable @15
        protocol ParseableFormatStyle: FormatStyle @15
        struct PersonNameComponents: Hashable, Codable, Sendable
        class PersonNameComponentsFormatter: Formatter
        enum PersonNameComponentsFormatter.Style: Int
        class Pipe: NSObject, Sendable
        class Port: NSObject
        protocol PortDelegate: NSObjectProtocol
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
        class RelativeDateTimeFormatter: Formatter @13
        enum RelativeDateTimeFormatter.DateTimeStyle: Int @13
        enum RelativeDateTimeFormatter.UnitsStyle: Int @13
        class RunLoop: NSObject
        wrapper RunLoop.Mode
        class Scanner: NSObject
        protocol SortComparator: Hashable @15
        struct SortDescriptor<Compared>: Hashable, Codable?, Sendable? @15
        enum SortOrder: Hashable, Codable, Sendable @15
          case forward, reverse
        class Stream: NSObject
        protocol StreamDelegate: NSObjectProtocol
        struct String.Encoding: Hashable, Sendable
        struct String.LocalizationOptions @15
        struct String.LocalizationValue: Hashable, Codable, Sendable @15
        wrapper StringTransform
        class Thread: NSObject
        typealias TimeInterval = Double
        struct TimeZone: Hashable, Codable, Sendable
        class Timer: NSObject
        struct URL: Hashable, Codable, Sendable
          let absoluteString, path, lastPathComponent, pathExtension: String
          let host, scheme, query, fragment: String?
        struct URL.FormatStyle: FormatStyle, Sendable @16
        struct URL.ParseStrategy: ParseStrategy, Sendable @16
        class URLAuthenticationChallenge: NSObject
        class URLCache: NSObject, Sendable
        struct URLComponents: Hashable, Codable, Sendable
        class URLCredential: NSObject, Sendable
        struct URLError: Error, Hashable, Sendable
        struct URLError.Code: Hashable, Sendable
        class URLProtectionSpace: NSObject, Sendable
        class URLProtocol: NSObject
        struct URLQueryItem: Hashable, Codable, Sendable
        struct URLRequest: Hashable, Sendable
        wrapper URLResourceKey
        struct URLResourceValues: Sendable
        class URLResponse: NSObject, Sendable
        class URLSession: NSObject, Sendable
        class URLSessionConfiguration: NSObject, Sendable
        protocol URLSessionDataDelegate: URLSessionTaskDelegate
        class URLSessionDataTask: URLSessionTask
        protocol URLSessionDelegate: NSObjectProtocol, Sendable
        protocol URLSessionDownloadDelegate: URLSessionTaskDelegate
        class URLSessionDownloadTask: URLSessionTask
        class URLSessionStreamTask: URLSessionTask
        class URLSessionTask: NSObject, Sendable
        enum URLSessionTask.State: Int
        protocol URLSessionTaskDelegate: URLSessionDelegate
        class URLSessionTaskMetrics: NSObject, Sendable @10
        class URLSessionUploadTask: URLSessionDataTask
        protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate @13
        class URLSessionWebSocketTask: URLSessionTask @13
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
        struct _NSRange: Hashable, Codable, Sendable
          var location, length: Int
        """#
}
