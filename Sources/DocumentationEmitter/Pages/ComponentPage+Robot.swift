import ScreenModel

extension ComponentPage {
    /// How tests of the user interface touch it, where the project asks for that.
    mutating func addRobot() {
        guard let robot = content.index.components[number].robot, !robot.methods.isEmpty else { return }
        page.heading(2, "In UI tests")
        page.paragraph([.code(robot.name), .text(" finds and touches it.")])
        page.table(
            ["Method", "Meaning", "Leads to"],
            robot.methods.map { method in
                [[.code(method.name)], scope.summary(method.summary), leads(method)]
            }
        )
    }

    private func leads(_ method: ScreenRobot.Method) -> [Inline] {
        let lines = method.ways.map { way -> [Inline] in
            let robot: Inline = way.robot.map { .code($0) } ?? .text("what the test says")
            return method.ways.count == 1 ? [robot] : [.code(".\(way.route)"), .text(": "), robot]
        }
        return Array(lines.joined(separator: [.lineBreak]))
    }
}
