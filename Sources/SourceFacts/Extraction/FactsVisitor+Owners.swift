#if Check
@_spi(RawSyntax) import SwiftSyntax

/// Parameters of closures that stand for `self`, as RxSwift hands them out: `tap.bind(with: self) { owner, _ in owner.close() }` and
/// `tap.withUnretained(self).bind { owner, _ in owner.close() }`. What is done with them is done with `self`.
extension FactsVisitor {
    /// How many parameters a closure has at least whose first one is the object that a call was given; `nil` for calls that hand on none.
    func ownerParameterCount(of call: SyntaxNode) -> Int? {
        // At the end, there is no value beside the object.
        if handsSelf(call, label: "with"), let name = calledName(call), Self.observing.contains(name) { return 1 }
        var next = call
        for _ in 0..<Self.chainLimit {
            guard let before = callBefore(next), let name = calledName(before) else { return nil }
            // A single parameter would be the object and the value together.
            if name == "withUnretained" { return handsSelf(before, label: nil) ? 2 : nil }
            guard Self.passingOn.contains(name) else { return nil }
            next = before
        }
        return nil
    }

    private static let observing: Set<String> = ["bind", "drive", "emit", "subscribe"]

    /// Operators that pass on the elements that they get.
    private static let passingOn: Set<String> = [
        "debounce", "delay", "distinctUntilChanged", "do", "filter", "observe", "share", "skip", "subscribe", "take",
        "throttle",
    ]
    private static let chainLimit = 8

    private func handsSelf(_ call: SyntaxNode, label: SyntaxText?) -> Bool {
        var isHanded = false
        call.child(Place.FunctionCallExpr.arguments)?.forEachChild { element in
            typealias Part = Place.LabeledExpr
            guard let value = element.of(.labeledExpr)?.child(Part.expression), value.kind == .declReferenceExpr,
                value.token(Place.DeclReferenceExpr.baseName)?.rawText == "self"
            else { return }
            if element.token(Part.label)?.rawText == label { isHanded = true }
        }
        return isHanded
    }

    /// The call whose result another one is called on.
    private func callBefore(_ call: SyntaxNode) -> SyntaxNode? {
        guard let access = call.child(Place.Link.base), access.kind == .memberAccessExpr,
            let base = access.child(Place.Link.base), base.kind == .functionCallExpr
        else { return nil }
        return base
    }

    private func calledName(_ call: SyntaxNode) -> String? {
        guard let access = call.child(Place.Link.base), access.kind == .memberAccessExpr,
            let reference = access.child(Place.MemberAccessExpr.declaration)
        else { return nil }
        return reference.token(Place.DeclReferenceExpr.baseName).map { String(syntaxText: $0.rawText) }
    }
}
#endif
