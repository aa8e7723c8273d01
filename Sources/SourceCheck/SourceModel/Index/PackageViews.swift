import SourceFacts

/// Views whose base class comes from a package: `class SendView: BrandView`.
///
/// Nobody knows what the base class is, but that a class is called a view and does what only views can says enough, and so does that
/// all classes above it are called views.
struct PackageViews {
    private let types: [CodeType]
    private let ancestry: Ancestry

    init(_ types: [CodeType], _ ancestry: Ancestry) {
        self.types = types
        self.ancestry = ancestry
    }

    func contain(_ type: TypeID) -> Bool {
        let chain = ancestry.classes(from: type).map { types[$0.index] }
        guard let last = chain.last, ancestry.superclass(of: last.id) == .unknown,
            let base = last.declaration.inheritedTypes.first?.type.stripped, base.kind == .named,
            let unknown = ancestry.unknownNames(of: last.id).first, base.qualifiedName == unknown,
            !unknown.hasSuffix("Controller")
        else { return false }
        let names = chain.map(\.name) + [unknown]
        func isCalledView(_ name: String) -> Bool { Self.suffixes.contains { name.hasSuffix($0) } }
        return names.contains(where: isCalledView)
            && (chain.contains { $0.members.contains(where: Self.isOfView) } || names.allSatisfy(isCalledView))
    }

    private static let suffixes = ["View", "Cell", "Button", "Control"]

    /// Whether only a view can have the member: it adds subviews to itself, is made with a frame, is an outlet, or
    /// overrides what views have.
    private static func isOfView(_ member: MemberFact) -> Bool {
        switch member.kind {
        case .initializer: if member.name == "init(frame:)" { return true }
        case .storedProperty: if member.attributes.contains("IBOutlet") { return true }
        case .method, .computedProperty:
            if member.isOverride, overridden.contains(member.name) { return true }
        default: break
        }
        return member.calls.contains { call in
            guard let name = call.name, name == "addSubview", call.callee.root == .self || call.callee.root == .name
            else { return false }
            let path = call.calledPath
            return path.count == 1 || path.count == 2 && path.first?.name == "contentView"
        }
    }

    private static let overridden: Set<String> = [
        "layoutSubviews()", "draw(_:)", "prepareForReuse()", "didMoveToSuperview()", "didMoveToWindow()",
        "willMove(toSuperview:)", "willMove(toWindow:)", "updateConstraints()", "sizeThatFits(_:)", "hitTest(_:with:)",
        "point(inside:with:)", "setSelected(_:animated:)", "setHighlighted(_:animated:)", "tintColorDidChange()",
        "intrinsicContentSize", "isHighlighted", "isSelected", "layerClass",
    ]
}
