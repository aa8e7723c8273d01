import AdoptDriver
import TestSupport
import Testing

/// What projects of Xcode that list their files have to be told.
struct XcodeTargetTests {
    @Test func xcodeIsToldOfFilesThatItLists() throws {
        try TemporaryFolder.with { folder in
            func project() -> String? {
                XcodeTargets(in: folder.path).project(lacking: "App/Generated/Login.swift", beside: "App/View.swift")
            }
            #expect(project() == nil)
            try folder.write("path = View.swift;", to: "App.xcodeproj/project.pbxproj")
            #expect(project() == "App.xcodeproj")
            let group = "path = View.swift; {isa = PBXFileSystemSynchronizedRootGroup; path = App; };"
            try folder.write(group, to: "App.xcodeproj/project.pbxproj")
            #expect(project() == nil)
            try folder.write("path = View.swift; path = Login.swift;", to: "App.xcodeproj/project.pbxproj")
            #expect(project() == nil)
            try folder.write("path = View.swift;", to: "App.xcodeproj/project.pbxproj")
            try folder.write("name: App", to: "project.yml")
            #expect(project() == nil)
        }
    }

    /// A file that goes is still listed, and what is generated is not.
    @Test func xcodeIsToldOfFilesThatGo() throws {
        try App.with { (app) throws in
            let start = try #require(App.swift.firstRange(of: "/// What the person did."))
            let end = try #require(App.swift.firstRange(of: "final class LoginPresenter"))
            let interface = "import UIKit\n\n" + App.swift[start.lowerBound..<end.lowerBound]
            try app.folder.write(interface, to: "App/Interfaces.swift")
            try app.write(swift: App.rest)
            try app.folder.write("path = Login.swift; path = Interfaces.swift;", to: "App.xcodeproj/project.pbxproj")
            let (_, text) = app.adoptAll()
            #expect(text.contains("Take 'App/Interfaces.swift' out of 'App.xcodeproj'.\n"))
            for name in ["Login.screen.swift", "ScreenSpecModule.swift"] {
                #expect(text.lowercased().contains("add 'generated/\(name.lowercased())' to the target"))
            }
        }
    }

    @Test func xcodeKnowsNamesByThemselves() throws {
        try TemporaryFolder.with { folder in
            try folder.write("path = MyView.swift;", to: "App.xcodeproj/project.pbxproj")
            #expect(XcodeTargets(in: folder.path).project(listing: "App/View.swift") == nil)
            #expect(XcodeTargets(in: folder.path).project(listing: "App/MyView.swift") == "App.xcodeproj")
        }
    }
}
