extension Catalogue {
    /// Sensors, and devices around the phone.
    static let frameworksDevices: StaticString = #"""
        module CoreMotion: Foundation
        class CMAccelerometerData: CMLogItem
        class CMAltimeter: NSObject
        class CMDeviceMotion: CMLogItem
        class CMLogItem: NSObject
        class CMMotionActivity: CMLogItem
        class CMMotionManager: NSObject
        class CMPedometer: NSObject
        class CMPedometerData: NSObject
        module CoreBluetooth: Foundation
        class CBAttribute: NSObject
        class CBCentralManager: CBManager
        protocol CBCentralManagerDelegate: NSObjectProtocol
        class CBCharacteristic: CBAttribute
        class CBManager: NSObject @10
        class CBPeer: NSObject
        class CBPeripheral: CBPeer
        protocol CBPeripheralDelegate: NSObjectProtocol
        class CBPeripheralManager: CBManager
        class CBService: CBAttribute
        class CBUUID: NSObject
        module HealthKit: Foundation
        class HKHealthStore: NSObject
        class HKObject: NSObject
        class HKObjectType: NSObject
        class HKQuantity: NSObject
        class HKQuantitySample: HKSample
        class HKQuantityType: HKSampleType
        class HKQuery: NSObject
        class HKSample: HKObject
        class HKSampleType: HKObjectType
        class HKUnit: NSObject
        class HKWorkout: HKSample
        module HomeKit: Foundation
        class HMAccessory: NSObject
        class HMHome: NSObject
        class HMHomeManager: NSObject
        module WatchConnectivity: Foundation
        class WCSession: NSObject
        protocol WCSessionDelegate: NSObjectProtocol
        module MultipeerConnectivity: Foundation, UIKit
        main class MCBrowserViewController: UIViewController
        class MCPeerID: NSObject
        class MCSession: NSObject
        module CoreNFC: Foundation
        class NFCNDEFReaderSession: NSObject @11
        module CoreHaptics: Foundation
        class CHHapticEngine: NSObject @13
        module CarPlay: Foundation, UIKit
        class CPTemplate: NSObject @12
        module ExternalAccessory: Foundation
        class EAAccessory: NSObject
        """#
}
