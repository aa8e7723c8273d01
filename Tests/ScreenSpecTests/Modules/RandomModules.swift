import Foundation
import TestSupport

/// A project of random modules, free of errors: models, views and screens that name types of the modules below.
struct RandomModules {
    /// In an order in which each can be compiled after the one before.
    private(set) var names: [String] = []
    private(set) var files: [String: String] = [:]
    private(set) var dependencies: [String: [String]] = [:]
    private var shown: [String: Shown] = [:]
    private var random: SeededGenerator

    /// What specs of other modules may name.
    private struct Shown {
        var models: [String] = []
        var views: [String] = []
        var screens: [(name: String, opens: [(String, String)])] = []
    }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        for index in 0..<Int.random(in: 2...5, using: &random) { addModule("Module\(index)") }
        // The order of the project file is no help to the compiler.
        let entries = names.shuffled(using: &random).map { name in
            "  \(name): {specs: [\(name)/Specs], dependsOn: [\((dependencies[name] ?? []).joined(separator: ", "))]}\n"
        }
        let access = chance(1, in: 2) ? "swift: {access: public}\n" : ""
        files["screenspec.yaml"] = access + "modules:\n" + entries.joined()
    }

    /// The specs of a module, by their paths in the project.
    func specs(of module: String) -> [String] {
        files.keys.filter { $0.hasPrefix("\(module)/Specs/") }.sorted()
    }

    // MARK: Modules

    private mutating func addModule(_ name: String) {
        let below = names.filter { _ in chance(2, in: 3) }
        dependencies[name] = below
        var own = Shown()
        if chance(1, in: 3) || names.isEmpty { addArchitecture(name) }
        addModels(name, below, &own)
        addViews(name, below, &own)
        addScreens(name, below, &own)
        names.append(name)
        shown[name] = own
    }

    private mutating func addArchitecture(_ module: String) {
        let base = ["mvp", "viper"].randomElement(using: &random) ?? "mvp"
        files["\(module)/Specs/\(module).architecture.yaml"] = """
            architecture: team\(module)
            extends: \(base)
            summary: "The team's \\"own\\": #\(number(9))."
            viewModel: "{screen}\(module)State"

            """
    }

    private mutating func addModels(_ module: String, _ below: [String], _ own: inout Shown) {
        var text = "models:\n"
        for index in 0..<(1 + number(4)) {
            let isNested = chance(1, in: 4)
            let name = isNested ? "Space\(module).Model\(index)" : "Model\(module)\(index)"
            let access = ["internal", "package", "public"].randomElement(using: &random) ?? "public"
            let generates = chance(3, in: 4)
            text += "  \(name):\n    access: \(access)\n    generate: \(generates)\n"
            if chance(1, in: 5), generates {
                text += "    cases: {one: {}, other: {value: \(quoted(type(below, own)))}}\n"
            } else {
                text += "    properties:\n"
                for property in 0...number(2) { text += "      property\(property): \(quoted(type(below, own)))\n" }
            }
            if !generates, chance(1, in: 2) { text += "    conforms: [Hashable, Sendable]\n" }
            // What is public can't store what is not: only public types are named by others here.
            if access == "public" { own.models.append(name) }
        }
        files["\(module)/Specs/All.models.yaml"] = text
    }

    private mutating func addViews(_ module: String, _ below: [String], _ own: inout Shown) {
        for index in 0..<number(3) {
            let bases = ["UIView", "UITableViewCell", "UIControl"] + own.views + foreign(below, \.views)
            var text = """
                view: View\(module)\(index)
                access: public
                inherits: \(bases.randomElement(using: &random) ?? "UIView")
                viewModel:
                  properties:

                """
            for property in 0...number(2) { text += "    property\(property): \(quoted(type(below, own)))\n" }
            if chance(1, in: 2) { text += "actions:\n  tapped\(index): {trigger: self.tap}\n" }
            files["\(module)/Specs/View\(index).view.yaml"] = text
            own.views.append("View\(module)\(index)")
        }
    }

    private mutating func addScreens(_ module: String, _ below: [String], _ own: inout Shown) {
        for index in 0..<number(3) {
            let name = "Screen\(module)\(index)"
            var text = "screen: \(name)\naccess: public\narchitecture: \(architecture(module))\n"
            var opens: [(String, String)] = []
            if chance(1, in: 2) {
                opens = [("value", type(below, own))]
                text += "opens: {with: {value: \(quoted(opens[0].1))}}\n"
            }
            let view = (own.views + foreign(below, \.views)).randomElement(using: &random)
            // A row of this module is made of its view model.
            let row = own.views.first { $0 == view }.map { "\($0).ViewModel" } ?? type(below, own)
            text += "viewModel:\n  properties:\n    rows: \(quoted("[\(row)]"))\n"
            if let view {
                text += "subviews:\n  table: {type: UITableView, rows: {rows: \(view)}}\n  part: {type: \(view)}\n"
            }
            text += "displays:\n  show: {parameters: {_ value: \(quoted(type(below, own)))}}\n"
            text += routes(below)
            files["\(module)/Specs/Screen\(index).screen.yaml"] = text
            own.screens.append((name, opens))
        }
    }

    /// To a screen of another module, with what that needs in the words of this one.
    private mutating func routes(_ below: [String]) -> String {
        guard let module = below.randomElement(using: &random), let screen = shown[module]?.screens.first else {
            return ""
        }
        // What the screen asks for may come from a module that this one may not name.
        let homes = screen.opens.compactMap { opening in names.first { opening.1.hasPrefix("\($0).") } }
        guard homes.allSatisfy(below.contains) else { return "" }
        let parameters = screen.opens.map { "\($0.0): \(quoted(qualified($0.1, in: module)))" }
        return
            "routes:\n  showOther: {to: \(module).\(screen.name), parameters: {\(parameters.joined(separator: ", "))}}\n"
    }

    // MARK: Names

    private mutating func type(_ below: [String], _ own: Shown) -> String {
        var names = ["String", "Int?", "[Double]", "Date", "() -> Void", "UIColor"] + own.models
        names += foreign(below, \.models) + foreign(below, \.models)
        names += foreign(below, \.views).map { "\($0).ViewModel" }
        return names.randomElement(using: &random) ?? "Int"
    }

    private func foreign(_ below: [String], _ names: (Shown) -> [String]) -> [String] {
        below.flatMap { module in (shown[module].map(names) ?? []).map { "\(module).\($0)" } }
    }

    private func qualified(_ type: String, in module: String) -> String {
        shown[module]?.models.contains(type) == true ? "\(module).\(type)" : type
    }

    /// An architecture of this module, or of those below it, at whatever distance, or a built-in one.
    private mutating func architecture(_ module: String) -> String {
        var reachable = [module]
        for index in 0..<64 where index < reachable.count { reachable += dependencies[reachable[index]] ?? [] }
        let declared = reachable.filter { files["\($0)/Specs/\($0).architecture.yaml"] != nil }.map { "team\($0)" }
        return (declared + ["mvp"]).randomElement(using: &random) ?? "mvp"
    }

    private func quoted(_ type: String) -> String { "\"\(type)\"" }

    private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private mutating func chance(_ count: Int, in all: Int) -> Bool { number(all) < count }
}
