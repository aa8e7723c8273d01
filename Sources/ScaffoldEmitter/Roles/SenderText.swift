import ScreenModel
import ScreenSpecDiagnostics

/// A private method that tells a partner something, for the logic that is still to be written.
struct SenderText {
    let lines: [String]

    /// - Parameter taken: The full names of methods that the class has for others.
    init(_ function: FunctionRequirement, link: Link, taken: Set<String>, from isolation: Isolation) {
        let name = taken.contains(function.fullName) ? "send\(function.name.firstUppercased)" : function.name
        var method = function
        let crosses = isolation == .none && link.isolation == .mainActor
        if crosses { method.isAsync = true }
        let told = MessageText.call(function, function.parameters.map(\.passed))
        let call = "\(MessageText.marks(method))\(SwiftName.escaped(link.name))?.\(told)"
        let returns = function.returns?.type
        let hasResult = returns.map { !$0.isNamed("Void") } ?? false
        var signature = method
        if !hasResult { signature.returns = nil }
        signature.attributes = []
        let head = MessageText.signature(signature, named: name, returning: returns.map(\.madeOptional))
        lines = SwiftLines.block("private \(head)", [call])
    }
}
