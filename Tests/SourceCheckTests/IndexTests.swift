import SourceCheck
import SourceFacts
import ScreenSpecDiagnostics
import Testing

/// What names stand for, and what is a view.
struct IndexTests {
    private static func index(_ files: (path: String, text: String)...) -> CodeIndex {
        CodeIndex(
            files.enumerated().map { number, file in
                var facts = KnownFacts.of(Array(file.text.utf8))
                facts.facts.file = FileID(index: number)
                return CodeFile(path: file.path, facts: facts)
            }
        )
    }

    private static func views(in index: CodeIndex) -> [String] {
        index.types.filter { index.isView($0.id) }.map { index.qualifiedName(of: $0.id) }
    }

    @Test func viewsAreFoundThroughChainsGenericsAndAliases() {
        let index = Self.index(
            (
                "A.swift",
                """
                typealias Base = UIView
                typealias Deep = Outer.Inner
                class First: Base {}
                class Second<Content>: First {}
                class Third: Second<Int> {}
                class Fourth: UIKit.UILabel {}
                class Fifth: Deep {}
                enum Outer { class Inner: UITableViewCell {} }
                class UIViewLike {}
                class Sixth: UIViewLike {}
                class Circle: Square {}
                class Square: Circle {}
                """
            )
        )
        #expect(Self.views(in: index) == ["First", "Second", "Third", "Fourth", "Fifth", "Outer.Inner"])
    }

    @Test func nearestTypeOfAName() {
        let index = Self.index(
            ("App/Base.swift", "class Base: UIView {}"),
            ("App/Cell.swift", "class AppCell: Base {}"),
            ("Kit/Base.swift", "class Base {}"),
            ("Kit/Cell.swift", "class KitCell: Base {}"),
            ("Third.swift", "class Unclear: Base {}"),
            ("App/Private.swift", "private class Base {}\nclass OfFile: Base {}")
        )
        #expect(Self.views(in: index) == ["Base", "AppCell"])
        #expect(index.types(named: "Base").count == 3)
    }

    /// What has no end in code that nobody wrote must not be followed to it from each type.
    @Test func chainsAreFollowedSoFar() {
        let chain = (1...200).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
        let index = Self.index(("A.swift", "class C0: UIView {}\n" + chain))
        #expect(index.types(named: "C63").map { index.classes(from: $0).count } == [64])
        #expect(index.types(named: "C200").map { index.classes(from: $0).count } == [64])
        #expect(index.types(named: "C0").map { index.subclasses(of: $0).count } == [64])
    }

    @Test func aTypeHasSoManyProtocols() {
        let chain = (1...300).map { "protocol P\($0): P\($0 - 1) {}\n" }.joined()
        let index = Self.index(
            ("A.swift", "protocol P0: AnyObject {}\n" + chain + "class Few: P9 {}\nclass Many: P300 {}\n")
        )
        #expect(index.types(named: "Few").map { index.protocols(of: $0).count } == [11])
        #expect(index.types(named: "Many").map { index.protocols(of: $0).count } == [256])
        #expect(index.types(named: "P9").map(index.classBound) == [.bound])
        #expect(index.types(named: "P300").map(index.classBound) == [.unknown])
    }

    @Test(arguments: [(256, true), (257, false)])
    func soManyTypesMayHaveAName(count: Int, isKnown: Bool) throws {
        let namesakes = String(repeating: "class Base: UIView {}\n", count: count)
        let index = Self.index(("A.swift", namesakes + "class Below: Base {}\n"))
        #expect(index.types(named: "Base").count == count)
        let below = try #require(index.types(named: "Below").first)
        #expect(index.isView(below) == isKnown)
    }

    @Test func oneOfManyNestedTypesIsFound() {
        let nested = (0..<1_000).map { "class A\($0): UIView {}\n" }.joined()
        let index = Self.index(
            ("A.swift", "enum Outer {\n" + nested + "class Inner: A999 {}\n}\nenum Other { class A999 {} }\n")
        )
        #expect(index.types(named: "Outer.A999").map(index.isView) == [true])
        #expect(index.types(named: "Outer.Inner").map(index.isView) == [true])
        #expect(index.types(named: "Other.A999").map(index.isView) == [false])
    }

    @Test func innerNamesGoBeforeOuterOnes() {
        let index = Self.index(
            ("A.swift", "class Base: UIView {}\nclass Outer {\n  class Base {}\n  class Inner: Base {}\n}"),
            ("B.swift", "extension Outer {\n  class Late: Base {}\n}\nclass Alone: Base {}")
        )
        #expect(Self.views(in: index) == ["Base", "Alone"])
    }

    @Test func conformancesComeFromExtensionsSuperclassesAndRefinements() throws {
        let index = Self.index(
            ("A.swift", "protocol Loadable {}\nprotocol Showable: Loadable {}\nclass Base {}\nclass Cell: Base {}"),
            ("B.swift", "extension Base: Showable {}\nstruct Value: Loadable {}")
        )
        let loadable = try #require(index.types(named: "Loadable").first)
        #expect(index.conformers(of: loadable).map { index[$0].name } == ["Base", "Cell", "Value"])
    }

    @Test(
        arguments: [
            ("protocol P {}", ClassBound.open), ("protocol P: AnyObject {}", .bound), ("protocol P: class {}", .bound),
            ("@objc protocol P {}", .bound), ("protocol P: NSObjectProtocol {}", .bound),
            ("protocol P: UITableViewDelegate {}", .bound), ("protocol P where Self: UIView {}", .bound),
            ("protocol P: Q {}\nprotocol Q: AnyObject {}", .bound), ("protocol P: Q {}\nprotocol Q {}", .open),
            ("protocol P: Elsewhere {}", .unknown), ("protocol P: Hashable {}", .open),
            ("protocol P: Q {}\nprotocol Q: P {}", .open), ("@MainActor protocol P: AnyObject & Sendable {}", .bound),
        ]
    )
    func boundsOfProtocols(_ code: String, _ bound: ClassBound) throws {
        let index = Self.index(("A.swift", code))
        let type = try #require(index.types(named: "P").first)
        #expect(index.classBound(type) == bound)
    }

    @Test func theOrderOfFilesDoesNotMatter() {
        let first = ("B.swift", "class Cell: Base {}")
        let second = ("A.swift", "class Base: UIView {}\nextension Cell { class Inner: UILabel {} }")
        let forwards = Self.index(first, second)
        let backwards = Self.index(second, first)
        let names = forwards.types.map { forwards.qualifiedName(of: $0.id) }
        #expect(names == backwards.types.map { backwards.qualifiedName(of: $0.id) })
        #expect(Self.views(in: forwards) == Self.views(in: backwards))
    }
}
