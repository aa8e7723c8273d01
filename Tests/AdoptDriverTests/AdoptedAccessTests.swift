import TestSupport
import Testing

/// Who can use what is generated in the place of hand-written code.
@Suite("Access of adopted documents")
struct AdoptedAccessTests {
    /// What another document describes, or somebody else has, says nothing of what this one makes.
    @Test func accessIsThatOfWhatIsGenerated() throws {
        try App.with { (app) throws in
            try app.folder.write(
                "version: 1\narchitecture: viper\nsources: [App]\nswift: {access: public}\n",
                to: "screenspec.yaml"
            )
            let spec = App.spec.replacing(
                "actions:",
                with: "protocols: {displays: Showing}\ndisplays:\n  show: {}\nactions:"
            )
            try app.folder.write(spec, to: "Specs/Login.screen.yaml")
            try app.folder.write(spec.replacing("Login", with: "Orders"), to: "Specs/Orders.screen.yaml")
            let showing = "@MainActor\npublic protocol Showing: AnyObject {\n    func show()\n}\n"
            try app.write(swift: "\(App.swift)\n\(showing)")
            try app.folder.write(App.swift.replacing("Login", with: "Orders"), to: "App/Orders.swift")
            #expect(app.adopt("Login") == .success)
            let adopted = try app.spec()
            #expect(adopted.contains("access: internal\n"), "\(adopted)")
        }
    }
}
