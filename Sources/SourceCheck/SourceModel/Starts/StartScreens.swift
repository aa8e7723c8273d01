import SourceFacts

/// The classes of the controllers that an app can start with: what its delegates show when it starts, on all branches, and what the
/// storyboard shows that its description names.
package struct StartScreens {
    package private(set) var classes: Set<TypeID> = []

    private struct Delegate {
        let type: CodeType
        let makesWindow: Bool
    }

    package init(of subject: CodeSubject, startingWith storyboards: [MainStoryboard] = []) {
        let code = subject.code
        let controllers = StartControllers(subject)
        var delegates: [Delegate] = []
        for type in subject.checkedTypes where Self.isDelegate(type, code) {
            var walk = StartWalk(code, controllers)
            for member in code.inheritedMembers(of: type) where Self.runsAtStart(member) {
                classes.formUnion(walk.follow(StartFrame(member, of: type.id)))
            }
            delegates.append(Delegate(type: type, makesWindow: walk.makesWindow))
        }
        let scenes = StartScenes(subject)
        for storyboard in storyboards {
            let own = storyboard.nearest(delegates) { code.file(of: $0.type).path }
            guard !own.contains(where: \.makesWindow) else { continue }
            classes.formUnion(scenes.initialClasses(of: storyboard))
        }
    }

    private static func isDelegate(_ type: CodeType, _ code: CodeIndex) -> Bool {
        type.isClass && delegates.contains { code.conforms(type.id, toProtocolNamed: $0) }
    }

    private static let delegates = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]

    private static func runsAtStart(_ member: MemberFact) -> Bool {
        member.kind == .method && starts.contains(member.name)
    }

    private static let starts = [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidFinishLaunching(_:)", "scene(_:willConnectTo:options:)",
    ]
}
