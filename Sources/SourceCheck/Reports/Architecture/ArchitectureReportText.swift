import ScreenSpecDiagnostics

extension ArchitectureReport {
    /// The report for a terminal. `place` spells a range as a path with its line.
    package func text(place: (SourceRange) -> String?) -> String {
        guard !modules.isEmpty else {
            return "There is no Swift to report on: 'sources' in screenspec.yaml says where it is.\n"
        }
        return modules.map { text(of: $0, place) }.joined(separator: "\n")
    }

    private func text(of module: Module, _ place: (SourceRange) -> String?) -> String {
        let title = module.name.map { "Module \($0), architecture " } ?? "Architecture "
        var lines = ["\(title)\(module.architecture)\(module.isGuessed ? " (guessed)" : "")", ""]
        let width = module.roles.map(\.name.count).max() ?? 0
        for role in module.roles {
            let types = Self.counted(role.types.count, "type")
            lines.append("  \(role.name.padded(to: width))  \(types), \(Self.counted(role.findings, "finding"))")
        }
        if module.otherFindings > 0 {
            lines.append("  \("others".padded(to: width))  \(Self.counted(module.otherFindings, "finding"))")
        }
        lines.append("")
        for edge in module.edges {
            lines.append("  \(Self.sign(edge.standing)) \(edge.from) → \(edge.to)\(Self.remark(on: edge, place))")
        }
        if module.edges.isEmpty { lines.append("  No role talks to another one.") }
        return lines.joined(separator: "\n") + "\n"
    }

    static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }

    private static func sign(_ standing: Edge.Standing) -> String {
        switch standing {
        case .kept: " "
        case .extra: "+"
        case .missing: "-"
        }
    }

    private static func remark(on edge: Edge, _ place: (SourceRange) -> String?) -> String {
        let types = counted(edge.count, "type")
        switch edge.standing {
        case .kept:
            return " by \(edge.means): \(types)"
        case .extra:
            let example = edge.example.flatMap(place).map { ", such as \($0)" } ?? ""
            return ": \(types), which no channel allows\(example)"
        case .missing: return " by \(edge.means): nobody"
        }
    }

    /// The report for programs. The version changes when a member changes its meaning or goes.
    package func json(place: (SourceRange) -> String?) -> JSON {
        let modules = modules.map { module -> JSON in
            .object([
                "name": module.name.map { .string($0) },
                "architecture": .string(module.architecture),
                "guessed": .boolean(module.isGuessed),
                "roles": .array(
                    module.roles.map { role in
                        [
                            "name": .string(role.name), "types": .texts(role.types),
                            "findings": .integer(role.findings),
                        ]
                    }
                ),
                "edges": .array(
                    module.edges.map { edge in
                        .object([
                            "from": .string(edge.from), "to": .string(edge.to),
                            "standing": .string(edge.standing.rawValue),
                            "channels": .texts(edge.channels),
                            "types": .integer(edge.count), "example": edge.example.flatMap(place).map { .string($0) },
                        ])
                    }
                ),
                "otherFindings": .integer(module.otherFindings),
            ])
        }
        return ["version": 1, "modules": .array(modules)]
    }
}
