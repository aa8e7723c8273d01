import ScreenSpecDiagnostics
import SpecFrontEnd
import Testing

@testable import CodeProject

@Suite("Modules of Swift files")
struct ModuleTableTests {
    private func table(_ modules: String) -> ModuleTable {
        let text = Array("modules:\n\(modules)".utf8)
        let file = SourceFile(id: FileID(index: 0), path: "screenspec.yaml", bytes: text)
        return ModuleTable(ProjectParser.parse(file).project.modules)
    }

    @Test("are those of the innermost folder that a module names, and then of patterns")
    func innermostFolder() {
        let table = table(
            """
              Shop: {specs: [S], sources: [Shop/Sources, "Legacy/*/Shop"]}
              Cart: {specs: [C], sources: [Shop/Sources/Cart/, Shop/Sources]}

            """
        )
        let modules = [
            "Shop/Sources/A.swift", "Shop/Sources/Cart/B.swift", "Shop/Sources/Cart/Deep/C.swift",
            "Legacy/Old/Shop/D.swift", "Other/E.swift", "/elsewhere/F.swift",
        ].map(table.module)
        #expect(modules == ["Shop", "Cart", "Cart", "Shop", nil, nil])
    }
}
