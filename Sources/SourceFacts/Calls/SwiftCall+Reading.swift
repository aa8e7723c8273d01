#if Check
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax
#endif

extension SwiftCall {
    /// The outermost calls of a file, those in the bodies of functions and closures too. Nothing runs: what is no literal nobody knows.
    package static func outermost(in bytes: [UInt8]) -> [SwiftCall] {
        #if Check
        guard !bytes.withUnsafeBufferPointer(NestingScan.isTooDeep) else { return [] }
        let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        guard !tree.raw.isDeeper(than: depthLimit) else { return [] }
        let collector = CallCollector(viewMode: .sourceAccurate)
        collector.walk(tree)
        return collector.calls
        #else
        return []
        #endif
    }

    /// What an ordinary stack has room for, and a description of a build never needs.
    private static let depthLimit = 500
}

#if Check
private final class CallCollector: SyntaxVisitor {
    private(set) var calls: [SwiftCall] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // `Package(…).checked()` is two calls, the inner one first.
        walk(node.calledExpression)
        calls.append(SwiftCall(node))
        if let closure = node.trailingClosure { walk(closure) }
        return .skipChildren
    }
}

extension SwiftCall {
    fileprivate init(_ node: FunctionCallExprSyntax) {
        let arguments = node.arguments.map { (label: $0.label?.text, value: Value($0.expression)) }
        self.init(name: Value(node.calledExpression).word ?? "", arguments: arguments)
    }
}

extension SwiftCall.Value {
    fileprivate init(_ expression: ExprSyntax) {
        if let literal = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            self = .text(literal)
        } else if let array = expression.as(ArrayExprSyntax.self) {
            self = .list(array.elements.map { Self($0.expression) })
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            self = .call(SwiftCall(call))
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            self = Self.joined(sequence.elements.map { Self($0) })
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            self = .other(reference.baseName.text)
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            self = .other(member.declName.baseName.text)
        } else {
            self = .other("")
        }
    }

    /// Lists that are added to one another are one; what else an operator makes nobody knows.
    private static func joined(_ operands: [Self]) -> Self {
        let lists = operands.map { operand -> [Self] in
            guard case .list(let elements) = operand else { return [] }
            return elements
        }
        guard case .list = operands.first else { return .other("") }
        return .list(lists.flatMap(\.self))
    }
}
#endif
