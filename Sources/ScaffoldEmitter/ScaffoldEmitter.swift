import ScreenModel

/// The classes that a spec asks for, as text.
package struct ScaffoldEmitter {
    /// A class that is still to be written.
    package struct File: Sendable, Hashable {
        /// The class: `LoginPresenter`.
        package let type: String
        /// The role that it plays; `view` for a view by itself.
        package let role: String
        package let text: String
        /// Whether it is a test, which the app does not compile.
        package var isTest = false
    }

    /// What the scaffold leaves to people, and why.
    package struct Remainder: Sendable, Hashable {
        package let type: String
        package let role: String
        package let reason: String
    }

    private let program: Program
    private let types: ProgramTypes
    private let surroundings: Surroundings
    private let foreign: (String) -> [Member]

    /// - Parameters:
    ///   - surroundings: What the code has already.
    ///   - foreign: What a protocol of the app asks for that no spec declares.
    package init(
        _ program: CheckedProgram,
        in surroundings: Surroundings = .none,
        foreign: @escaping (_ protocolName: String) -> [Member] = { _ in [] }
    ) {
        self.program = program.program
        self.surroundings = surroundings
        self.foreign = foreign
        types = ProgramTypes(program.program, surroundings)
    }

    /// The classes of a view or screen that nobody has, in the architecture's order.
    ///
    /// - Parameter header: The lines that a file starts with, by its class and role.
    package func classes(
        of component: Component,
        header: (_ type: String, _ role: String) -> [String] = { _, _ in [] }
    ) -> (files: [File], left: [Remainder]) {
        let plan = ScreenPlan(component, in: program, types, foreign)
        var files: [File] = []
        var left: [Remainder] = []
        func add(_ type: String, _ role: String, _ make: () -> ClassText) {
            guard !surroundings.isThere(type) else { return }
            if type.contains(".") {
                left.append(Remainder(type: type, role: role, reason: "it stands in another type"))
                return
            }
            var text = make()
            for module in modules(of: component) where text.names(module.type) { text.imports.insert(module.name) }
            if text.imports.contains("UIKit") { text.imports.remove("Foundation") }
            files.append(File(type: type, role: role, text: text.text(header: header(type, role))))
        }
        let viewRole = plan.viewRole ?? "view"
        if component.declaration.layout == .interfaceBuilder {
            if !surroundings.isThere(component.viewType) {
                left.append(
                    Remainder(type: component.viewType, role: viewRole, reason: "Interface Builder lays it out")
                )
            }
        } else {
            add(component.viewType, viewRole) {
                ViewScaffold.scaffold(plan, plan.controllerRole == nil ? .whole : .parts)
            }
        }
        for player in plan.players {
            guard let type = player.type else { continue }
            if player.role == plan.controllerRole?.role {
                add(type, player.role) { ViewScaffold.scaffold(plan, .handling) }
            } else if let role = RoleScaffold(player, plan) {
                add(type, player.role) { role.scaffold() }
                guard !surroundings.isThere(type), let test = TestText(player, plan, doubles),
                    !surroundings.isThere(test.name),
                    let text = test.text(
                        header: header(test.name, player.role),
                        module: program.settings.doubles?.module
                    )
                else { continue }
                files.append(File(type: test.name, role: player.role, text: text, isTest: true))
            }
        }
        return (files, left)
    }

    /// Those that note their calls in a list, which tests look at.
    private var doubles: [TestDouble] {
        program.settings.doubles?.form == .recorder ? program.files.flatMap(\.doubles) : []
    }

    /// The modules of the types that the spec's file names.
    private func modules(of component: Component) -> [(type: String, name: String)] {
        let file = program.files.first { file in
            file.documents.contains { $0.component?.declaration.name == component.declaration.name }
        }
        return (file?.modules ?? [:]).filter { $0.value != "Swift" }.map { ($0.key, $0.value) }
    }
}

extension ClassText {
    /// Whether the text names a type.
    func names(_ type: String) -> Bool {
        let lines =
            inherits + properties.joined() + methods.joined()
            + extensions.flatMap { $0.conformances + $0.methods.joined() }
        return lines.contains { line in
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == type.prefix { $0 != "." } }
        }
    }
}
