import ScreenModel

/// Who leads to other screens, and who lives as long as one.
extension ScreenPlan {
    /// The methods of routes that a role takes by itself.
    ///
    /// - Parameter controller: How it says the controller, where it has one.
    func waysTaken(by role: String, controller: String?) -> [[String]] {
        let routes = component.declaration.screen?.routes.filter { $0.by?.text == role } ?? []
        return routes.compactMap { route in
            guard let function = route.member.function, function.returns == nil, !function.isInitializer else {
                return nil
            }
            return SwiftLines.block(
                "private \(MessageText.signature(function))",
                NavigationText(route: route, controller: controller, in: self).lines
            )
        }
    }

    /// Whether the screen's controller keeps a role, directly or through others.
    func isReached(_ role: String) -> Bool { reached(from: viewRole, without: nil).contains(role) }

    /// Whether nobody speaks to a role, nor needs it so as to live.
    func isDispensable(_ role: String) -> Bool {
        let others = ([viewRole].compactMap(\.self) + players.map(\.role)).filter { $0 != role }
        return others.allSatisfy { other in !links(of: other).contains { $0.role == role } }
            && Set(others).isSubset(of: reached(from: viewRole, without: role))
    }

    private func reached(from start: String?, without left: String?) -> Set<String> {
        var found: Set<String> = []
        var next = [controllerRole?.role ?? start].compactMap(\.self)
        while let role = next.popLast() {
            guard role != left, found.insert(role).inserted else { continue }
            next += links(of: role).filter { !$0.isWeak }.map(\.role)
            if let viewRole, holdsItsView(role, viewRole) { next.append(viewRole) }
        }
        return found
    }
}
