import ScreenModel
import SourceCheck
import SourceFacts

/// What declarations say of the class that is a view: for the document of a view, and for the view's part in that of a screen.
struct ViewReading {
    private let type: CodeType
    private let reader: CodeReader
    /// Those of the channels of its screen, which say more than that the view conforms to them.
    private let protocols: Set<TypeID>
    /// By which types it talks beside those.
    private let interfaces: [InterfaceReading.Found]
    /// Whether it is a screen of its own, whatever roles are recognised beside it.
    private let isAlone: Bool
    private var code: CodeIndex { reader.code }

    /// - Parameter players: By the names of roles; of a view's own document none.
    init(
        _ type: CodeType,
        _ reader: CodeReader,
        called name: String,
        _ players: [(role: Role, type: CodeType)] = [],
        protocols: Set<TypeID> = []
    ) {
        (self.type, self.reader) = (type, reader)
        isAlone = players.count == 1
        let delegates = DelegateReading.types(of: type, reader)
        interfaces =
            InterfaceReading(of: type, called: name, players, beside: protocols.union(delegates), reader).all
        self.protocols = protocols.union(interfaces.map(\.type.id))
    }

    /// The document of a view.
    var entries: [DocumentEntry] {
        var entries = [DocumentEntry("view", code.qualifiedName(of: type.id))]
        entries += head + inheritance(standard: "UIView") + parts
        if let content { entries.append(content) }
        let actions = actions
        if !actions.isEmpty { entries.append(DocumentEntry("actions", .mapping(actions))) }
        return entries + delegate
    }

    /// What it shows: a type of its own, or one that has the name that the platform uses, of which it stores one.
    private var content: DocumentEntry? {
        let name = code.qualifiedName(of: type.id)
        if let entry = content("viewModel", code.types(named: "\(name).ViewModel")) { return entry }
        let sources = code.types(named: "\(name.filter { $0 != "." })DataSource").filter { source in
            type.members.contains { $0.kind == .storedProperty && code.type(of: $0).projectType == source }
        }
        return content("dataSource", sources) ?? keptViewModel
    }

    /// What an initializer is given and the view keeps as its `viewModel`; what others set is an input.
    private var keptViewModel: DocumentEntry? {
        let kept = type.members.filter {
            $0.kind == .storedProperty && !$0.isTypeMember && $0.baseName == "viewModel" && !isInput($0)
        }
        guard kept.count == 1, let id = kept.first.map(code.type)?.projectType, code[id].kind == .struct,
            reader.subject.roles.plays(of: id).isEmpty, let keys = ContentReading(code[id], reader).entries
        else { return nil }
        reader.models.describe(id)
        let type = DocumentEntry("type", code.qualifiedName(of: id))
        return DocumentEntry("viewModel", .mapping([type] + keys))
    }

    private func content(_ key: String, _ types: [TypeID]) -> DocumentEntry? {
        guard types.count == 1, let id = types.first, code[id].kind == .struct || code[id].kind == .enum,
            let keys = ContentReading(code[id], reader).entries
        else { return nil }
        reader.models.describe(id)
        return DocumentEntry(key, .mapping(keys))
    }

    var head: [DocumentEntry] {
        reader.texts.summary(of: type.declaration) + [DocumentEntry("generate", .flag(false))]
    }

    /// - Parameter standard: The superclass that need not be written.
    func inheritance(standard: String) -> [DocumentEntry] {
        var entries: [DocumentEntry] = []
        if let superclass = reader.superclass(of: type),
            let text = namesOwnParameter(superclass)
                ? superclass.qualifiedName : reader.texts.text(superclass, in: type.declaration.parent),
            text != standard
        {
            entries.append(DocumentEntry("inherits", text))
        }
        if subviews.contains(where: { $0.attributes.contains("IBOutlet") }) {
            entries.append(DocumentEntry("layout", "interfaceBuilder"))
        }
        return entries
    }

    /// Whether a superclass is handed a generic parameter of the class, which no spec has a word for.
    private func namesOwnParameter(_ superclass: TypeFact) -> Bool {
        let parameters = type.declaration.genericParameters
        return superclass.genericArguments.flatMap(\.namedTypes).contains { named in
            parameters.contains { parameter in named.name == parameter.name }
        }
    }

    /// Subviews, conformances and inputs.
    var parts: [DocumentEntry] {
        var entries: [DocumentEntry] = []
        let subviews = subviews.compactMap { member -> DocumentEntry? in
            reader.unwrappedTypeText(of: member).map { reader.entry(of: member, type: $0) }
        }
        if !subviews.isEmpty { entries.append(DocumentEntry("subviews", .mapping(subviews))) }
        if !conformances.isEmpty { entries.append(DocumentEntry("conforms", .texts(conformances))) }
        if !interfaces.isEmpty {
            for interface in interfaces { reader.models.add(interface: interface.type) }
            entries.append(DocumentEntry("interfaces", .mapping(interfaces.map(\.entry))))
        }
        if let inputs = inputs, !inputs.isEmpty { entries.append(DocumentEntry("inputs", .mapping(inputs))) }
        return entries
    }

    // MARK: Subviews

    /// What the class stores of views and, as outlets, of what goes with them; of a controller, its root view's too.
    private var subviews: [MemberFact] {
        var seen: Set<String> = []
        let unconnected = reader.subject.analysis(UnconnectedOutlets.self)
        let loose = reader.subject.analysis(LooseViews.self)
        let roots = reader.subject.rootViews.views(of: type.id).map { code[$0] }.filter { root in
            reader.subject.rootViews.controllers(of: root.id) == [type.id]
        }
        return ([type] + roots).flatMap { owner in
            owner.members.filter { member in
                guard member.kind == .storedProperty, !member.isTypeMember, !member.isInsideConditionalCompilation,
                    SwiftName.isWord(member.baseName.string), isPart(member, of: owner),
                    !unconnected.contains(member), !loose.contains(member)
                else { return false }
                return seen.insert(member.baseName.string).inserted
            }
        }
    }

    private func isPart(_ member: MemberFact, of owner: CodeType) -> Bool {
        let isOutlet = member.attributes.contains("IBOutlet")
        if let array = member.type?.stripped, array.kind == .array, let element = array.parts.first {
            return isOutlet && code.isView(code.lookup(element, in: member))
        }
        let named = code.type(of: member)
        if code.isView(named) { return !owner.remembersGivenView(member) }
        if named == .unknown { return PackageSubview(member, of: type).isCertain }
        return Self.companions.contains { code.inherits(named, from: $0) } && (isOutlet || !member.isWeak)
            || isOutlet && code.inherits(named, from: "NSLayoutConstraint")
    }

    private static let companions = ["UIGestureRecognizer", "UIBarItem"]

    // MARK: Conformances

    /// Protocols that the class or its extensions state, in their order.
    private var conformances: [String] {
        let superclass = reader.superclass(of: type)?.range
        var texts: [String] = []
        for declaration in type.declarations where declaration.genericRequirements.isEmpty {
            for inherited in declaration.inheritedTypes.flatMap({ CodeReader.parts(of: $0.type) })
            where inherited.range != superclass {
                guard isConformance(inherited, in: declaration),
                    let text = reader.texts.text(inherited, in: declaration.parent),
                    !texts.contains(text)
                else { continue }
                texts.append(text)
            }
        }
        return texts
    }

    private func isConformance(_ type: TypeFact, in declaration: DeclarationFact) -> Bool {
        switch code.lookup(type, in: declaration.parent) {
        case .project(let id):
            return code[id].kind == .protocol && !protocols.contains(id) && !code[id].isHidden
                && code.hasNoNamesake(id) && code[id].parent == nil
        case .platform(let platform): return platform.facts?.kind == .protocol
        // Behind a class, and in an extension, there are only protocols.
        case .unknown: return declaration.kind == .extension || reader.superclass(of: self.type) != nil
        case .ambiguous: return false
        }
    }

    // MARK: Inputs

    /// What others call or set: methods and variables that the class shows and that no protocol asks for.
    private var inputs: [DocumentEntry]? {
        let parts = Set(subviews.map(\.baseName.string))
        let members = type.members.filter { isInput($0) && !parts.contains($0.baseName) }
        let overloaded = Dictionary(grouping: members, by: \.baseName.string).filter { $0.value.count > 1 }.keys
        let entries = members.compactMap { member -> DocumentEntry? in
            guard
                let entry = Requirement(member, reader.texts).entry(
                    isAlone: !overloaded.contains(member.baseName)
                )
            else { return nil }
            reader.models.add(namedBy: member)
            return entry
        }
        return Set(entries.map(\.key)).count == entries.count ? entries : nil
    }

    private func isInput(_ member: MemberFact) -> Bool {
        guard !member.isTypeMember, !member.isOverride, !member.isInsideConditionalCompilation,
            member.attributes.isEmpty, member.genericParameters.isEmpty, !mayBeCallback(member),
            reader.subject.isReachedByOthers(member, of: type)
        else { return false }
        switch member.kind {
        case .method: return !member.parameters.contains(where: \.isVariadic)
        case .storedProperty: return member.isSettable && !member.isWeak && member.type.map(isData) ?? false
        case .computedProperty: return member.hasSetter && member.type.map(isData) ?? false
        default: return false
        }
    }

    /// Whether a protocol that nobody knows may ask for a method: one that the same extension states, or that of ReactorKit's views.
    private func mayBeCallback(_ member: MemberFact) -> Bool {
        if code.reactor(boundBy: member) != nil { return true }
        guard member.kind == .method, let owner = member.owner, owner.kind == .extension else { return false }
        return owner.inheritedTypes.contains { code.lookup($0.type, in: owner.parent) == .unknown }
    }

    /// Whether a property holds neither a closure nor another object at work.
    private func isData(_ written: TypeFact) -> Bool {
        let stripped = written.stripped
        guard stripped.kind == .named || stripped.kind == .array || stripped.kind == .dictionary else { return false }
        return stripped.namedTypes.allSatisfy { named in
            switch code.lookup(named, in: type.declaration) {
            case .project(let id): code[id].kind != .protocol && reader.subject.roles.plays(of: id).isEmpty
            case .platform, .ambiguous, .unknown: true
            }
        }
    }

    // MARK: What leaves the view

    /// Closures that the view has, and methods that answer to controls.
    var actions: [DocumentEntry] {
        let closures = closures
        let keys = Set(closures.map(\.key))
        let said = keys.union(delegateMembers.map(\.baseName.string))
        return closures + handlers(sending: said).filter { !keys.contains($0.key) }
    }

    /// Methods that answer to controls and send none of these messages.
    func handlers(sending names: Set<String>) -> [DocumentEntry] {
        var seen: Set<String> = []
        return reader.subject.answeringMethods(of: type).compactMap { handler in
            let method = handler.method
            let name = method.baseName.string
            guard SwiftName.isWord(name), !method.isInsideConditionalCompilation, seen.insert(name).inserted,
                !names.contains(name), !reader.subject.says(names, handler, in: type, atOnce: true)
            else { return nil }
            let keys = reader.texts.summary(of: method) + [DocumentEntry("via", "targetAction")]
            return DocumentEntry(name, .mapping(keys))
        }
    }

    private var closures: [DocumentEntry] {
        let own = type.members.filter { member in
            member.kind == .storedProperty && !member.isTypeMember && !member.isInsideConditionalCompilation
                && member.attributes.isEmpty && member.access != .private
                && (!member.isConstant && !code.isHidden(member) || isCalledByHandler(member))
        }
        return (own + inheritedClosures).compactMap { ClosureReading($0, reader)?.entry }
    }

    /// Closures of classes above it that the class itself calls where it answers to a control.
    private var inheritedClosures: [MemberFact] {
        let above = code.classes(from: type.id).dropFirst()
        if above.isEmpty { return [] }
        let names = Set(type.members.map(\.baseName.string))
        return above.flatMap { code[$0].members }.filter { member in
            member.kind == .storedProperty && !member.isTypeMember && !member.isInsideConditionalCompilation
                && member.attributes.isEmpty && member.access != .private && !member.isConstant
                && !names.contains(member.baseName) && isCalledByHandler(member)
        }
    }

    /// Whether a closure that an initializer was given answers to what a person does.
    private func isCalledByHandler(_ member: MemberFact) -> Bool {
        type.handlers.contains { reader.subject.says([member.baseName.string], $0, in: type) }
    }

    var delegate: [DocumentEntry] {
        DelegateReading(of: type, isAlone: isAlone, reader)?.entry.map { [$0] } ?? []
    }

    /// What the view says to its delegate.
    var delegateMembers: [MemberFact] {
        DelegateReading(of: type, isAlone: isAlone, reader)?.requirements ?? []
    }
}
