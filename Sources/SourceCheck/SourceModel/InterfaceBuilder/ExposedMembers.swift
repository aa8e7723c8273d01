import ScreenSpecConcurrency
import SourceFacts
import SystemTypes

/// What Objective-C, and so a document that is loaded, finds in a class of Swift.
struct ExposedMembers: Sendable {
    /// What a class has under a name.
    enum Found: Sendable {
        case member(MemberFact, of: TypeID)
        /// Swift has it, and Objective-C does not see it.
        case hidden(MemberFact, of: TypeID)
        case inherited
        case absent
        case undecided(MeantClass.Reason)
    }

    private let code: CodeIndex
    private let classes: ClassResolution
    /// Those with code that is no Swift of today, and so perhaps that of Swift 2, which says nothing of a first label to Objective-C.
    private let modulesOfOldSwift: Set<String?>
    /// What the project adds to classes of the platform, by their names, as far as Objective-C sees it.
    private let additions: [String: [MemberFact]]
    /// The outlets and actions of all classes, by the names that documents have for them.
    private let declared: Lazy<[String: [(member: MemberFact, type: TypeID)]]>

    init(_ code: CodeIndex, _ classes: ClassResolution) {
        self.code = code
        self.classes = classes
        modulesOfOldSwift = Set(code.files.lazy.filter(\.facts.hasSyntaxErrors).map(\.module))
        additions = Self.additions(in: code)
        declared = Lazy { Self.declared(in: code) }
    }

    private static func declared(in code: CodeIndex) -> [String: [(member: MemberFact, type: TypeID)]] {
        var declared: [String: [(member: MemberFact, type: TypeID)]] = [:]
        for type in code.types where type.isClass && code.file(of: type).isChecked {
            for member in type.members {
                let isOutlet = member.isProperty && member.attributes.contains("IBOutlet")
                let isAction = member.kind == .method && member.attributes.contains("IBAction")
                guard isOutlet || isAction else { continue }
                let name = isOutlet ? ObjectiveCName.property(member) : ObjectiveCName.selector(of: member)
                declared[name, default: []].append((member, type.id))
            }
        }
        return declared
    }

    private static func additions(in code: CodeIndex) -> [String: [MemberFact]] {
        var additions: [String: [MemberFact]] = [:]
        for file in code.files {
            for declaration in file.facts.declarations
            where declaration.kind == .extension && code.type(of: declaration) == nil {
                let members = declaration.members.filter { !$0.attributes.contains("nonobjc") && isSeen($0) }
                guard !members.isEmpty else { continue }
                let name = declaration.name.string
                additions[name.lastDottedPart, default: []] += members
            }
        }
        return additions
    }

    /// An outlet by its name.
    func outlet(_ name: String, of type: TypeID) -> Found {
        find(in: type) { member in
            member.isProperty && !member.isTypeMember && ObjectiveCName.property(member) == name
        } platform: { platform in
            Self.hiddenOutlets.contains(name) || SystemTypes.member(name, of: platform.name) != nil
        }
    }

    /// A method by its selector.
    func action(_ selector: String, of type: TypeID) -> Found {
        let isOfOldSwift = modulesOfOldSwift.contains(code.file(of: code[type]).module)
        return find(in: type) { member in
            guard member.kind == .method, !member.isTypeMember else { return false }
            return ObjectiveCName.selector(of: member) == selector
                || isOfOldSwift && ObjectiveCName.selectorOfOldSwift(of: member) == selector
        } platform: {
            Self.platform($0, answersTo: selector)
        }
    }

    /// The class that has an outlet which an object of a class of the system is connected by; `nil` where the system's class has it.
    func owner(ofOutlet name: String, insteadOf platform: PlatformType) -> (member: MemberFact, type: TypeID)? {
        if Self.hiddenOutlets.contains(name) || SystemTypes.member(name, of: platform.name) != nil { return nil }
        return owner(insteadOf: platform, of: name) { $0.isProperty && ObjectiveCName.property($0) == name }
    }

    /// The same of an action, by its selector.
    func owner(ofAction selector: String, insteadOf platform: PlatformType) -> (member: MemberFact, type: TypeID)? {
        if Self.platform(platform, answersTo: selector) { return nil }
        return owner(insteadOf: platform, of: selector) {
            $0.kind == .method && ObjectiveCName.selector(of: $0) == selector
        }
    }

    private func owner(
        insteadOf platform: PlatformType,
        of name: String,
        where isMeant: (MemberFact) -> Bool
    ) -> (member: MemberFact, type: TypeID)? {
        let isAdded = SystemTypes.superclasses(of: platform.name).contains { above in
            additions[above.name]?.contains(where: isMeant) ?? false
        }
        return isAdded ? nil : declared.value[name]?.first { code.inherits($0.type, from: platform.name) }
    }

    private func find(
        in type: TypeID,
        where isMeant: (MemberFact) -> Bool,
        platform: (PlatformType) -> Bool
    ) -> Found {
        let chain = code.classes(from: type)
        var hidden: Found?
        for id in chain {
            for member in code[id].members where isMeant(member) {
                if isExposed(member, chain) { return .member(member, of: id) }
                hidden = hidden ?? .hidden(member, of: id)
            }
        }
        if isAdded(toClassAbove: type, where: isMeant) { return .inherited }
        if chain.contains(where: classes.isOfObjectiveC) { return .undecided(.objectiveC) }
        if let hidden { return hidden }
        let unknown = code.unknownAncestors(of: type)
        if code.hasUnknownSuperclass(type) {
            return .undecided(unknown.contains(where: classes.isDeclaredInObjectiveC) ? .objectiveC : .package)
        }
        if chain.contains(where: { code[$0].members.contains { Self.takers.contains($0.name) } }) {
            return .undecided(.dynamic)
        }
        if chain.contains(where: { !code.file(of: code[$0]).facts.syntaxErrors.isEmpty }) {
            return .undecided(.unreadSource)
        }
        guard let ancestor = code.platformClass(of: type) else { return .undecided(.package) }
        return platform(ancestor) ? .inherited : .absent
    }

    /// Whether an extension of a class of the platform that a class inherits from has it.
    private func isAdded(toClassAbove type: TypeID, where isMeant: (MemberFact) -> Bool) -> Bool {
        guard !additions.isEmpty, let platform = code.platformClass(of: type) else { return false }
        return SystemTypes.superclasses(of: platform.name).contains { above in
            additions[above.name]?.contains(where: isMeant) ?? false
        }
    }

    /// What answers for keys that a class does not have.
    private static let takers: Set<String> = [
        "setValue(_:forUndefinedKey:)", "setValue(_:forKey:)", "resolveInstanceMethod(_:)", "responds(to:)",
        "forwardingTarget(for:)",
    ]

    // MARK: What is seen

    private func isExposed(_ member: MemberFact, _ chain: [TypeID]) -> Bool {
        if member.attributes.contains("nonobjc") { return false }
        if Self.isSeen(member) { return true }
        if chain.contains(where: { code[$0].declaration.attributes.contains("objcMembers") }) { return true }
        return isWitness(member, chain)
    }

    /// Whether what stands at the member, or at its extension, shows it to Objective-C.
    private static func isSeen(_ member: MemberFact) -> Bool {
        member.isOverride || member.attributes.contains { exposing.contains($0.name) }
            || member.owner?.kind == .extension && member.owner?.attributes.contains("objc") == true
    }

    private static let exposing: Set<String> = [
        "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged", "objc",
    ]

    /// Whether a protocol that Objective-C knows asks for a method.
    private func isWitness(_ member: MemberFact, _ chain: [TypeID]) -> Bool {
        guard let type = chain.first else { return false }
        return code.protocols(of: type).contains { stated in
            switch stated {
            case .platform(let platform):
                SystemTypes.hasMethod(member.name.string, named: member.baseName.string, of: platform.name)
            default:
                stated.candidates.contains { id in
                    code[id].declaration.attributes.contains("objc")
                        && code[id].member(named: member.baseName.string) != nil
                }
            }
        }
    }

    // MARK: The platform

    /// What classes of the platform take from documents beside their properties.
    private static let hiddenOutlets: Set<String> = [
        "view", "searchDisplayController", "searchContentsController", "searchResultsDataSource",
        "searchResultsDelegate", "searchBar", "childViewControllers", "viewControllers", "rootViewController",
        "toolbarItems", "leftBarButtonItems", "rightBarButtonItems", "tabBar", "navigationBar", "layout",
    ]

    /// Whether a class of the platform may have a method of that selector, whatever Swift calls it.
    static func platform(_ platform: PlatformType, answersTo selector: String) -> Bool {
        let pieces = selector.split(separator: ":", omittingEmptySubsequences: false)
        guard let first = pieces.first else { return false }
        if frequent.contains(selector) { return true }
        return SystemTypes.superclasses(of: platform.name).contains { facts in
            facts.members.contains { member in
                guard member.kind == .method, !member.isStatic, first.hasPrefix(member.name) else { return false }
                let labels = ObjectiveCName.labels(of: member.fullName)
                // `popViewControllerAnimated:` is `popViewController(animated:)`.
                return ObjectiveCName.selector(baseName: member.name, labels: labels) == selector
                    || (labels.first.map { $0 != "_" } ?? false)
                        && labels.count == pieces.count - 1
                        && first.lowercased() == (member.name + (labels.first ?? "")).lowercased()
            }
        }
    }

    private static let frequent: Set<String> = [
        "dismissViewControllerAnimated:completion:", "dismissModalViewControllerAnimated:",
        "becomeFirstResponder", "resignFirstResponder", "endEditing:", "cut:", "copy:", "paste:", "select:",
        "selectAll:", "delete:", "popViewControllerAnimated:", "popToRootViewControllerAnimated:", "performClose:",
    ]
}
