import SystemTypes

/// Writes classes so that what may be overridden and which initializers are inherited is as in UIKit.
struct ClassWriter {
    private let visible: VisibleTypes
    private let extensions: [CatalogueDeclaration]
    private let members: MemberWriter

    init(visible: VisibleTypes, extensions: [CatalogueDeclaration]) {
        self.visible = visible
        self.extensions = extensions
        members = MemberWriter(visible: visible)
    }

    func lines(for declaration: CatalogueDeclaration) -> [String] {
        let header = declaration.header
        let ancestry = ClassAncestry(header.name)
        let declared = declaration.members + merged(into: header.name)
        let loosened = declared.filter { ancestry.isNarrowedBelow($0) }
        var lines = [opening(header, ancestry)]
        if !header.modifiers.contains("root") {
            lines += InitializerWriter(members: members).lines(for: declaration, ancestry: ancestry)
        } else {
            lines += declared.filter { $0.keyword == .`init` }.flatMap { members.lines($0, in: .class(header)) }
        }
        for member in declared where member.keyword != .`init` && !ancestry.isNarrowedBelow(member) {
            lines += ancestry.separatingOverrides(member).flatMap { part in
                members.lines(part.member, in: .class(header), isOverride: part.isOverride)
            }
        }
        lines += Witnesses(visible: visible).missing(in: header.name).flatMap { members.lines($0, in: .class(header)) }
        if header.inherited.contains("Hashable"), header.modifiers.contains("root") {
            lines.append(
                "    public static func == (left: \(header.simpleName), right: \(header.simpleName)) -> Bool { fatalError() }"
            )
            lines.append("    public func hash(into hasher: inout Hasher) {}")
        }
        lines.append("}")
        return lines + loosened.flatMap { loosenedMember($0, of: header) }
    }

    private func opening(_ header: HeaderReader, _ ancestry: ClassAncestry) -> String {
        let isRoot = header.modifiers.contains("root")
        var inherited = header.inherited
        let superclass = isRoot || inherited.isEmpty ? [] : [inherited.removeFirst()]
        let added = extensions.filter { $0.header.name == header.name }.flatMap(\.header.inherited)
        var protocols = (inherited + added).filter {
            Witnesses(visible: visible).canConform(to: $0) && $0 != "Sendable"
        }
        if SystemTypes.type(named: header.name)?.sendable == .always, !ancestry.isMainActor {
            protocols.append("@unchecked Sendable")
        }
        let generics = header.genericParameters.isEmpty ? "" : "<\(header.genericParameters.joined(separator: ", "))>"
        let list = superclass + protocols
        let attributes = (ancestry.isObjectiveC ? "@objc " : "") + (ancestry.isMainActor ? "@MainActor " : "")
        let access = header.modifiers.contains("final") ? "public final" : "open"
        return
            "\(attributes)\(access) class \(header.simpleName)\(generics)\(list.isEmpty ? "" : ": " + list.joined(separator: ", ")) {"
    }

    /// What this module's extensions add to the class. What they add to `NSObject` stands in the classes that apps subclass.
    private func merged(into name: String) -> [MemberReader] {
        let own = extensions.filter { $0.header.name == name }.flatMap(\.members)
        guard Self.takingWhatNSObjectGets.contains(name) else { return own }
        return own + extensions.filter { $0.header.name == "NSObject" }.flatMap(\.members)
    }

    private static let takingWhatNSObjectGets: Set<String> = ["UIBarItem", "UIResponder"]

    /// A property that a subclass narrows (`delegate` of a table view, of a scroll view) cannot be overridden in Swift. A
    /// protocol's extension gives it to the class in a way that the subclass's own property hides.
    private func loosenedMember(_ member: MemberReader, of header: HeaderReader) -> [String] {
        guard let (names, type) = member.namesAndType, members.isWritable(member, in: header) else { return [] }
        return names.flatMap { name in
            let owner = "\(header.name.filter { $0 != "." })_\(name)"
            return [
                "\(ClassAncestry(header.name).isMainActor ? "@MainActor " : "")public protocol \(owner): AnyObject {}",
                "extension \(owner) { public var \(name): \(type) { get { fatalError() } set {} } }",
                "extension \(header.name): \(owner) {}",
            ]
        }
    }
}
