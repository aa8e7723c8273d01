extension Catalogue {
    /// The classes of Objective-C: `NSObject` and what descends from it.
    static let foundationObjects: StaticString = #"""
        module Foundation
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
        struct _NSRange: Hashable, Codable, Sendable
          var location, length: Int
        """#
}
