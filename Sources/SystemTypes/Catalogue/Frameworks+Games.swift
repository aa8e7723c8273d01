extension Catalogue {
    /// Games, scenes and what draws them.
    static let frameworksGames: StaticString = #"""
        module GameKit: Foundation, UIKit
        class GKAchievement: NSObject
        protocol GKGameCenterControllerDelegate: NSObjectProtocol
        main class GKGameCenterViewController: UINavigationController
        class GKLeaderboard: NSObject
        class GKLocalPlayer: GKPlayer
        class GKMatch: NSObject
        main class GKMatchmakerViewController: UINavigationController
        class GKPlayer: NSObject
        class GKScore: NSObject
        module SpriteKit: CoreGraphics, Foundation, UIKit
        class SKAction: NSObject
        main class SKEffectNode: SKNode
        main class SKEmitterNode: SKNode
        main class SKLabelNode: SKNode
        main class SKNode: UIResponder
        class SKPhysicsBody: NSObject
        main class SKScene: SKEffectNode
        main class SKShapeNode: SKNode
        main class SKSpriteNode: SKNode
        class SKTexture: NSObject
        main class SKView: UIView
          func presentScene(_ scene: SKScene?)
          let scene: SKScene?
          var isPaused, showsFPS, showsNodeCount, ignoresSiblingOrder, allowsTransparency: Bool
          var preferredFramesPerSecond: Int @10
        module SceneKit: CoreGraphics, Foundation, QuartzCore, UIKit
        class SCNCamera: NSObject
        class SCNGeometry: NSObject
        class SCNLight: NSObject
        class SCNMaterial: NSObject
        class SCNNode: NSObject
        class SCNScene: NSObject
        protocol SCNSceneRendererDelegate: NSObjectProtocol
        struct SCNVector3: Sendable
        struct SCNVector4: Sendable
        main class SCNView: UIView
          var scene: SCNScene?
          var pointOfView: SCNNode?
          var allowsCameraControl, autoenablesDefaultLighting, showsStatistics, isPlaying: Bool
          var preferredFramesPerSecond: Int
        module ARKit: AVFoundation, Foundation, SceneKit, SpriteKit, UIKit
        class ARAnchor: NSObject @11
        main class ARCoachingOverlayView: UIView @13
          weak var session: ARSession?
          let isActive: Bool
          func setActive(_ active: Bool, animated: Bool)
        class ARConfiguration: NSObject @11
        class ARFaceTrackingConfiguration: ARConfiguration @11
        class ARFrame: NSObject @11
        class ARPlaneAnchor: ARAnchor @11
        main class ARSCNView: SCNView @11
          weak var delegate: (any ARSCNViewDelegate)?
          var session: ARSession
          var automaticallyUpdatesLighting, rendersCameraGrain, rendersMotionBlur: Bool
        protocol ARSCNViewDelegate: SCNSceneRendererDelegate @11
        main class ARSKView: SKView @11
        class ARSession: NSObject @11
        class ARWorldTrackingConfiguration: ARConfiguration @11
        module RealityKit: Foundation, UIKit
        main class ARView: UIView @13
        module Metal: Foundation
        protocol MTLDevice: NSObjectProtocol
        protocol MTLTexture: NSObjectProtocol
        module MetalKit: Foundation, Metal, UIKit
        main class MTKView: UIView
          weak var delegate: (any MTKViewDelegate)?
          var preferredFramesPerSecond: Int
          var isPaused, enableSetNeedsDisplay: Bool
        protocol MTKViewDelegate: NSObjectProtocol
        module GLKit: Foundation, UIKit
        main class GLKView: UIView
        main class GLKViewController: UIViewController
        module GameController: Foundation
        class GCController: NSObject
        """#
}
