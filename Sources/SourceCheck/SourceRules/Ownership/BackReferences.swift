import SystemTypes
import SourceFacts

/// Whether what a class is given may lead back to it: through stored properties, however far, or through what nobody can look into.
///
/// Where nothing does, such as from a strategy that is called a delegate, the two cannot keep one another alive. In doubt it does: by
/// way of a closure, of a class of the platform, of a type that nobody knows.
struct BackReferences {
    private let code: CodeIndex

    init(_ code: CodeIndex) {
        self.code = code
    }

    /// Whether an object of a type, a protocol or a class, may keep a class that holds it alive.
    func mayLead(from type: NamedType, to holder: CodeType) -> Bool {
        guard let id = type.projectType, !code.isPublic(code[id].declaration) else { return true }
        var walk = Walk(code: code, holder: holder)
        return walk.mayLead(from: type) || mayConformElsewhere(id)
    }

    /// Whether an extension makes a type that is no type of the project conform to a protocol.
    private func mayConformElsewhere(_ id: TypeID) -> Bool {
        let name = code[id].declaration.name
        return code[id].kind == .protocol
            && code.files.contains { file in
                file.facts.declarations.contains { declaration in
                    declaration.kind == .extension && declaration.inheritedTypes.contains { $0.type.name == name }
                        && code.type(of: declaration) == nil
                }
            }
    }

    /// One walk over all that can be reached from a type.
    private struct Walk {
        let code: CodeIndex
        let holder: CodeType
        private var seen: Set<TypeID> = []
        /// Whether the way so far leads through a cell or the like, which lists make and use again: nobody looks for its controller
        /// behind what it keeps, but for closures.
        private var isReused = false

        init(code: CodeIndex, holder: CodeType) {
            self.code = code
            self.holder = holder
        }

        /// More than what one object knows in real code.
        private static let limit = 200

        mutating func mayLead(from type: NamedType) -> Bool {
            switch type {
            case .platform(let platform): return !isReused && !Self.isLeaf(platform) && !isBelowHolder(platform)
            case .unknown: return !isReused
            case .project, .ambiguous:
                for candidate in type.candidates where mayLead(from: candidate) { return true }
                return false
            }
        }

        private mutating func mayLead(from id: TypeID) -> Bool {
            if code.isKin(holder.id, of: id) { return true }
            guard seen.insert(id).inserted else { return false }
            if seen.count > Self.limit { return true }
            let type = code[id]
            if type.kind == .protocol {
                let conformers = code.conformers(of: id).filter { !code.file(of: code[$0]).isTest }
                return conformers.isEmpty || conformers.contains { mayLead(from: $0) }
            }
            if type.kind == .typealias { return true }
            if !isReused, isReusable(id) {
                // What is doubtful behind a cell may be so elsewhere.
                let before = seen
                isReused = true
                defer { (isReused, seen) = (false, before) }
                return mayLead(byPartsOf: id)
            }
            return mayLead(byPartsOf: id)
        }

        private mutating func mayLead(byPartsOf id: TypeID) -> Bool {
            if code[id].isClass {
                if !isReused, code.hasUnknownSuperclass(id) { return true }
                if let platform = code.platformClass(of: id), platform.name != "NSObject", !isBelowHolder(platform) {
                    return true
                }
                if code.subclasses(of: id).contains(where: { mayLead(from: $0) }) { return true }
            }
            return code.classes(from: id).contains { ancestor in
                code[ancestor].members.contains { mayLead(by: $0) }
            }
        }

        private func isReusable(_ id: TypeID) -> Bool {
            code.isViewController(holder.id)
                && ["UICollectionReusableView", "UITableViewCell", "UITableViewHeaderFooterView"].contains {
                    code.inherits(id, from: $0)
                }
        }

        /// Whether it is a view and the holder a controller: UIKit has a controller keep views, and no view keep its controller.
        private func isBelowHolder(_ platform: PlatformType) -> Bool {
            platform.isSubclass(of: "UIView") && code.isViewController(holder.id)
        }

        // MARK: Members

        private mutating func mayLead(by member: MemberFact) -> Bool {
            switch member.kind {
            case .storedProperty: return !member.isTypeMember && keeps(member) && mayLead(byProperty: member)
            case .enumCase: return member.parameters.contains { $0.type.map { mayLead(from: $0, of: member) } ?? true }
            default: return false
            }
        }

        private func keeps(_ member: MemberFact) -> Bool {
            !member.isWeak && !member.isUnowned && !isShared(member)
        }

        private mutating func mayLead(byProperty member: MemberFact) -> Bool {
            // What wraps a property may keep anything.
            if member.attributes.contains(where: {
                $0.name.startsUppercase && !Self.plainAttributes.contains($0.name)
            }) {
                return !isReused
            }
            if isSessionWithoutDelegate(member) { return false }
            if let type = member.type { return mayLead(from: type, of: member) }
            switch member.value?.kind {
            case .string, .number, .boolean: return false
            default: return mayLead(from: code.type(of: member))
            }
        }

        private static let plainAttributes: Set<String> = ["MainActor", "IBOutlet", "IBInspectable"]

        /// `URLSession(configuration: .default)`, which keeps nobody.
        private func isSessionWithoutDelegate(_ member: MemberFact) -> Bool {
            guard member.isConstant, let owner = code.owner(of: member) else { return false }
            let values = [member.value].compactMap(\.self) + code.assignments(to: member, in: owner).map(\.value)
            return !values.isEmpty
                && values.allSatisfy { value in
                    value.kind == .construction
                        && value.type?.stripped.name == "URLSession"
                        && value.call.map { $0.argument(labelled: "delegate") == nil } ?? false
                }
        }

        /// A shared object lives on anyway.
        private func isShared(_ member: MemberFact) -> Bool {
            guard member.isConstant, let value = member.value else { return false }
            switch value.kind {
            case .implicitMember: return true
            case .path:
                guard let use = value.use, use.root == .name, use.components.count == 2 else { return false }
                return use.components.first?.startsUppercase ?? false
            default: return false
            }
        }

        // MARK: Written types

        private mutating func mayLead(from written: TypeFact, of member: MemberFact) -> Bool {
            let type = written.stripped
            switch type.kind {
            case .named:
                return mayLead(from: code.lookup(type, in: member))
                    || type.genericArguments.contains { mayLead(from: $0, of: member) }
            case .array, .dictionary, .tuple, .composition: return type.parts.contains { mayLead(from: $0, of: member) }
            case .metatype: return false
            default: return true
            }
        }

        // MARK: The platform

        private static func isLeaf(_ platform: PlatformType, depth: Int = 0) -> Bool {
            guard depth < 4, let facts = platform.facts else { return false }
            switch facts.kind {
            case .struct, .enum: return valueModules.contains(facts.module)
            case .class: return plainClasses.contains(platform.name)
            case .typealias:
                return facts.aliased.flatMap { PlatformType(named: $0) }.map { isLeaf($0, depth: depth + 1) } ?? false
            case .protocol, .actor: return false
            }
        }

        /// Those whose structs keep nothing but their generic arguments.
        private static let valueModules: Set<String> = ["Swift", "Foundation", "CoreGraphics"]

        /// Classes that keep no object of somebody else's.
        private static let plainClasses: Set<String> = [
            "Bundle", "DateFormatter", "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "FileManager",
            "JSONDecoder", "JSONEncoder", "NSLock", "NSRecursiveLock", "NumberFormatter", "UIColor", "UIFont",
            "UIImage",
            "UserDefaults",
        ]
    }
}
