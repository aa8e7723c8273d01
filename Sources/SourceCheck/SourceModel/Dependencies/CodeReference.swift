import SourceFacts
import ScreenSpecDiagnostics

/// One place where the code of a type names another type, or reaches one through a path.
struct CodeReference: Sendable {
    enum Way: Sendable {
        /// A stored property of that type.
        case stores
        /// A parameter, a result, a computed property, a local variable's annotation, a cast.
        case names
        /// `LoginPresenter()`.
        case makes
        /// `LoginRouter.build()`, `LoginStore.shared`.
        case usesStatically
        /// `presenter.interactor.fetch()`: a member of an object of that type is used.
        case reaches
    }

    /// What is named or reached.
    let target: NamedType
    let spelling: Spelling
    let way: Way
    let range: SourceRange
    /// The member in which it stands.
    let member: MemberFact
    /// For `reaches`: the last type of the project along the path before the target, such as that of `presenter`.
    var through: TypeID?
    /// For `reaches`: whether the path starts at a local variable that the same body has made.
    var startsAtNewObject = false
    /// For `reaches`: whether the path starts at a shared object, `Dependencies.shared`.
    var startsAtSharedObject = false
    /// For `reaches`: whether the path starts at a local variable for what another path leads to.
    var startsAtPath = false
    /// For `reaches`: where the target is what such a variable stands for, the path that leads to it.
    var source: FactRows<ComponentFact>?
    /// For `usesStatically`: whether the code names a constant that stands for the member of the target.
    var isByConstant = false
    /// For `reaches` and `usesStatically`: the member that is used of the target.
    var message: FactText?
    /// For `usesStatically`: the member that is used of what the message leads to, `load` of `Store.shared.load()`.
    var furtherMessage: FactText?

    /// Whether it stands in what a method or an initializer takes, or in what it gives back.
    var isInSignature: Bool {
        guard member.kind == .method || member.kind == .initializer else { return false }
        return ([member.type] + member.parameters.map(\.type)).contains { $0?.range.contains(range) ?? false }
    }

    /// How the code writes it. A text is made only of those few that findings quote.
    enum Spelling: Sendable {
        case type(TypeFact)
        /// Without a type that is written, by the name of the property.
        case property(FactText)
        case path(FactRows<ComponentFact>)
    }

    /// As the code writes it: `LoginInteractor`, `presenter.interactor`.
    var text: String {
        switch spelling {
        case .type(let type): type.qualifiedName
        case .property(let name): name.string
        case .path(let components): (source ?? components).map(\.name.string).joined(separator: ".")
        }
    }

    /// Where the code gets hold of the target: what a variable stands for, where that is set.
    var place: SourceRange { source?.last?.range ?? range }
}

/// Finds all that members name.
struct CodeReferences {
    private let index: CodeIndex
    private var steps: PathSteps
    private var all: [CodeReference] = []
    /// Whether it matters which objects of the platform are reached through a path.
    private var followsPlatform = true

    init(_ index: CodeIndex) {
        self.index = index
        steps = PathSteps(index)
    }

    /// What members name, in their order.
    ///
    /// - Parameter followsPlatform: Whether that holds objects of the platform that a path only leads to: most of what a
    ///   view does is done to those.
    mutating func references(in members: [MemberFact], followsPlatform: Bool) -> [CodeReference] {
        // The room for those of the last type is kept, and those of this one take no more than they need.
        all.removeAll(keepingCapacity: true)
        self.followsPlatform = followsPlatform
        for member in members { add(member) }
        return all.withUnsafeBufferPointer { Array($0) }
    }

    private mutating func add(_ member: MemberFact) {
        if let type = member.type {
            add(type, way: member.kind == .storedProperty ? .stores : .names, in: member)
        } else if member.kind == .storedProperty, let value = member.value {
            addInferredType(of: member, value)
        }
        addImplicitMember(of: member.type, member.value, in: member)
        for parameter in member.parameters {
            if let type = parameter.type { add(type, way: .names, in: member) }
            addImplicitMember(of: parameter.type, parameter.defaultValue, in: member)
        }
        for local in member.locals { addImplicitMember(of: local.type, local.value, in: member) }
        for use in member.typeUses { add(use.type, way: .names, in: member) }
        for use in member.uses { add(use, in: member) }
    }

    private mutating func add(_ type: TypeFact, way: CodeReference.Way, in member: MemberFact) {
        // What stands before a dot is only where the type is to be found: `LoginViewController.Row` is no controller. It is
        // the first part of what stands behind the dot.
        var base: Int?
        // What a stored closure is handed, or hands back, is not stored.
        let functions = way == .stores ? type.subtree.filter { $0.kind == .function }.map(\.subtree) : []
        for named in type.subtree where named.kind == .named {
            let isBase = named.index == base
            base = named.base?.index
            if isBase { continue }
            let target = index.lookup(named, in: member)
            guard target != .unknown || named.name != nil else { continue }
            let isOfClosure = functions.contains { $0.indices.contains(named.index) }
            all.append(
                CodeReference(
                    target: target,
                    spelling: .type(named),
                    way: isOfClosure ? .names : way,
                    range: named.range,
                    member: member
                )
            )
        }
    }

    /// `private let presenter = LoginPresenter()` stores one as much as it makes one.
    private mutating func addInferredType(of member: MemberFact, _ value: ValueFact) {
        let target = index.type(of: value, in: member)
        guard target != .unknown else { return }
        all.append(
            CodeReference(
                target: target,
                spelling: value.type.map { .type($0) } ?? .property(member.baseName),
                way: .stores,
                range: member.nameRange,
                member: member
            )
        )
    }

    /// `let store: SecureStore = .shared`, and the same as a default argument: the type that is written is used by a member that
    /// is not written behind it.
    private mutating func addImplicitMember(of type: TypeFact?, _ value: ValueFact?, in member: MemberFact) {
        guard let value, value.kind == .implicitMember, let name = value.text, value.use?.components.count == 1,
            let type = type?.stripped, type.kind == .named
        else { return }
        all.append(
            CodeReference(
                target: index.lookup(type, in: member),
                spelling: .type(type),
                way: .usesStatically,
                range: type.range,
                member: member,
                message: name
            )
        )
    }

    // MARK: Paths

    private mutating func add(_ use: UseFact, in member: MemberFact) {
        let components = use.components
        guard let first = components.first else { return }
        if first.startsUppercase, use.root == .name {
            addStatic(use, components, in: member)
        } else if components.count > 1 {
            addPath(use, components, in: member)
        }
    }

    /// `LoginRouter.build()`, `Outer.Inner.shared`, `LoginPresenter(view: self)`.
    private mutating func addStatic(_ use: UseFact, _ components: FactRows<ComponentFact>, in member: MemberFact) {
        let typeNames = components.prefix { $0.startsUppercase }
        guard let last = typeNames.last, let first = typeNames.first else { return }
        let target = index.lookup(path: typeNames.map(\.name), in: member)
        let isMade = last.isCalled || components.dropFirst(typeNames.count).first?.name == "init"
        all.append(
            CodeReference(
                target: target,
                spelling: .path(typeNames),
                way: isMade ? .makes : .usesStatically,
                range: SourceRange(
                    file: first.range.file,
                    lower: Int(first.range.lower),
                    upper: Int(last.range.upper)
                ),
                member: member,
                message: components.dropFirst(typeNames.count).first?.name,
                furtherMessage: components.dropFirst(typeNames.count + 1).first?.name
            )
        )
        // `Dependencies.shared.presenter.close()`: the shared object hands out others.
        guard !isMade, let shared = components.dropFirst(typeNames.count).first, !shared.isCalled else { return }
        let types = steps.types(along: use, in: member, endsAtPlatform: !followsPlatform)
        addReached(types, components, from: typeNames.count, after: target, in: member)
        addSharedConstant(shared, of: target, components, typeNames.count, in: member)
    }

    /// `Settings.store` is `UserDefaults.standard`, where a constant says so: whoever uses the one uses the other.
    private mutating func addSharedConstant(
        _ shared: ComponentFact,
        of target: NamedType,
        _ components: FactRows<ComponentFact>,
        _ count: Int,
        in member: MemberFact
    ) {
        guard let owner = target.projectType, let constant = index[owner].member(named: shared.name.string),
            let object = index.sharedObject(in: constant), let first = components.first
        else { return }
        all.append(
            CodeReference(
                target: object.type,
                spelling: .path(components[...(components.startIndex + count)]),
                way: .usesStatically,
                range: SourceRange(
                    file: first.range.file,
                    lower: Int(first.range.lower),
                    upper: Int(shared.range.upper)
                ),
                member: member,
                isByConstant: true,
                message: object.name,
                furtherMessage: components.dropFirst(count + 1).first?.name
            )
        )
    }

    private mutating func addPath(_ use: UseFact, _ components: FactRows<ComponentFact>, in member: MemberFact) {
        let types = steps.types(along: use, in: member, endsAtPlatform: !followsPlatform)
        if types.isEmpty { return }
        let isNew = use.local?.value.map { $0.kind == .construction || $0.kind == .chainedConstruction } ?? false
        let start = use.castType.map { index.lookup($0, in: member) } ?? .unknown
        let value = use.local?.value
        let source = value?.kind == .path ? value?.use?.components : nil
        addReached(
            types,
            components,
            from: 0,
            after: start,
            startsAtNewObject: isNew,
            source: source.flatMap { $0.count > 1 ? $0 : nil },
            in: member
        )
    }

    /// What the names of a path lead to from one of them on, but for the type itself that they start at.
    private mutating func addReached(
        _ types: ArraySlice<NamedType>,
        _ components: FactRows<ComponentFact>,
        from first: Int,
        after start: NamedType,
        startsAtNewObject: Bool = false,
        source: FactRows<ComponentFact>? = nil,
        in member: MemberFact
    ) {
        var through = start.projectType
        for (number, type) in types.enumerated().dropFirst(first) where number + 1 < components.count {
            guard type != .unknown else { break }
            if !followsPlatform, case .platform = type { break }
            let position = components.startIndex + number
            let component = components[position]
            // A shared object was told with the type that has it.
            if first == 0 || type != start {
                all.append(
                    CodeReference(
                        target: type,
                        spelling: .path(components[...position]),
                        way: .reaches,
                        range: component.range,
                        member: member,
                        through: through,
                        startsAtNewObject: startsAtNewObject,
                        startsAtSharedObject: first > 0,
                        startsAtPath: source != nil,
                        source: number == 0 ? source : nil,
                        message: components[position + 1].name
                    )
                )
            }
            through = type.projectType ?? through
        }
    }
}
