import SystemTypes

/// What a type of the project is to the platform.
struct PlatformStanding: Sendable, Equatable {
    /// The first class of the platform above it.
    let platformClass: PlatformType?
    let family: PlatformFamily?
    let isView: Bool
    let isViewController: Bool

    private init(_ platformClass: PlatformType?, ofClass isClass: Bool, isPackageView: Bool = false) {
        self.platformClass = platformClass
        family = platformClass?.family
        isView = isPackageView || isClass && platformClass?.isSubclass(of: "UIView") == true
        isViewController = isClass && platformClass?.isSubclass(of: "UIViewController") == true
    }

    /// The family is that of the class.
    static func == (left: PlatformStanding, right: PlatformStanding) -> Bool {
        left.platformClass == right.platformClass && left.isView == right.isView
            && left.isViewController == right.isViewController
    }

    /// Those of many types, which mostly stand below the same few classes.
    static func standings(
        of types: ArraySlice<CodeType>,
        among all: [CodeType],
        _ ancestry: Ancestry,
        _ externalClasses: ExternalClasses
    ) -> [PlatformStanding] {
        let none = PlatformStanding(nil, ofClass: false)
        let packageView = PlatformStanding(nil, ofClass: true, isPackageView: true)
        let packageViews = PackageViews(all, ancestry)
        var known: [PlatformType: PlatformStanding] = [:]
        return types.map { type in
            guard let platformClass = ancestry.platformClass(above: type.id, externalClasses) else {
                return type.isClass && packageViews.contain(type.id) ? packageView : none
            }
            guard type.isClass else { return PlatformStanding(platformClass, ofClass: false) }
            if let standing = known[platformClass] { return standing }
            let standing = PlatformStanding(platformClass, ofClass: true)
            known[platformClass] = standing
            return standing
        }
    }
}
