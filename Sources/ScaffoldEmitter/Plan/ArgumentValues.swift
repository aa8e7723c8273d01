import ScreenModel
import SystemTypes
import ScreenSpecDiagnostics

/// What somebody has that messages may carry: by name and type.
struct ArgumentValues {
    struct Value {
        let name: String
        let type: SwiftType
        let expression: String
    }

    var values: [Value] = []
    /// Properties that hold what nobody has yet.
    private(set) var missing: [Need] = []
    private let taken: Set<String>
    private let platform: String?

    /// - Parameters:
    ///   - taken: The names of other members.
    ///   - platform: The class of the platform whose members none may hide.
    init(_ values: [Value] = [], taken: Set<String> = [], platform: String? = nil) {
        (self.values, self.taken, self.platform) = (values, taken, platform)
    }

    /// The lines that send a message.
    ///
    /// - Parameters:
    ///   - receiver: `presenter?.`, or nothing.
    ///   - more: What is known at this place beside the values, and goes before them.
    mutating func sending(
        _ function: FunctionRequirement,
        to receiver: String,
        _ first: [String] = [],
        parameters: [Parameter]? = nil,
        labelled isLabelled: Bool = true,
        knowing more: [Value] = []
    ) -> [String] {
        let parameters = parameters ?? function.parameters
        var guards: [String] = []
        var copies: [String] = []
        var arguments = first
        for parameter in parameters {
            defer {
                // What the receiver changes is a copy: nobody says where the change would go.
                if parameter.isInout, let value = arguments.popLast() {
                    let copy = "changed\(parameter.name.firstUppercased)"
                    copies.append("var \(copy) = \(value)")
                    arguments.append("&\(copy)")
                }
            }
            let type = parameter.type.type.stored
            if let value = (more + values).first(where: { $0.name == parameter.name && fits($0.type, type) })
                ?? more.first(where: { fits($0.type, type) })
            {
                arguments.append(value.expression)
            } else if let value = (more + values).first(where: {
                $0.name == parameter.name && $0.type.isOptional && $0.type.core == type.core
            }) {
                guards.append("let \(SwiftName.escaped(parameter.name)) = \(value.expression)")
                arguments.append(SwiftName.escaped(parameter.name))
            } else if let value = values.first(where: { fits($0.type, type) && type.plainValue() == nil }) {
                arguments.append(value.expression)
            } else {
                let name = property(for: parameter.name, type)
                let escaped = SwiftName.escaped(name)
                if !type.isOptional { guards.append("let \(escaped)") }
                arguments.append(escaped)
            }
        }
        let call: String
        if isLabelled {
            call = receiver + MessageText.call(function, arguments)
        } else {
            call = "\(receiver)(\(arguments.joined(separator: ", ")))"
        }
        let leaves = function.returns != nil && function.returns?.type.isNamed("Void") == false ? "_ = " : ""
        let marks = (function.throwing == .never ? "" : "try? ") + (function.isAsync ? "await " : "")
        var lines = SwiftLines()
        if !guards.isEmpty { lines.add(SwiftLines.wrapped("guard \(guards.joined(separator: ", ")) else { return }")) }
        let statement = "\(leaves)\(marks)\(call)"
        if function.isAsync {
            lines.block("Task", copies + [statement])
        } else {
            lines.add(copies + SwiftLines.wrapped(statement))
        }
        return lines.lines
    }

    /// The name of a property that holds what nobody has yet.
    mutating func property(for name: String, _ type: SwiftType) -> String {
        var candidate = name
        var number = 2
        while true {
            if let known = missing.first(where: { $0.name == candidate }) {
                if known.type == type { return candidate }
            } else if !taken.contains(candidate), !isPlatform(candidate) {
                missing.append(Need(name: candidate, type: type))
                return candidate
            }
            candidate = "\(name)\(number)"
            number += 1
        }
    }

    private func isPlatform(_ name: String) -> Bool {
        platform.map { SystemTypes.member(name, of: $0) != nil } ?? false
    }

    private func fits(_ source: SwiftType, _ target: SwiftType) -> Bool {
        source == target || SwiftType.optional(source) == target
    }

    /// The properties, as they are declared.
    var properties: [String] {
        missing.map { "private var \(SwiftName.escaped($0.name)): \($0.type.madeOptional)" }
    }
}
