import ScreenModel
import ScreenSpecDiagnostics

/// The classes that a spec asks for, as text.
package struct ScaffoldEmitter: Sendable {
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
    private let foreign: @Sendable (String) -> [Member]
    /// By the names of their protocols.
    private let doubles: [String: TestDouble]
    /// The modules of the types that a file names, by the places of the names of its views and screens.
    private let modules: [SourceRange: [(type: String, name: String)]]

    /// - Parameters:
    ///   - surroundings: What the code has already.
    ///   - foreign: What a protocol of the app asks for that no spec declares.
    package init(
        _ program: CheckedProgram,
        in surroundings: Surroundings = .none,
        foreign: @escaping @Sendable (_ protocolName: String) -> [Member] = { _ in [] }
    ) {
        self.program = program.program
        self.surroundings = surroundings
        self.foreign = foreign
        types = ProgramTypes(program.program, surroundings)
        let files = program.program.files
        // Those that note their calls in a list, which tests look at.
        let recorders = program.program.settings.doubles?.form == .recorder ? files.flatMap(\.doubles) : []
        doubles = Dictionary(recorders.map { ($0.protocolName, $0) }) { first, _ in first }
        var modules: [SourceRange: [(type: String, name: String)]] = [:]
        for file in files {
            let used = file.modules.filter { $0.value != "Swift" }.map { (type: $0.key, name: $0.value) }
            guard !used.isEmpty else { continue }
            for document in file.documents {
                if let place = document.component?.declaration.name.range { modules[place] = used }
            }
        }
        self.modules = modules
    }

    /// The classes of a view or screen that nobody has, in the architecture's order.
    package func classes(of component: Component) -> (files: [File], left: [Remainder]) {
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
            let names = text.names
            for module in modules[component.declaration.name.range] ?? []
            where names.contains(module.type.firstDottedPart[...]) {
                text.imports.insert(module.name)
            }
            if text.imports.contains("UIKit") { text.imports.remove("Foundation") }
            files.append(File(type: type, role: role, text: text.text))
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
                    let text = test.text(program.settings.doubles ?? DoubleSettings())
                else { continue }
                files.append(File(type: test.name, role: player.role, text: text, isTest: true))
            }
        }
        return (files, left)
    }
}

extension ClassText {
    /// All words of the text that may be names of types.
    fileprivate var names: Set<Substring> {
        let lines =
            inherits + properties.joined() + methods.joined()
            + extensions.flatMap { $0.conformances + $0.methods.joined() }
        return lines.reduce(into: []) { names, line in
            for word in line.utf8.split(whereSeparator: { !Self.isInNames($0) }) { names.insert(Substring(word)) }
        }
    }

    private static func isInNames(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
