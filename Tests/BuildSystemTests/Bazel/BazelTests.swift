import Foundation
import TestSupport
import Testing

/// One long test, since starting Bazel is what takes the time.
@Suite(
    "Bazel",
    .serialized,
    .waitsApart,
    .enabled(if: BuildTools.bazel != nil, "needs 'bazel' (Debian: bazel-bootstrap)"),
    .enabled(if: BuildTools.nginx != nil, "needs 'nginx' (Debian: nginx-light)")
)
struct BazelTests {
    private static let moduleCount = 200

    @Test("compiles a module in one action, and takes from a remote cache what others have compiled")
    func buildsModules() throws {
        try CacheServer.with { cache in
            try TemporaryFolder.with { homes in
                try TemporaryFolder.with { first in
                    let workspace = try BazelWorkspace(
                        in: first,
                        home: homes.path("one"),
                        cache: cache.address,
                        moduleCount: Self.moduleCount
                    )
                    defer { workspace.shutDown() }
                    let built = try workspace.build()
                    try #require(built.completed.status == 0, "\(built.completed.output)\(built.completed.errors)")
                    #expect(built.run == Self.moduleCount)
                    #expect(built.cached == 0)
                    let swift = try first.read("bazel-bin/module5/Module5.screenspec/Generated/Model5.models.swift")
                    #expect(swift.contains("public var value: Module1.Model1"))
                    try expectChanges(workspace)
                    try expectCheck(workspace)
                    try expectChecker(workspace)
                    try expectDoubles(workspace)
                }
                try TemporaryFolder.with { second in
                    let workspace = try BazelWorkspace(
                        in: second,
                        home: homes.path("two"),
                        cache: cache.address,
                        moduleCount: Self.moduleCount
                    )
                    defer { workspace.shutDown() }
                    let built = try workspace.build()
                    #expect(built.completed.status == 0, "\(built.completed.output)\(built.completed.errors)")
                    #expect(built.run == 0)
                    #expect(built.cached == Self.moduleCount)
                }
            }
        }
    }

    /// One changed spec is one action, and its dependants follow only where they could see the change.
    private func expectChanges(_ workspace: BazelWorkspace) throws {
        #expect(try workspace.build().run == 0)
        let spec = try workspace.read(spec: 1)
        // Neither what is said of a type nor what it stores belongs to the interface.
        try workspace.write(spec: 1, spec.replacing("{generate", with: "{summary: A model., generate"))
        #expect(try workspace.build().run == 1)
        try workspace.write(spec: 1, spec.replacing("{value:", with: "{other: Int, value:"))
        #expect(try workspace.build().run == 1)
        // A new type concerns those that may name it, and nobody below them.
        try workspace.write(spec: 1, spec + "  Another: {generate: true, properties: {value: Int}}\n")
        let direct = (0..<Self.moduleCount).count { $0 > 0 && BazelWorkspace.dependency(of: $0) == 1 }
        #expect(direct == 3)
        #expect(try workspace.build().run == 1 + direct)
        // That a model is no longer Hashable goes all the way down, since each one's model stores that of the one above.
        try workspace.write(spec: 1, spec.replacing("{value:", with: "{call: '() -> Void', value:"))
        let below = (1..<Self.moduleCount).count { dependsOnFirst($0) }
        #expect(below > 1 + direct)
        #expect(try workspace.build().run == below)
        try workspace.write(spec: 1, spec)
        let back = try workspace.build()
        #expect(back.run == 0)
        #expect(back.cached == below)
    }

    /// Whether a module is the first one below the top, or depends on it, however far below.
    private func dependsOnFirst(_ module: Int) -> Bool {
        var module = module
        while module > 1 { module = BazelWorkspace.dependency(of: module) }
        return module == 1
    }

    private func expectCheck(_ workspace: BazelWorkspace) throws {
        func check() throws -> Completed {
            try workspace.bazel(["test", "//module1:check", "--test_output=errors", "--noshow_progress", "--color=no"])
        }
        let passed = try check()
        #expect(passed.status == 0, "\(passed.output)\(passed.errors)")
        let made = try workspace.folder.read("bazel-bin/module1/Module1.screenspec/Generated/Model1.models.swift")
        try workspace.folder.write(made, to: "module1/Generated/Model1.models.swift")
        #expect(try check().status == 0)
        try workspace.folder.write(made + "// Edited.\n", to: "module1/Generated/Model1.models.swift")
        let failed = try check()
        #expect(failed.status == 3)
        #expect((failed.output + failed.errors).contains("-// Edited."))
    }

    /// What tests need is an action of its own, which a change of the app's Swift alone does not run again.
    private func expectDoubles(_ workspace: BazelWorkspace) throws {
        try workspace.writeTested()
        func build() throws -> Completed {
            try workspace.bazel([
                "build", "//tested:doubles", "//tested:identifiers", "//tested:robots", "//tested:previewed_doubles",
                "--noshow_progress", "--color=no",
            ])
        }
        let built = try build()
        try #require(built.status == 0, "\(built.output)\(built.errors)")
        let folder = "bazel-bin/tested"
        let double = try workspace.folder.read("\(folder)/doubles.screenspec/doubles/Login.screen.doubles.swift")
        #expect(double.contains("@testable import Tested"))
        #expect(double.contains("final class LoginViewInterfaceDouble: LoginViewInterface"))
        #expect(
            try workspace.folder.read("\(folder)/doubles.screenspec/doubles/ScreenSpecDoubles.swift").contains(
                "CallLog"
            )
        )
        let examples = try workspace.folder.read("\(folder)/doubles.screenspec/examples/Login.screen.examples.swift")
        #expect(examples.contains("static let locked = LoginViewModel(attemptsLeft: 0)"))
        let identifiers = try workspace.folder.read(
            "\(folder)/identifiers.screenspec/identifiers/Login.screen.identifiers.swift"
        )
        #expect(identifiers.contains("static let loginButton = \"Login.loginButton\""))
        let robot = try workspace.folder.read("\(folder)/robots.screenspec/robots/Login.screen.robot.swift")
        #expect(robot.contains("struct LoginRobot {"))
        #expect(workspace.folder.exists("\(folder)/robots.screenspec/identifiers/Login.screen.identifiers.swift"))
        // The examples that the app has are not made once more.
        #expect(!workspace.folder.exists("\(folder)/previewed_doubles.screenspec/examples"))
        #expect(!workspace.folder.exists("\(folder)/Tested.screenspec"))
        let previewed = try workspace.bazel(["build", "//tested:Previewed", "--noshow_progress", "--color=no"])
        try #require(previewed.status == 0, "\(previewed.output)\(previewed.errors)")
        let previews = try workspace.folder.read("\(folder)/Previewed.screenspec/Generated/Login.screen.examples.swift")
        #expect(previews.contains("#Preview(\"Login: locked\")"))
    }

    /// With hand-written Swift among its inputs, the test holds that to the specs too.
    private func expectChecker(_ workspace: BazelWorkspace) throws {
        try workspace.writeChecked()
        func check() throws -> Completed {
            try workspace.bazel(["test", "//checked:check", "--test_output=errors", "--noshow_progress", "--color=no"])
        }
        let passed = try check()
        #expect(passed.status == 0, "\(passed.output)\(passed.errors)")
        let visible = BazelWorkspace.badge.replacing("private let", with: "let")
        try workspace.folder.write(visible, to: "checked/Sources/Badge.swift")
        let failed = try check()
        #expect(failed.status == 3)
        #expect((failed.output + failed.errors).contains("error[private-subviews]"), "\(failed.output)\(failed.errors)")
    }
}
