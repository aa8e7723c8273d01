import AdoptDriver
import TestSupport
import Testing

/// What is said of targets that list their files one by one.
struct BuildNotesTests {
    /// A file that goes is still listed, and what is generated is not.
    @Test func xcodeIsToldOfFilesThatComeAndGo() throws {
        try App.with { (app) throws in
            let start = try #require(App.swift.firstRange(of: "/// What the person did."))
            let end = try #require(App.swift.firstRange(of: "final class LoginPresenter"))
            let interface = "import UIKit\n\n" + App.swift[start.lowerBound..<end.lowerBound]
            try app.folder.write(interface, to: "App/Interfaces.swift")
            try app.write(swift: App.rest)
            let project = XcodeProjectText.of(files: ["App/Login.swift", "App/Interfaces.swift"])
            try app.folder.write(project, to: "App.xcodeproj/project.pbxproj")
            let (_, text) = app.adoptAll()
            #expect(text.contains("Take 'App/Interfaces.swift' out of the target 'App' of 'App.xcodeproj'.\n"))
            for name in ["Login.screen.swift", "ScreenSpecModule.swift"] {
                let note =
                    "add 'generated/\(name.lowercased())' to the target 'app' of 'app.xcodeproj', which has 'app/"
                #expect(text.lowercased().contains(note))
            }
        }
    }

    /// Packages and generators have what lies in the folders of a target.
    @Test func targetsAreToldOfWhatLiesElsewhere() throws {
        try App.with { (app) throws in
            try app.folder.write("targets: {Town: {type: application, sources: [App]}}", to: "project.yml")
            let (_, text) = app.adoptAll()
            #expect(
                text.contains("add 'Generated/Login.screen.swift' to the target 'Town' of 'project.yml', which has")
            )
        }
    }

    /// A package has no file that lies outside of it.
    @Test func packagesTakeWhatLiesInThem() throws {
        try App.with { (app) throws in
            let package = #"let package = Package(name: "Town", targets: [.target(name: "Town", path: "App")])"#
            try app.folder.write(package, to: "Package.swift")
            let (_, text) = app.adoptAll()
            #expect(text.contains("name a folder in 'App' as 'output' in the project file: the target 'Town' of"))
            #expect(!text.contains("to the target"))
        }
    }

    /// What a build makes by itself no target has to be told of.
    @Test func buildsKnowWhatTheyMake() throws {
        try App.with { (app) throws in
            let package = """
                let package = Package(name: "Town", targets: [
                    .target(name: "Town", path: "App", plugins: [.plugin(name: "ScreenSpecPlugin", package: "ScreenSpec")]),
                ])
                """
            try app.folder.write(package, to: "Package.swift")
            let (_, text) = app.adoptAll()
            #expect(text.contains("What is generated is made by the build that 'Package.swift' describes.\n"))
            #expect(!text.contains("to the target"))
        }
    }
}
