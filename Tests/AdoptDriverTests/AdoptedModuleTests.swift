import ScreenSpecReporting
import TestSupport
import Testing

/// Documents of an app that is several modules of Swift.
@Suite("Adopted documents of modules")
struct AdoptedModuleTests {
    private static let project = """
        version: 1
        architecture: viper
        modules:
          Town: {specs: [Specs], sources: [App], dependsOn: [Kit]}
          Kit: {specs: [Kit/Specs], sources: [Kit]}

        """

    private func app(_ body: (App) throws -> Void) throws {
        try App.with { (app) throws in
            try app.folder.write(Self.project, to: "screenspec.yaml")
            try app.folder.write(
                "models:\n  Street: {access: public, properties: {name: String}}\n",
                to: "Kit/Specs/Street.models.yaml"
            )
            try app.folder.write("public struct Street {\n    public let name: String\n}\n", to: "Kit/Street.swift")
            try body(app)
        }
    }

    /// What a module without generated documents makes holds no Swift, and two files of one name do not go into one target.
    @Test func targetsAreToldOfTheirOwnFiles() throws {
        try app { (app) throws in
            let project = XcodeProjectText.of(files: ["App/Login.swift"])
            try app.folder.write(project, to: "App.xcodeproj/project.pbxproj")
            let (status, text) = app.adoptAll()
            #expect(status == .success, "\(text)")
            #expect(app.folder.exists("Generated/Kit/ScreenSpecModule.swift"))
            #expect(text.contains("Add 'Generated/Town/ScreenSpecModule.swift' to the target 'App'"), "\(text)")
            #expect(!text.contains("Add 'Generated/Kit/"), "\(text)")
        }
    }

    /// What the project file calls a module may be several of Swift, of which none is called so.
    @Test(arguments: [("", false), ("import Kit\n", true)])
    func nobodyImportsWhatNoFileImports(_ statement: String, _ isAdopted: Bool) throws {
        try app { (app) throws in
            try app.folder.write(
                App.spec.replacing("name: String", with: "street: Kit.Street"),
                to: "Specs/Login.screen.yaml"
            )
            let swift = App.swift.replacing("name: String", with: "street: Street")
            try app.write(swift: statement + swift.replacing("name: \"A\"", with: "street: street"))
            let (_, text) = app.adoptAll()
            #expect(text.contains("1 of 1 document generated.") == isAdopted, "\(text)")
            #expect(text.contains("would import 'Kit', which no file of its module imports.") == !isAdopted, "\(text)")
        }
    }
}
