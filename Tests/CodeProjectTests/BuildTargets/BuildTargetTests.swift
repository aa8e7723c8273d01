import CodeProject
import TestSupport
import Testing

/// Which targets have to be told of files that come and go.
struct BuildTargetTests {
    @Test func xcodeIsToldOfFilesThatItLists() throws {
        try TemporaryFolder.with { folder in
            func lacking() -> [String] {
                BuildTargets(in: folder.path).targets(lacking: "App/Generated/Login.swift", beside: "App/View.swift")
                    .map { "\($0.name) of \($0.origin)" }
            }
            let project = "App.xcodeproj/project.pbxproj"
            #expect(lacking() == [])
            try folder.write(XcodeProjectText.of(files: ["App/View.swift"]), to: project)
            #expect(lacking() == ["App of App.xcodeproj"])
            try folder.write(XcodeProjectText.of(files: [], folder: "App"), to: project)
            #expect(lacking() == [])
            try folder.write(XcodeProjectText.of(files: ["App/View.swift"], folder: "Other"), to: project)
            #expect(lacking() == ["App of App.xcodeproj"])
            try folder.write(
                XcodeProjectText.of(files: ["App/View.swift", "App/Generated/Login.swift"]),
                to: project
            )
            #expect(lacking() == [])
            // A file of that name somewhere else is another one.
            try folder.write(XcodeProjectText.of(files: ["App/View.swift", "Other/Login.swift"]), to: project)
            #expect(lacking() == ["App of App.xcodeproj"])
        }
    }

    /// What a generator makes of its description has what lies in its folders, and nothing else.
    @Test func generatorsLookIntoTheirFolders() throws {
        try TemporaryFolder.with { folder in
            try folder.write(XcodeProjectText.of(files: ["App/View.swift"]), to: "App.xcodeproj/project.pbxproj")
            try folder.write("targets: {App: {type: application, sources: [App]}}", to: "project.yml")
            let targets = BuildTargets(in: folder.path)
            #expect(targets.targets(lacking: "App/Generated/Login.swift", beside: "App/View.swift").isEmpty)
            #expect(
                targets.targets(lacking: "Generated/Login.swift", beside: "App/View.swift").map(\.origin)
                    == ["project.yml"]
            )
        }
    }

    @Test func packagesLookIntoTheirFolders() throws {
        try TemporaryFolder.with { folder in
            let package = """
                let package = Package(
                    name: "Shop",
                    targets: [.target(name: "Shop", path: "Modules/" + "Shop")] + [
                        .target(name: "Kit", dependencies: [.target(name: "Base")], path: #"Modules/Kit"#, exclude: ["Old"]),
                    ]
                )
                """
            try folder.write(package, to: "Package.swift")
            let targets = BuildTargets(in: folder.path)
            #expect(targets.targets(lacking: "Generated/A.swift", beside: "Modules/Kit/B.swift").map(\.name) == ["Kit"])
            #expect(targets.targets(lacking: "Modules/Kit/A.swift", beside: "Modules/Kit/B.swift").isEmpty)
            #expect(
                targets.targets(lacking: "Modules/Kit/Old/A.swift", beside: "Modules/Kit/B.swift").map(\.name)
                    == ["Kit"]
            )
        }
    }

    @Test func xcodeIsToldOfFilesThatGo() throws {
        try TemporaryFolder.with { folder in
            try folder.write(XcodeProjectText.of(files: ["App/MyView.swift"]), to: "App.xcodeproj/project.pbxproj")
            let targets = BuildTargets(in: folder.path)
            #expect(targets.targets(listing: "App/View.swift").isEmpty)
            #expect(targets.targets(listing: "App/MyView.swift").map(\.origin) == ["App.xcodeproj"])
        }
    }

    /// A description that is broken, or too deep for anybody to read, says nothing.
    @Test(arguments: [
        ("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = {"),
        ("App.xcodeproj/project.pbxproj", "<<<<<<< HEAD\n"),
        ("Package.swift", "let package = Package(targets: [.target(name: \"App\", path: \"App\""),
        ("Package.swift", "let package = " + String(repeating: "[", count: 100_000)),
        ("Project.swift", "let project = Project(name: \"\\(name)\", targets: [.target(name: \"\\(name)\""),
    ]) func brokenDescriptionsAreLeftAlone(path: String, text: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(text, to: path)
            #expect(BuildTargets(in: folder.path).targets(listing: "App/View.swift").isEmpty)
        }
    }
}
