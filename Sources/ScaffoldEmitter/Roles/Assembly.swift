import ScreenModel

/// The method by which somebody makes all objects of a screen and introduces them to one another.
struct Assembly {
    let plan: ScreenPlan

    init(_ plan: ScreenPlan) {
        self.plan = plan
    }

    /// `makeLogin`.
    var name: String { "make\(plan.component.name.split(separator: ".").joined())" }

    /// What the method takes; `nil` where there is no such method.
    var needs: [Need]? {
        guard let assembler = plan.assembler, let view = plan.component.roles.first(where: \.isView),
            plan.types.isClass(view.type, below: "UIViewController"),
            plan.component.declaration.layout == .code
        else { return nil }
        let made = ([view] + plan.players).filter { $0.role != assembler.role }
        // What is there already has its method, or will not get one.
        let isThere = plan.types.isThere(assembler.type ?? "")
        guard isThere || !made.contains(where: { plan.types.isThere($0.type ?? "") }) else { return nil }
        return made.flatMap { plan.needs(of: $0.role) }.reduce(into: []) { needs, need in
            if !needs.contains(where: { $0.name == need.name }) { needs.append(need) }
        }
    }

    /// Of the assembling role itself, which is an object already.
    func method(access: String) -> [String] {
        guard let assembler = plan.assembler, let view = plan.component.roles.first(where: \.isView), view.type != nil,
            plan.types.isClass(view.type, below: "UIViewController")
        else { return [] }
        let others = [view] + plan.players
        let made = others.filter { $0.role != assembler.role }
        // How somebody is made who is there already, only its owner knows.
        let isLaidOut = plan.component.declaration.layout == .interfaceBuilder
        guard !made.contains(where: { plan.types.isThere($0.type ?? "") }), !isLaidOut else {
            return ["// Make the screen here: some of who play a part in it are not scaffolded."]
        }
        let needs = made.flatMap { player in plan.needs(of: player.role).map { (player, $0) } }
        var parameters: [Need] = []
        for (_, need) in needs where !parameters.contains(where: { $0.name == need.name }) { parameters.append(need) }
        let names = Dictionary(uniqueKeysWithValues: others.map { ($0.role, localName($0, parameters)) })
        func expression(_ role: String) -> String { role == assembler.role ? "self" : names[role] ?? role }
        var body: [String] = []
        for player in made {
            let arguments = plan.needs(of: player.role).map {
                "\(SwiftName.escapedLabel($0.name)): \(SwiftName.escaped($0.name))"
            }
            body += SwiftLines.wrapped(
                "let \(expression(player.role)) = \(player.type ?? "")(\(arguments.joined(separator: ", ")))"
            )
        }
        for player in others {
            for link in plan.links(of: player.role) where others.contains(where: { $0.role == link.role }) {
                let holder = player.role == assembler.role ? "" : "\(expression(player.role))."
                let property =
                    holder.isEmpty && isTaken(link.name, names, parameters) ? "self.\(link.name)" : holder + link.name
                body.append("\(property) = \(expression(link.role))")
            }
            if RoleScaffold(player, plan)?.needsController == true {
                let holder = player.role == assembler.role ? "" : "\(expression(player.role))."
                let property =
                    isTaken("viewController", names, parameters) && holder.isEmpty
                    ? "self.viewController" : "\(holder)viewController"
                body.append("\(property) = \(expression(view.role))")
            }
        }
        guard assembler.role != view.role else {
            return body.isEmpty ? [] : SwiftLines.block("\(access)func assemble(\(list(parameters)))", body)
        }
        body.append("return \(expression(view.role))")
        let head = "\(access)func \(name)(\(list(parameters))) -> UIViewController"
        return ["/// Makes the screen and all who play a part in it."] + SwiftLines.block(head, body)
    }

    private func list(_ parameters: [Need]) -> String {
        parameters.map { "\(SwiftName.escapedLabel($0.name)): \($0.type.stored.escaping)" }.joined(separator: ", ")
    }

    private func isTaken(_ name: String, _ locals: [String: String], _ parameters: [Need]) -> Bool {
        locals.values.contains(name) || parameters.contains { $0.name == name }
    }

    private func localName(_ player: RolePlayer, _ parameters: [Need]) -> String {
        let name = player.isView ? "view" : player.role
        return parameters.contains { $0.name == name } ? "\(name)Role" : name
    }
}
