import SpecRules
import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd
import TestSupport
import Testing

/// What rules see beyond one file: the project file and other modules.
struct ProjectTests {
    @Test(arguments: [("PaddedLabel", true), ("Theme", false), ("UnknownView", false)])
    func superclassesOfTheProjectFileCount(_ type: String, _ isView: Bool) {
        let project = project("externalTypes: {PaddedLabel: {inherits: UILabel}, Theme: {}, UnknownView: {}}")
        let spec = """
            view: Card
            subviews:
              button: UIButton
            actions:
              tapped:
                trigger: button.touchUpInside
                parameters: {on thing: \(type)}

            """
        let checked = SpecCheck(files: [("Card.view.yaml", spec)], project: project)
        #expect(checked.findings.map(\.rule) == (isView ? ["private-subviews"] : []), "\(checked.report)")
    }

    @Test func aSubviewOfAnUnknownClassIsPrivateToo() {
        let project = project("externalTypes: [MapCanvas]")
        let spec = """
            view: Card
            subviews:
              canvas: MapCanvas
            delegate:
              methods:
                didDraw: {parameters: {on canvas: MapCanvas}}

            """
        let checked = SpecCheck(files: [("Card.view.yaml", spec)], project: project)
        #expect(checked.findings.map(\.rule) == ["private-subviews"], "\(checked.report)")
    }

    private func project(_ text: String) -> ProjectFile {
        let file = SourceFile(id: FileID(index: 99), path: ProjectParser.fileName, bytes: Array(text.utf8))
        return ProjectParser.parse(file).project
    }

    // MARK: Modules

    private func program(_ module: String, _ text: String, file: Int) -> Program {
        var sources = SourceFiles()
        for index in 0..<file { _ = sources.append(path: "empty\(index)", bytes: []) }
        _ = sources.append(path: "\(module).screen.yaml", bytes: Array(text.utf8))
        var program = LinkedSpecs(sources).program
        program.module = module
        return program
    }

    @Test func routesLeadFromModuleToModule() {
        let shop = program(
            "Shop",
            """
            screen: Start
            architecture: mvc
            entry: true
            routes:
              catalog: {to: Catalog.List, presentation: push}
            ---
            screen: List
            architecture: mvc

            """,
            file: 0
        )
        let catalog = program(
            "Catalog",
            """
            screen: List
            architecture: mvc
            routes:
              details: {to: Details, presentation: push}
            ---
            screen: Details
            architecture: mvc
            ---
            screen: Archive
            architecture: mvc

            """,
            file: 1
        )
        let findings = SpecRules.check([shop, catalog])
        #expect(findings.map(\.rule) == ["unreached-screen", "unreached-screen"])
        #expect(findings.map(\.subject.owner) == ["List", "Archive"])
        #expect(findings.map(\.range?.file.index) == [0, 1])
        #expect(SpecRules.check([catalog]).isEmpty)
    }

    @Test func anArchitectureOfSeveralModulesIsCheckedOnce() {
        let text = """
            architecture: pair
            extends: mvp
            channels:
              actions: {reference: strong}
              displays: {reference: strong}
            ---
            screen: Login
            architecture: pair

            """
        let first = program("First", text, file: 0)
        var second = first
        second.module = "Second"
        second.files = []
        #expect(SpecRules.check([first, second]).map(\.rule) == ["retain-cycle"])
    }
}
