import Foundation
import TestSupport
import Testing

/// A project of modules under Make and Ninja: one action a module, and no more than a change asks for.
///
/// `Shop` depends on `Catalog`, `Catalog` on `Base`, and `Help` on nothing.
@Suite("A build of modules")
struct ModuleBuildTests {
    private static let modules = ["Base", "Catalog", "Shop", "Help"]

    private static let project = """
        swift: {access: public}
        modules:
          Base: {specs: [Base/Specs], output: Base/Generated}
          Catalog: {specs: [Catalog/Specs], output: Catalog/Generated, dependsOn: [Base]}
          Shop: {specs: [Shop/Specs], output: Shop/Generated, dependsOn: [Catalog]}
          Help: {specs: [Help/Specs], output: Help/Generated}

        """

    private static let specs = [
        "Base/Specs/Money.models.yaml": "models:\n  Money: {generate: true, properties: {amount: Int}}\n",
        "Base/Specs/Unit.models.yaml": "models:\n  Unit: {generate: true, properties: {name: String}}\n",
        "Catalog/Specs/Product.models.yaml": "models:\n  Product: {generate: true, properties: {price: Base.Money}}\n",
        "Shop/Specs/Cart.models.yaml":
            "models:\n  Cart: {generate: true, properties: {products: '[Catalog.Product]'}}\n",
        "Shop/Specs/Voucher.models.yaml": "models:\n  Voucher: {generate: true, properties: {code: String}}\n",
        "Help/Specs/Answer.models.yaml": "models:\n  Answer: {generate: true, properties: {text: String}}\n",
    ]

    private static let help = """
        view: HelpView
        subviews:
          titleLabel: {type: UILabel, shows: {text: title}}
        viewModel:
          properties: {title: String}
          examples: {greeting: {title: hello}}

        """

    enum Tool: String, CaseIterable, CustomTestStringConvertible {
        case ninja, make

        var testDescription: String { rawValue }
        var path: String? { Tools.find(rawValue) }

        /// What a team writes: the outputs that later steps read are named, so that they are seen to be unchanged.
        func description(_ program: String) -> String {
            let command = "'\(program)' compile --module"
            switch self {
            case .ninja:
                return """
                    rule screenspec
                      command = \(command) $module --depfile $out.d --stamp $out
                      depfile = $out.d
                      deps = gcc
                      restat = 1

                    build Base/specs.stamp | Base/Generated/ScreenSpecModule.swift: screenspec
                      module = Base
                    build Catalog/specs.stamp | Catalog/Generated/ScreenSpecModule.swift: screenspec || Base/specs.stamp
                      module = Catalog
                    build Shop/specs.stamp | Shop/Generated/ScreenSpecModule.swift: screenspec || Catalog/specs.stamp
                      module = Shop
                    build Help/specs.stamp | Help/Generated/ScreenSpecModule.swift: screenspec
                      module = Help

                    """
            case .make:
                return """
                    MODULES = Base Catalog Shop Help

                    all: $(MODULES:%=%/specs.stamp)

                    %/specs.stamp:
                    \t\(command) $* --depfile $*/specs.d --stamp $@

                    %/Generated/ScreenSpecModule.swift: %/specs.stamp ;

                    Catalog/specs.stamp: Base/Generated/ScreenSpecModule.swift
                    Shop/specs.stamp: Catalog/Generated/ScreenSpecModule.swift

                    -include $(MODULES:%=%/specs.d)

                    """
            }
        }
    }

    private struct Build {
        let tool: Tool
        let path: String
        let folder: TemporaryFolder

        /// The modules that were compiled.
        func callAsFunction() throws -> [String] {
            let completed = try run(path, tool == .ninja ? ["-v"] : [], in: folder.path)
            #expect(completed.status == 0, "\(completed.output)\(completed.errors)")
            let modules = completed.output.matches(of: /compile --module (\w+)/).map { String($0.1) }
            if modules.isEmpty {
                let words = tool == .ninja ? "no work to do" : "Nothing to be done"
                #expect(completed.output.contains(words), "\(completed.output)")
            }
            return modules.sorted()
        }

        /// The generated files that are other ones, or of another time, than before the body ran.
        func changes(_ body: () throws -> Void) throws -> [String] {
            let before = try times()
            try body()
            let after = try times()
            return after.keys.filter { after[$0] != before[$0] }.sorted()
        }

        private func times() throws -> [String: Date] {
            var times: [String: Date] = [:]
            for path in try folder.files() where path.hasSuffix(".swift") {
                let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(path))
                times[path] = attributes[.modificationDate] as? Date
            }
            return times
        }

        /// Later than what was built, for tools that compare times.
        func edit(_ path: String, _ old: String, _ new: String) throws {
            Thread.sleep(forTimeInterval: 0.02)
            let text = try folder.read(path)
            try #require(text.contains(old))
            try folder.write(text.replacing(old, with: new), to: path)
        }
    }

    private func building(_ tool: Tool, _ body: (Build) throws -> Void) throws {
        guard let path = tool.path else {
            print("\(tool.rawValue) is not installed: its test is left out.")
            return
        }
        try TemporaryFolder.with { folder in
            try folder.write(Self.project, to: "screenspec.yaml")
            for (path, text) in Self.specs { try folder.write(text, to: path) }
            let file = tool == .ninja ? "build.ninja" : "Makefile"
            try folder.write(tool.description(try Products.executable("screenspec")), to: file)
            let build = Build(tool: tool, path: path, folder: folder)
            #expect(try build() == Self.modules.sorted())
            #expect(try build() == [])
            try body(build)
            // However the build came to it: this is what the specs make.
            let whole = try folder.compile(["--check", "--no-cache"])
            #expect(whole.status == 0, "\(whole.text)")
        }
    }

    @Test("compiles the module of a changed spec alone, and has no work after it", arguments: Tool.allCases)
    func compilesOne(_ tool: Tool) throws {
        try building(tool) { build in
            let changed = try build.changes {
                try build.edit("Shop/Specs/Voucher.models.yaml", "code", "text")
                #expect(try build() == ["Shop"])
            }
            #expect(changed == ["Shop/Generated/Voucher.models.swift"])
            #expect(try build() == [])
        }
    }

    @Test("leaves dependants alone while the interface is what it was", arguments: Tool.allCases)
    func leavesDependantsAlone(_ tool: Tool) throws {
        try building(tool) { build in
            let changed = try build.changes {
                try build.edit("Base/Specs/Money.models.yaml", "{amount: Int}", "{amount: Int, currency: String}")
                #expect(try build() == ["Base"])
            }
            #expect(changed == ["Base/Generated/Money.models.swift"])
            #expect(try build() == [])
        }
    }

    @Test("compiles those that may name a new type, and not those below them", arguments: Tool.allCases)
    func compilesDirectDependants(_ tool: Tool) throws {
        try building(tool) { build in
            let changed = try build.changes {
                try build.edit(
                    "Base/Specs/Unit.models.yaml",
                    "models:\n",
                    "models:\n  Length: {generate: true, properties: {meters: Double}}\n"
                )
                #expect(try build() == ["Base", "Catalog"])
            }
            // The dependant was compiled, and what it makes is what it was.
            #expect(changed == ["Base/Generated/ScreenSpecModule.swift", "Base/Generated/Unit.models.swift"])
            #expect(try build() == [])
        }
    }

    @Test("follows a change as far as it is felt", arguments: Tool.allCases)
    func followsConformances(_ tool: Tool) throws {
        try building(tool) { build in
            try build.edit("Base/Specs/Money.models.yaml", "{amount: Int}", "{amount: Int, call: '() -> Void'}")
            #expect(try build() == ["Base", "Catalog", "Shop"])
            #expect(
                try build.folder.read("Shop/Generated/Cart.models.swift").contains("public nonisolated struct Cart {")
            )
            #expect(try build() == [])
        }
    }

    @Test("makes what tests need by the same action, and takes it away again", arguments: Tool.allCases)
    func makesOtherForms(_ tool: Tool) throws {
        try building(tool) { build in
            let forms = "examples: {output: Tests/Examples}\nidentifiers: {}\n"
            try build.edit("screenspec.yaml", "modules:", forms + "modules:")
            #expect(try build() == Self.modules.sorted())
            let voucher = "Tests/Examples/Shop/Voucher.models.examples.swift"
            #expect(try build.folder.read(voucher).contains("@testable import Shop"))
            #expect(try build() == [])
            let changed = try build.changes {
                try build.edit("Shop/Specs/Voucher.models.yaml", "code: String", "code: String, text: String")
                #expect(try build() == ["Shop"])
            }
            #expect(changed == ["Shop/Generated/Voucher.models.swift", voucher])
            try build.edit("screenspec.yaml", forms, "")
            #expect(try build() == Self.modules.sorted())
            #expect(try build.folder.files().filter { $0.contains(".examples.") && $0.hasPrefix("Generated") } == [])
        }
    }

    @Test("makes robots and previews by the same action, and takes them away again", arguments: Tool.allCases)
    func makesRobotsAndPreviews(_ tool: Tool) throws {
        try building(tool) { build in
            try build.folder.write(Self.help, to: "Help/Specs/Help.view.yaml")
            let forms = "examples: {previews: true}\nidentifiers: {}\nrobots: {output: UITests}\n"
            try build.edit("screenspec.yaml", "modules:", forms + "modules:")
            #expect(try build() == Self.modules.sorted())
            let made = ["Help/Generated/Help.view.examples.swift", "UITests/Help/Help.view.robot.swift"]
            #expect(try build.folder.read(made[0]).contains("#Preview(\"HelpView: greeting\")"))
            #expect(try build.folder.read(made[1]).contains("struct HelpViewRobot {"))
            #expect(build.folder.exists("UITests/Help/Help.view.identifiers.swift"))
            #expect(try build() == [])
            let changed = try build.changes {
                try build.edit("Help/Specs/Help.view.yaml", "hello", "welcome")
                #expect(try build() == ["Help"])
            }
            #expect(changed == [made[0]])
            // What was edited by hand is told, and put right by the next run.
            try build.folder.write(build.folder.read(made[1]) + "\n", to: made[1])
            let outdated = try build.folder.compile(["--check"])
            #expect(outdated.status != 0)
            #expect(outdated.text.contains(made[1]), "\(outdated.text)")
            let forced = try build.folder.compile(["--force"])
            #expect(forced.status == 0, "\(forced.text)")
            // Of a spec that is gone nothing is left, and previews go with the key that asks for them.
            try FileManager.default.removeItem(atPath: build.folder.path("Help/Specs/Help.view.yaml"))
            #expect(try build() == ["Help"])
            #expect(try build.folder.files().filter { $0.contains("Help.view.") } == [])
            try build.edit("screenspec.yaml", forms, "")
            #expect(try build() == Self.modules.sorted())
            #expect(try build.folder.files().filter { $0.contains("/Generated/") && $0.contains(".examples.") } == [])
        }
    }

    @Test("compiles nothing again for a spec that is only touched and put back", arguments: Tool.allCases)
    func touched(_ tool: Tool) throws {
        try building(tool) { build in
            let changed = try build.changes {
                try build.edit("Base/Specs/Unit.models.yaml", "models:", "models:")
                #expect(try build() == ["Base"])
            }
            #expect(changed == [])
            #expect(try build() == [])
        }
    }
}
