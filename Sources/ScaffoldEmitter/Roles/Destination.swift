import ScreenModel

/// The expression that makes the screen to which a route leads, where all that it takes is known.
struct Destination {
    let expression: String
    /// The class that makes it and plays a part in it, but that nobody of the screen keeps.
    private(set) var unkept: String?

    /// `nil` where only its owner knows how it is made.
    init?(of route: Route, from plan: ScreenPlan) {
        guard route.destinations.count == 1, let target = plan.plan(ofScreen: route.destinations[0].text) else {
            return nil
        }
        let parameters = route.member.function?.parameters ?? []
        func arguments(_ needs: [Need]) -> [String]? {
            var found: [String] = []
            for need in needs {
                let fitting = parameters.filter { $0.type.type.stored == need.type }
                guard let parameter = fitting.first(where: { $0.name == need.name }) ?? fitting.first else {
                    return nil
                }
                found.append("\(SwiftName.escapedLabel(need.name)): \(SwiftName.escaped(parameter.name))")
            }
            return found
        }
        if let assembler = target.assembler, let type = assembler.type, !type.contains(".") {
            let assembly = Assembly(target)
            // The assembling role of another screen is for a role to make that takes routes, and not for a controller by itself.
            guard plan.architecture?.channel("routes") != nil else { return nil }
            guard assembler.role != target.viewRole, let needs = assembly.needs,
                target.types.isGiven(assembly.name, type), let list = arguments(needs)
            else { return nil }
            let call = "\(assembly.name)(\(list.joined(separator: ", ")))"
            // Who plays a part and is held by nobody would be gone at once.
            if target.isReached(assembler.role) || target.isDispensable(assembler.role) {
                expression = "\(type)().\(call)"
            } else {
                (expression, unkept) = (call, type)
            }
            return
        }
        // Whom nobody tells anything is whole by itself.
        let role = target.controllerRole?.role ?? target.viewRole
        guard target.assembler == nil, target.channels.isEmpty, let role, let type = target.type(ofRole: role),
            !target.types.isThere(type), target.component.declaration.layout == .code,
            target.controllerRole != nil || target.types.isClass(type, below: "UIViewController"),
            let list = arguments(target.needs(of: role))
        else { return nil }
        expression = "\(type)(\(list.joined(separator: ", ")))"
    }
}
