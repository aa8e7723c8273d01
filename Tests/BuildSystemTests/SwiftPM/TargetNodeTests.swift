import Foundation
import Testing

/// Targets as Xcode describes them, which no machine of these tests has.
@Suite("A target with those below it")
struct TargetNodeTests {
    /// `App` depends on `Shop` and on `Plain`, which has no specs; `Shop` and `Plain` on `Catalog`; `Catalog` on `Base`.
    private static let dependencies = [
        "App": ["Shop", "Plain"], "Shop": ["Catalog"], "Plain": ["Catalog"], "Catalog": ["Base", "Base"], "Base": [],
    ]

    @Test("is told of with all that have specs, each once, and with what each may name")
    func followsDependencies() {
        let modules = TargetNode.node("App", in: Self.dependencies, without: ["Plain"]).modules()
        #expect(modules.map(\.name) == ["App", "Base", "Catalog", "Shop"])
        #expect(modules.map(\.dependsOn) == [["Shop"], [], ["Base"], ["Catalog"]])
        #expect(modules.map(\.project) == [nil, "/Base", "/Catalog", "/Shop"])
        #expect(
            modules.map(\.specs) == [
                ["/App/App.screen.yaml"], ["/Base/Base.screen.yaml"], ["/Catalog/Catalog.screen.yaml"],
                ["/Shop/Shop.screen.yaml"],
            ]
        )
    }

    @Test("ends where targets depend on one another in a circle")
    func endsInCircles() {
        let modules = TargetNode.node("A", in: ["A": ["B"], "B": ["A"]]).modules()
        #expect(modules.map(\.name) == ["A", "B"])
        #expect(modules.map(\.dependsOn) == [["B"], ["A"]])
    }
}

extension TargetNode {
    /// A target with a spec, unless it is one of those without, and a folder of its own.
    static func node(
        _ name: String,
        in dependencies: [String: [String]],
        without plain: Set<String> = []
    ) -> TargetNode {
        let folder = URL(fileURLWithPath: "/\(name)")
        return TargetNode(
            name: name,
            project: folder,
            specs: SpecFiles(among: plain.contains(name) ? [] : [folder.appendingPathComponent("\(name).screen.yaml")])
        ) { (dependencies[name] ?? []).map { node($0, in: dependencies, without: plain) } }
    }
}
