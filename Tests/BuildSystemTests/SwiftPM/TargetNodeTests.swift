import Testing

/// Targets as Xcode describes them, which no machine of these tests has.
@Suite("A target with those below it")
struct TargetNodeTests {
    /// `App` depends on `Shop` and on `Plain`, which has no specs; `Shop` and `Plain` on `Catalog`; `Catalog` on `Base`.
    private static func node(_ name: String) -> TargetNode {
        let dependencies = [
            "App": ["Shop", "Plain"], "Shop": ["Catalog"], "Plain": ["Catalog"], "Catalog": ["Base", "Base"],
            "Base": [],
        ]
        return TargetNode(
            name: name,
            project: name == "App" ? nil : name,
            specs: name == "Plain" ? [] : ["\(name).screen.yaml"]
        ) { (dependencies[name] ?? []).map(node) }
    }

    @Test("is told of with all that have specs, each once, and with what each may name")
    func followsDependencies() {
        let modules = Self.node("App").modules()
        #expect(modules.map(\.name) == ["App", "Base", "Catalog", "Shop"])
        #expect(modules.map(\.dependsOn) == [["Shop"], [], ["Base"], ["Catalog"]])
        #expect(modules.map(\.project) == [nil, "Base", "Catalog", "Shop"])
        #expect(
            modules.map(\.specs) == [
                ["App.screen.yaml"], ["Base.screen.yaml"], ["Catalog.screen.yaml"], ["Shop.screen.yaml"],
            ]
        )
    }

    @Test("ends where targets depend on one another in a circle")
    func endsInCircles() {
        func node(_ name: String) -> TargetNode {
            TargetNode(name: name, project: nil, specs: [name]) { [node(name == "A" ? "B" : "A")] }
        }
        let modules = node("A").modules()
        #expect(modules.map(\.name) == ["A", "B"])
        #expect(modules.map(\.dependsOn) == [["B"], ["A"]])
    }
}
