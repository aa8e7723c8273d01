#if Check
@_spi(RawSyntax) import SwiftSyntax

/// Goes through a tree once and writes down all facts.
///
/// What belongs together lies in an extension of its own: declarations, members, types, paths, closures, statements.
///
/// Nothing that the visitor calls gets at it by another way, so that it need not be asked at each step whether somebody does: that
/// would be a thirtieth of a cold check.
final class FactsVisitor {
    let writer = FactsWriter()
    @exclusivity(unchecked) private(set) var offsets: SyntaxOffsets
    @exclusivity(unchecked) private(set) var source: UnsafeBufferPointer<UInt8>

    // MARK: Where the visitor is

    @exclusivity(unchecked) var declaration: Int?
    @exclusivity(unchecked) var member: Int?
    /// `UseFact.Flags` that hold here.
    @exclusivity(unchecked) var useFlags: UseFact.Flags = []
    /// Whether variables are local ones here.
    @exclusivity(unchecked) var isInBody = false
    @exclusivity(unchecked) var conditionalDepth = 0
    @exclusivity(unchecked) var scopes = LocalScopes()
    /// What each local variable was made with, as far as its value spells its type; indices are those of `locals`.
    @exclusivity(unchecked) var localTypes: [Int?] = []
    /// Parameters of closures that stand for `self`, by their indices among `locals`.
    var ownerParameters: Set<Int> = []
    /// The call that is given the closure which comes next.
    var callOfClosure: SyntaxNode?
    /// The links of the paths that are being read, outermost first.
    @exclusivity(unchecked) var links: [SyntaxNode] = []
    /// Their calls, those of the outermost path first.
    @exclusivity(unchecked) var pathCalls: [PathCall] = []
    /// Their generic arguments, each with the components before it.
    @exclusivity(unchecked) var pathGenerics: [(component: Int, clause: SyntaxNode)] = []
    /// The arguments of the calls that are being read.
    @exclusivity(unchecked) var argumentDrafts: [ArgumentDraft] = []
    /// A name that is being put together.
    @exclusivity(unchecked) var spelling: [UInt8] = []
    /// Whether an import has shown that the file is part of tests, whose bodies are not checked.
    @exclusivity(unchecked) var isTest = false
    @exclusivity(unchecked) var isGeneratedElsewhere = false
    /// Where the last body ends whose words have been written down.
    @exclusivity(unchecked) var endOfWords = 0
    @exclusivity(unchecked) private(set) var isTooDeep = false
    @exclusivity(unchecked) private var depth = 0
    /// The last known offset, for nodes that are not in the source.
    @exclusivity(unchecked) private var reached = 0

    private static let depthLimit = 3_000

    init(offsets: SyntaxOffsets, source: UnsafeBufferPointer<UInt8>) {
        self.offsets = offsets
        self.source = source
    }

    /// Forgets everything but the memory that it has, and turns to another file.
    func start(_ offsets: SyntaxOffsets, _ source: UnsafeBufferPointer<UInt8>) {
        self.offsets = offsets
        self.source = source
        writer.clear()
        (declaration, member, useFlags, isInBody, conditionalDepth) = (nil, nil, [], false, 0)
        scopes.clear()
        localTypes.removeAll(keepingCapacity: true)
        (ownerParameters, callOfClosure) = ([], nil)
        links.pop(to: 0)
        pathCalls.pop(to: 0)
        pathGenerics.pop(to: 0)
        argumentDrafts.pop(to: 0)
        (isTest, isGeneratedElsewhere, endOfWords, isTooDeep, depth, reached) = (false, false, 0, false, 0, 0)
    }

    // MARK: Going down

    func walkChildren(_ node: SyntaxNode) {
        node.forEachChild(walk)
    }

    func walk(_ node: SyntaxNode) {
        guard !node.isToken, !node.isMissing else { return }
        guard enter() else { return }
        defer { leave() }
        switch node.kind {
        case .importDecl: importDeclaration(node)
        case .classDecl: declarationFact(node, .class)
        case .structDecl: declarationFact(node, .struct)
        case .enumDecl: declarationFact(node, .enum)
        case .actorDecl: declarationFact(node, .actor)
        case .protocolDecl: declarationFact(node, .protocol)
        case .extensionDecl: declarationFact(node, .extension)
        case .typeAliasDecl: declarationFact(node, .typealias)
        case .variableDecl: isInBody ? localVariable(node) : property(node)
        case .functionDecl: isInBody ? localFunction(node) : function(node, .method)
        case .initializerDecl: function(node, .initializer)
        case .deinitializerDecl: function(node, .deinitializer)
        case .subscriptDecl: function(node, .subscript)
        case .enumCaseDecl: enumCases(node)
        case .associatedTypeDecl, .operatorDecl, .precedenceGroupDecl: break
        case .macroExpansionDecl: _ = macroExpansion(node)
        case .ifConfigDecl: conditionalCompilation(node)
        default:
            if !statement(node) { _ = expression(node) }
        }
    }

    /// Whether there is room for one level more.
    func enter() -> Bool {
        guard depth < Self.depthLimit else {
            isTooDeep = true
            return false
        }
        depth += 1
        return true
    }

    func leave() {
        depth -= 1
    }

    /// Only what is compiled, or may be; of the conditions the flags that builds set.
    private func conditionalCompilation(_ node: SyntaxNode) {
        conditionalDepth += 1
        defer { conditionalDepth -= 1 }
        var flags = ConditionFlags()
        node.first(.ifConfigClauseList)?.forEachChild { clause in
            guard let clause = clause.of(.ifConfigClause) else { return }
            let required = flags.required(by: clause)
            guard !isNeverCompiled(clause), let elements = clause.child(Place.IfConfigClause.elements) else { return }
            for flag in required {
                let row = writer.add(.conditions)
                writer.set(row, ConditionFact.Column.flag, name(flag))
                writer.set(row, ConditionFact.Column.lower, lower(elements))
                writer.set(row, ConditionFact.Column.upper, upper(elements))
            }
            walkConditionally(elements)
        }
    }

    /// Whether it stands behind `#if false`, or `#if 0`: a note rather than code.
    func isNeverCompiled(_ clause: SyntaxNode) -> Bool {
        guard let condition = clause.child(Place.IfConfigClause.condition) else { return false }
        switch condition.kind {
        case .booleanLiteralExpr, .integerLiteralExpr:
            var text: SyntaxText?
            condition.forEachChild { if text == nil { text = $0.tokenText } }
            return text == "false" || text == "0"
        default: return false
        }
    }

    private func walkConditionally(_ elements: SyntaxNode) {
        if elements.kind == .codeBlockItemList { return statements(elements) }
        walkChildren(elements)
    }

    // MARK: Texts and offsets

    func lower(_ node: SyntaxNode) -> Int {
        if let offset = offsets.lower(node) { reached = offset }
        return reached
    }

    func upper(_ node: SyntaxNode) -> Int {
        offsets.upper(node) ?? reached
    }

    /// Where a token's text stands.
    func place(of token: RawSyntaxTokenView) -> Range<Int> {
        guard let range = offsets.range(of: token) else { return reached..<reached }
        reached = range.lowerBound
        return range
    }

    /// An identifier without backticks.
    func name(_ token: SyntaxNode) -> UInt32 {
        token.raw.tokenView.map { name($0) } ?? writer.text("")
    }

    func name(_ token: RawSyntaxTokenView) -> UInt32 {
        let text = token.rawText.buffer
        return writer.text(Self.isQuoted(text) ? UnsafeBufferPointer(rebasing: text[1..<text.count - 1]) : text)
    }

    /// An identifier with its place.
    func identifier(_ token: RawSyntaxTokenView) -> Identifier {
        let text = token.rawText.buffer
        let isQuoted = Self.isQuoted(text)
        let letters = isQuoted ? UnsafeBufferPointer(rebasing: text[1..<text.count - 1]) : text
        let name = writer.text(letters)
        var flags: ComponentFact.Flags = FactText.startsUppercase(UnsafeRawBufferPointer(letters)) ? .uppercase : []
        guard token.presence == .present, let range = offsets.range(of: text) else {
            return Identifier(name: name, lower: reached, upper: reached, flags: flags)
        }
        if isQuoted { flags.insert(.quoted) }
        reached = range.lowerBound
        return Identifier(name: name, lower: range.lowerBound, upper: range.upperBound, flags: flags)
    }

    struct Identifier {
        let name: UInt32
        let lower: Int
        let upper: Int
        /// What its letters and backticks say about it as a name of a path.
        let flags: ComponentFact.Flags
    }

    private static func isQuoted(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.count > 2 && text.first == UInt8(ascii: "`") && text.last == UInt8(ascii: "`")
    }

    /// A text that has been written down.
    func string(_ text: UInt32) -> String {
        writer.string(text)
    }

    /// Whether a text that has been written down is a certain one.
    func isText(_ text: UInt32, _ other: StaticString) -> Bool {
        writer.withBytes(of: text) { bytes in
            bytes.count == other.utf8CodeUnitCount
                && bytes.elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: bytes.count))
        }
    }

    /// A stretch of the source, cut where it is long, so that facts stay small.
    func excerpt(_ lower: Int, _ upper: Int, limit: Int = 80) -> UInt32 {
        guard lower < upper, upper <= source.count else { return writer.text("") }
        var end = min(upper, lower + limit)
        while end < upper, end > lower, source[end] & 0xC0 == 0x80 { end -= 1 }
        return writer.text(UnsafeBufferPointer(rebasing: source[lower..<end]))
    }
}
#endif
