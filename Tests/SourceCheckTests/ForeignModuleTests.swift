import SourceCheck
import Testing

/// The modules that types of packages come from.
struct ForeignModuleTests {
    private let modules = ForeignModules(
        CodeCheck(files: [
            ("Badge.swift", "import BrandKit\nimport UIKit\nlet badge = Badge()\n"),
            (
                "More.swift",
                "import BrandKit\nimport RxCocoa\nimport RxSwift\nvar badges: [Badge] = []\nlet other: Tag\n"
            ),
            ("List.swift", "import RxCocoa\nimport RxSwift\nlet items: Driver<[Item]>\nlet all: Observable<Item>\n"),
            (
                "Lists.swift",
                "import BrandKit\nclass List<Row> { typealias Size = Int\nlet row: Row\nlet size: Size }\n"
            ),
            ("Items.swift", "import RxCocoa\nlet relay: BehaviorRelay<Int>\nlet view: UISomething\nstruct Item {}\n"),
        ]).subject.code
    )

    @Test(arguments: [
        ("Badge", "BrandKit"), ("Driver", "RxCocoa"), ("Observable", "RxSwift"), ("BehaviorRelay", "RxCocoa"),
    ])
    func known(_ name: String, _ module: String) {
        #expect(modules.module(of: name) == module)
    }

    /// One of several, that of the system, the app's own, what stands for others in it, and what nobody names.
    @Test(arguments: ["Tag", "UISomething", "Item", "Row", "Size", "Signal", "Nobody"])
    func unknown(_ name: String) {
        #expect(modules.module(of: name) == nil)
    }

    @Test func namesakes() {
        #expect(modules.namesakes == ["Observable"])
    }
}
