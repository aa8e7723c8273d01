extension Catalogue {
    /// Databases, in the app and in the cloud.
    static let frameworksData: StaticString = #"""
        module CoreData: Foundation
        class NSAttributeDescription: NSPropertyDescription
        class NSEntityDescription: NSObject
        class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest
        protocol NSFetchRequestResult: NSObjectProtocol
        class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject
          let fetchedObjects: [ResultType]?
        protocol NSFetchedResultsControllerDelegate: NSObjectProtocol
        class NSManagedObject: NSObject, NSFetchRequestResult
          let objectID: NSManagedObjectID
        class NSManagedObjectContext: NSObject
        class NSManagedObjectID: NSObject, NSFetchRequestResult
        class NSManagedObjectModel: NSObject
        class NSPersistentCloudKitContainer: NSPersistentContainer @13
        class NSPersistentContainer: NSObject @10
        class NSPersistentStore: NSObject
        class NSPersistentStoreCoordinator: NSObject
        class NSPersistentStoreRequest: NSObject
        class NSPropertyDescription: NSObject
        class NSRelationshipDescription: NSPropertyDescription
        module SwiftData: Foundation, Observation
        root final class ModelContainer: Sendable @17
        root class ModelContext @17
        struct PersistentIdentifier: Hashable, Codable, Comparable, Sendable @17
        protocol PersistentModel: AnyObject, Hashable @17
        module CloudKit: CoreLocation, Foundation
        class CKAsset: NSObject
        class CKContainer: NSObject, Sendable
        class CKDatabase: NSObject, Sendable
        struct CKError: Error, Hashable, Sendable
        class CKQuery: NSObject
        class CKRecord: NSObject
        class CKRecord.ID: NSObject, Sendable
        class CKRecordZone: NSObject
        class CKShare: CKRecord @10
        class CKSubscription: NSObject
        module CoreSpotlight: Foundation
        class CSSearchableIndex: NSObject
        class CSSearchableItem: NSObject
        """#
}
