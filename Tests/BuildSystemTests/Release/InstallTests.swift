import Foundation
import TestSupport
import Testing

/// The script that puts a released program into a folder: what the action, the hook and the image use.
@Suite("The installer", .enabled(if: Artifacts.areMade, "This needs python3 and git."))
struct InstallTests {
    @Test("takes the program of this system, and compares it before it is started")
    func installs() throws {
        try Artifacts.with { artifacts in
            try artifacts.pretend("uname", says: "case $1 in -m) echo x86_64;; *) echo Linux;; esac")
            try artifacts.pretend("ldd", says: "echo 'ldd (Debian GLIBC 2.36-9) 2.36'")
            let installed = try artifacts.install()
            #expect(installed.status == 0, "\(installed.errors)")
            #expect(installed.output.contains("screenspec 1.0.0 is in "))
            let started = try run(artifacts.folder.path("bin/screenspec"), ["check"])
            #expect(started.output == "screenspec check\n")
        }
    }

    @Test("refuses another processor, C library, checksum or release, and starts nothing")
    func refuses() throws {
        try Artifacts.with(["x86_64-unknown-linux-gnu"]) { artifacts in
            func refusal(_ variables: [String: String] = [:]) throws -> String {
                let refused = try artifacts.install(variables)
                #expect(refused.status == 1, "\(refused.output)")
                #expect(!artifacts.folder.exists("bin/screenspec"))
                return refused.errors
            }
            try artifacts.pretend("ldd", says: "echo 'ldd (Debian GLIBC 2.36-9) 2.36'")
            try artifacts.pretend("uname", says: "case $1 in -m) echo riscv64;; *) echo Linux;; esac")
            #expect(
                try refusal().contains(
                    "has no program for riscv64-unknown-linux-gnu, only for: x86_64-unknown-linux-gnu: build it"
                )
            )
            try artifacts.pretend("uname", says: "echo FreeBSD")
            #expect(try refusal().contains("no program for FreeBSD: build it from source"))
            try artifacts.pretend("uname", says: "case $1 in -m) echo x86_64;; *) echo Linux;; esac")
            try artifacts.pretend("ldd", says: "echo 'musl libc (x86_64)' >&2; exit 1")
            #expect(try refusal().contains("needs glibc, and this system has musl: build it from source"))
            try artifacts.pretend("ldd", says: "echo 'ldd (Debian GLIBC 2.36-9) 2.36'")
            #expect(try refusal(["SCREENSPEC_SHA256": "0123"]).contains("not 0123: it is not what was released"))
            #expect(
                try refusal(["SCREENSPEC_DOWNLOADS": "/nowhere"]).contains(
                    "there is no screenspec-programs.txt in /nowhere"
                )
            )
            #expect(try refusal(["SCREENSPEC_VERSION": "2.0.0"]).contains("not 2.0.0: set SCREENSPEC_VERSION"))
            let archive = "dist/screenspec-1.0.0-x86_64-unknown-linux-gnu.tar.gz"
            try artifacts.folder.write("cut short", to: archive)
            #expect(try refusal().contains("and was not started. Fetch it again."))
        }
    }

    @Test("says so where there is no folder to put it into")
    func place() throws {
        try Artifacts.with(["x86_64-unknown-linux-gnu"]) { artifacts in
            try artifacts.pretend("uname", says: "case $1 in -m) echo x86_64;; *) echo Linux;; esac")
            try artifacts.pretend("ldd", says: "echo 'ldd (Debian GLIBC 2.36-9) 2.36'")
            try artifacts.folder.write("", to: "bin")
            let refused = try artifacts.install()
            #expect(refused.status == 1)
            #expect(refused.errors.hasPrefix("screenspec: nothing can be put into '"), "\(refused.errors)")
        }
    }

    @Test("is what the hook of pre-commit runs, once")
    func hook() throws {
        try Artifacts.with { artifacts in
            try artifacts.pretend("uname", says: "case $1 in -m) echo x86_64;; *) echo Linux;; esac")
            try artifacts.pretend("ldd", says: "echo 'ldd (Debian GLIBC 2.36-9) 2.36'")
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            func hook(_ downloads: String) throws -> Completed {
                try run(
                    Artifacts.packageFolder + "/.ci/packaging/hook",
                    ["compile", "--check"],
                    environment: [
                        "XDG_CACHE_HOME": artifacts.folder.path("cache"), "SCREENSPEC_DOWNLOADS": downloads,
                        "PATH": "\(artifacts.folder.path("system")):\(path)",
                    ]
                )
            }
            let first = try hook(artifacts.output)
            #expect(first.output == "screenspec compile --check\n", "\(first.errors)")
            #expect(try hook("/nowhere").output == "screenspec compile --check\n")
        }
    }

    @Test(
        "has hooks that pre-commit knows",
        .enabled(if: BuildTools.find("pre-commit") != nil, "This needs pre-commit, a Python package.")
    )
    func hooks() throws {
        let preCommit = try #require(BuildTools.find("pre-commit"))
        let manifest = Artifacts.packageFolder + "/.pre-commit-hooks.yaml"
        let checked = try run(preCommit, ["validate-manifest", manifest])
        #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
    }
}
