import SystemTypes
import ScreenModel
import ScreenSpecDiagnostics

/// Where a name that nothing declares is used; uses of one name become one finding.
package struct UnknownUse: Hashable, Sendable {
    package let name: String
    package let range: SourceRange
    package let subject: Subject

    package init(name: String, range: SourceRange, subject: Subject) {
        self.name = name
        self.range = range
        self.subject = subject
    }
}

/// Resolves the types that one document names.
struct TypeResolver {
    let scope: Scope
    let file: SourceFile
    /// The document's own types, by the short names that it may use for them.
    let ownNames: [String: String]
    /// The module of each type that no spec declares.
    private(set) var modules: [String: String] = [:]
    private(set) var unknown: [UnknownUse] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Names without a module that are known already.
    private var known: Set<String> = []
    var subject: Subject
    /// Who may see what is generated from the types that are resolved now.
    var requiredAccess = AccessLevel.internal
    /// Types that were reported as hidden.
    private var hidden: Set<String> = []

    init(scope: Scope, file: SourceFile, outline: ComponentOutline? = nil, subject: Subject) {
        self.scope = scope
        self.file = file
        self.subject = subject
        ownNames = outline.map(scope.symbols.shortNames) ?? [:]
    }

    /// Writes the document's own short names in full; what can't be resolved is reported.
    ///
    /// - Returns: Whether there were any.
    mutating func resolve(_ reference: inout TypeReference, generic: Set<String> = []) -> Bool {
        var isRewritten = false
        let range = reference.range
        reference.type.forEachName { name in
            if resolve(name, at: range, generic: generic) { isRewritten = true }
        }
        if isRewritten { reference.type = reference.type.replacingFirstNames(ownNames) }
        return isRewritten
    }

    /// Whether a type of the document names what nothing declares.
    func namesUnknown(_ type: SwiftType) -> Bool {
        guard !unknown.isEmpty else { return false }
        var isUnknown = false
        type.forEachName { name in
            if unknown.contains(where: { $0.name == name.components[0].name }) { isUnknown = true }
        }
        return isUnknown
    }

    /// Notes the types that a Swift expression names, for the imports of what is generated from it.
    mutating func noteTypes(in expression: SwiftExpression) {
        for name in expression.names where name.first?.isUppercase == true {
            if !scope.symbols.declares(name), let module = module(of: name, path: name) { note(module, of: name) }
        }
    }

    /// The types that a format needs.
    mutating func noteModule(_ module: String, of name: String) {
        modules[name] = module
    }

    /// Whether the name is one of the document's own short ones.
    private mutating func resolve(_ name: SwiftType.TypeName, at range: SourceRange, generic: Set<String>) -> Bool {
        let first = name.components[0].name
        if requiredAccess > .internal { checkAccess(of: name, at: range) }
        if let other = scope.dependencies[first] {
            resolve(name, in: other, at: range)
            return false
        }
        if known.contains(first) || modules[first] != nil { return false }
        if ownNames[first] != nil { return true }
        if generic.contains(first) || Self.always.contains(first) { return false }
        let isNested = name.components.count > 1
        if scope.symbols.declares(first) || isNested && scope.symbols.declares(name.path)
            || scope.symbols.isNamespace(first)
        {
            known.insert(first)
            return false
        }
        if scope.otherModules.contains(first), isNested {
            report(
                .unknownModule,
                at: place(of: first, in: range),
                "the module '\(scope.module ?? "")' does not depend on '\(first)'",
                help: ["Add '\(first)' to its 'dependsOn'."]
            )
            return false
        }
        if let external = scope.externals.entry(for: name.path, first: first) {
            if let module = external.module?.text, module != scope.module {
                note(module, of: first)
            } else if external.name.text == first {
                known.insert(first)
            }
            return false
        }
        if let module = module(of: first, path: name.path) {
            note(module, of: first)
            return false
        }
        unknown.append(UnknownUse(name: first, range: place(of: first, in: range), subject: subject))
        return false
    }

    /// A public declaration can't name an internal type: Swift would refuse it.
    private mutating func checkAccess(of name: SwiftType.TypeName, at range: SourceRange) {
        let first = name.components[0].name
        let path = ownNames[first] ?? name.path
        guard let access = scope.symbols.access(of: path) ?? scope.symbols.access(of: first), access < requiredAccess,
            hidden.insert(path).inserted
        else { return }
        report(
            .hiddenType,
            at: place(of: first, in: range),
            "'\(path)' is \(access.rawValue), and what names it here is \(requiredAccess.rawValue)",
            help: ["Give both the same 'access'."]
        )
    }

    /// The standard library needs no import.
    private mutating func note(_ module: String, of name: String) {
        if module == "Swift" { known.insert(name) } else { modules[name] = module }
    }

    private func module(of first: String, path: String) -> String? {
        if let external = scope.externals.entry(for: path, first: first) {
            return external.module?.text == scope.module ? nil : external.module?.text
        }
        if let module = SystemTypes.module(of: first) { return module }
        // `UIKit.UIView` names the module itself.
        return SystemTypes.isKnownModule(first) ? first : nil
    }

    private mutating func resolve(
        _ name: SwiftType.TypeName,
        in other: ForeignModule,
        at range: SourceRange
    ) {
        let module = other.name
        let path = name.components.dropFirst().map(\.name).joined(separator: ".")
        modules[module] = module
        let place = place(of: name.components.count > 1 ? name.components[1].name : "", in: range)
        switch other.visibility(of: path) {
        case .visible: return
        case .hidden(let type):
            report(
                .hiddenType,
                at: place,
                "'\(type)' is internal to the module '\(module)'",
                help: ["Give its document 'access: public' or 'access: package'."]
            )
        case .unknown:
            let closest = Spelling.closest(to: path, among: other.typeNames)
            report(
                .unknownType,
                at: place,
                "the module '\(module)' shows no type '\(path)' to others"
                    + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                help: closest == nil
                    ? ["Where a spec of '\(module)' declares it, give that 'access: public' or 'access: package'."] : []
            )
        }
    }

    private mutating func report(_ rule: RuleDescription, at range: SourceRange, _ message: String, help: [String] = [])
    {
        diagnostics.append(rule.finding(at: range, message.asSentence, help: help, subject: subject))
    }

    /// The place of a name in the text of a type, as a whole word.
    func place(of name: String, in range: SourceRange) -> SourceRange {
        guard range.file == file.id else { return range }
        let offsets = range.offsets.clamped(to: 0..<file.bytes.count)
        let wanted = Array(name.utf8)
        guard !wanted.isEmpty, offsets.count >= wanted.count else { return range }
        for start in offsets.lowerBound...(offsets.upperBound - wanted.count) {
            let end = start + wanted.count
            guard file.bytes[start..<end].elementsEqual(wanted) else { continue }
            let isWord =
                (start == offsets.lowerBound || !file.bytes[start - 1].isIdentifierByte)
                && (end >= offsets.upperBound || !file.bytes[end].isIdentifierByte)
            if isWord { return SourceRange(file: range.file, lower: start, upper: end) }
        }
        return range
    }

    /// Names that need no declaration.
    private static let always: Set<String> = ["Self", "Void", "Any", "AnyObject", "Never"]
}

extension UInt8 {
    fileprivate var isIdentifierByte: Bool {
        self == UInt8(ascii: "_") || self >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
