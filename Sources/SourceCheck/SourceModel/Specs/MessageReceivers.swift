import SourceFacts
import ScreenSpecDiagnostics

/// Whose protocol it is by which somebody is called: one of the code, several that a type joins, or one of a spec that is not
/// written yet.
enum MessageReceiver: Hashable {
    case type(TypeID)
    case composition([TypeID])
    case interface(String)

    func vocabulary(_ code: CodeIndex) -> MessageVocabulary? {
        switch self {
        case .type(let id): return ProtocolVocabulary(of: id, in: code).map { .known($0) }
        case .interface(let name): return .ofInterface(name)
        case .composition(let ids):
            let parts = ids.compactMap { ProtocolVocabulary(of: $0, in: code) }
            return parts.count == ids.count ? .known(ProtocolVocabulary(joining: parts)) : nil
        }
    }
}

/// Finds out by which protocol somebody is called.
///
/// The code of a type calls the same few properties all over, so that what is known of those is kept for as long as one type is
/// looked at. Whoever goes through much code keeps one of these to itself.
struct MessageReceivers {
    private let code: CodeIndex
    private let receivers: ProtocolReceivers
    /// The protocols that specs declare and no file holds.
    private let unwritten: Set<String>
    private var vocabularies: [MessageReceiver: MessageVocabulary?] = [:]
    private var steps: PathSteps
    private var owner: TypeID?
    /// Few, so that they are looked through.
    private var properties: [Property] = []

    /// A property of the type that is looked at, by which a protocol may be called.
    private struct Property {
        /// The fingerprint of its name.
        let name: UInt64
        /// `nil` where no type is written.
        let isOptional: Bool?
        let vocabulary: MessageVocabulary?
    }

    init(_ code: CodeIndex, _ receivers: ProtocolReceivers, unwritten: Set<String>) {
        self.code = code
        self.receivers = receivers
        self.unwritten = unwritten
        steps = PathSteps(code)
    }

    /// What the receiver of a call can be told, where the call is one to the object itself, or to an optional around it by
    /// `map`.
    ///
    /// - Parameter type: The type in whose code the call stands.
    mutating func vocabulary(ofReceiverOf call: CallFact, in member: MemberFact, of type: TypeID) -> MessageVocabulary?
    {
        guard call.hasReceiver else { return nil }
        let path = call.calledPath
        guard path.count > 1, receivers.mayReceive(call, path) else { return nil }
        let last = path[path.endIndex - 2]
        guard !last.isCalled, !last.isSubscripted else { return nil }
        let root = call.callee.root
        if path.count == 2, root == .name || root == .self {
            let property = property(last.name, along: path, call, in: member, of: type)
            return isMessage(call, to: last, property.isOptional) ? property.vocabulary : nil
        }
        guard root != .implicit, isMessage(call, to: last, isOptional(call, path, in: member)) else { return nil }
        return vocabulary(call, path, written: writtenType(path.dropLast(), call, in: member), in: member)
    }

    /// A call is one to what is in an optional, `map` one to the optional.
    private func isMessage(_ call: CallFact, to last: ComponentFact, _ isOptional: Bool?) -> Bool {
        let isUnwrapped = last.isOptionalChained || last.isForced
        return (isUnwrapped ? false : isOptional) == isMapped(call)
    }

    private mutating func property(
        _ name: FactText,
        along path: FactRows<ComponentFact>,
        _ call: CallFact,
        in member: MemberFact,
        of type: TypeID
    ) -> Property {
        if owner != type {
            owner = type
            properties.removeAll(keepingCapacity: true)
        }
        let fingerprint = name.fingerprint
        if let known = properties.first(where: { $0.name == fingerprint }) { return known }
        let declared = declaredType(path.dropLast(), call, in: member)
        let found = Property(
            name: fingerprint,
            isOptional: declared.map(Self.isOptional),
            vocabulary: vocabulary(call, path, written: declared, in: member)
        )
        properties.append(found)
        return found
    }

    /// - Parameter written: The annotation of what is called.
    private mutating func vocabulary(
        _ call: CallFact,
        _ path: FactRows<ComponentFact>,
        written: TypeFact?,
        in member: MemberFact
    ) -> MessageVocabulary? {
        guard let receiver = receiver(call, path, written, in: member) else { return nil }
        if let known = vocabularies[receiver] { return known }
        let found = receiver.vocabulary(code)
        vocabularies[receiver] = .some(found)
        return found
    }

    private mutating func receiver(
        _ call: CallFact,
        _ path: FactRows<ComponentFact>,
        _ written: TypeFact?,
        in member: MemberFact
    ) -> MessageReceiver? {
        let types = steps.types(along: call.callee, in: member)
        guard types.count >= path.count - 1 else {
            return composition(written, in: member) ?? interface(of: call, path, in: member)
        }
        guard let id = types[path.count - 2].projectType else { return nil }
        if code[id].kind == .typealias { return composition(written, in: member) }
        guard code[id].kind == .protocol, code.isAlone(id),
            let written, isNamed(id, written.stripped)
        else { return nil }
        return .type(id)
    }

    /// What is called of the receiver: the call itself, or, of `delegate.map { $0.didTap() }`, those in the closure.
    func forEachMessage(of call: CallFact, in member: MemberFact, _ body: (CallFact) -> Void) {
        guard isMapped(call), let closure = call.arguments.first else { return body(call) }
        let inner = member.calls.filter { closure.range.contains($0.range) && $0.index != call.index }
        // What stands in a closure of its own has a `$0` of its own.
        let closures = inner.flatMap(\.arguments).filter { $0.kind == .closure }.map(\.range)
        for message in inner
        where message.callee.root == .closureArgument && message.calledPath.count == 1
            && !closures.contains(where: { $0.contains(message.range) })
        {
            body(message)
        }
    }

    /// `delegate.map { $0.didTap() }`.
    private func isMapped(_ call: CallFact) -> Bool {
        let arguments = call.arguments
        guard arguments.count == 1, arguments.first?.kind == .closure, let name = call.name else { return false }
        return name == "map" || name == "flatMap"
    }

    // MARK: Optionals

    /// `func join(_ filters: Filter...)` has an array of filters.
    private func isVariadic(_ local: LocalFact, in member: MemberFact) -> Bool {
        local.kind == .parameter
            && member.parameters.contains { $0.isVariadic && $0.name == local.name }
    }

    /// Whether what is called has to be unwrapped first; `nil` where nothing says so.
    private mutating func isOptional(_ call: CallFact, _ path: FactRows<ComponentFact>, in member: MemberFact) -> Bool?
    {
        if path.count == 2, let local = call.callee.local {
            // An array, which is neither.
            if isVariadic(local, in: member) { return nil }
            if local.kind == .optionalBinding { return false }
            return local.type.map(Self.isOptional)
        }
        return declaredType(path.dropLast(), call, in: member).map(Self.isOptional)
    }

    private static func isOptional(_ type: TypeFact) -> Bool {
        type.kind != .implicitlyUnwrapped && type.isOptional
    }

    // MARK: What is written

    /// The annotation of the property that is called.
    private mutating func declaredType(_ path: FactRows<ComponentFact>, _ call: CallFact, in member: MemberFact)
        -> TypeFact?
    {
        guard let name = path.last?.name else { return nil }
        let holder: NamedType
        if path.count == 1 {
            switch call.callee.root {
            case .expression:
                guard let cast = call.callee.castType else { return nil }
                holder = code.lookup(cast, in: member)
            case .closureArgument, .keyPath, .implicit: return nil
            case .self, .super, .selfType, .local, .name:
                guard let owner = code.owner(of: member) else { return nil }
                holder = .project(owner.id)
            }
        } else {
            let types = steps.types(along: call.callee, in: member)
            guard types.count >= path.count - 1 else { return nil }
            holder = types[path.count - 2]
        }
        guard let found = code.member(name, of: holder), found.isProperty else { return nil }
        return found.type
    }

    /// The annotation of what is called, be it a property or a local variable.
    private mutating func writtenType(_ path: FactRows<ComponentFact>, _ call: CallFact, in member: MemberFact)
        -> TypeFact?
    {
        if path.count == 1, let local = call.callee.local { return local.type ?? boundType(local, in: member) }
        return declaredType(path, call, in: member)
    }

    /// Whether what is called is declared to be of the protocol itself: a generic parameter may be more than its bound, and
    /// a name behind a module may be that of another package.
    private func isNamed(_ id: TypeID, _ type: TypeFact) -> Bool {
        type.kind == .named && type.name == code[id].name
            && (type.base == nil || code[id].parent != nil)
    }

    /// `guard let delegate`: what it was bound to says what it is.
    private func boundType(_ local: LocalFact, in member: MemberFact) -> TypeFact? {
        guard local.kind == .optionalBinding, let use = local.value?.use, use.components.count == 1,
            let name = use.components.first?.name, use.local == nil,
            let owner = code.owner(of: member)
        else { return nil }
        return code.member(name, of: .project(owner.id))?.type
    }

    // MARK: Protocols by other ways

    /// `A & B`, or a name for that, where all are protocols of the project.
    private func composition(_ written: TypeFact?, in member: MemberFact) -> MessageReceiver? {
        guard var written = written?.stripped else { return nil }
        if written.kind == .named, let alias = code.lookup(written, in: member).projectType,
            isNamed(alias, written), let aliased = code[alias].declaration.aliasedType?.stripped
        {
            written = aliased
        }
        guard written.kind == .composition else { return nil }
        let ids = written.parts.compactMap { part -> TypeID? in
            let part = part.stripped
            guard let found = code.lookup(part, in: nil as DeclarationFact?).projectType,
                code[found].kind == .protocol, code.isAlone(found), isNamed(found, part)
            else { return nil }
            return found
        }
        return ids.count == written.parts.count ? .composition(ids) : nil
    }

    /// A property whose type is a protocol that a spec declares and no file holds.
    private mutating func interface(of call: CallFact, _ path: FactRows<ComponentFact>, in member: MemberFact)
        -> MessageReceiver?
    {
        guard path.count == 2, let type = declaredType(path.dropLast(), call, in: member) else { return nil }
        let name = type.stripped.qualifiedName
        return unwritten.contains(name) ? .interface(name) : nil
    }
}

extension CodeIndex {
    /// Whether no other type of the project has the name: of several, one in another target may be meant.
    func isAlone(_ id: TypeID) -> Bool {
        guard self[id].parent == nil else { return types(named: qualifiedName(of: id)).count == 1 }
        return table.topLevelType(named: table.nameNumbers[id.index]).projectType != nil
    }
}
