import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SwiftNotation
import Testing

@testable import SourceCheck

/// Types that code writes beside those that a spec writes, compared as Swift means them.
struct MeantTypeTests {
    private static let declarations = """
        typealias Done = (Bool) -> Void
        typealias Names = [String]
        typealias MaybeJog = Jog?
        typealias Boxed<Value> = [Value]
        typealias Finished<Value> = (Value?) -> Void
        typealias Circle = Square
        typealias Square = Circle
        protocol Theme {}
        protocol Sized {}
        struct Jog { enum Order {} }
        struct Box<Value> {}
        #if DEBUG
        struct Switched {}
        #else
        typealias Switched = Int
        #endif
        enum A { struct Twin {} }

        """

    /// What the function's parameter is of, in the code, against a type of a spec.
    private static func differ(_ written: String, _ described: String, generics: String = "") throws -> Bool {
        var facts = FactsExtraction.extract(
            Array("\(declarations)protocol Subject {\n    func f\(generics)(_ x: \(written))\n}\n".utf8)
        )
        facts.facts.file = FileID(index: 0)
        let code = CodeIndex([CodeFile(path: "A.swift", facts: facts)])
        let member = try #require(code.types.first { $0.name == "Subject" }?.members.first)
        let type = try #require(member.parameters.first?.type)
        let expected = try SwiftNotation.type(described).get()
        let reader = SpecTypeReader(code, selfType: .named(.conformer, []), generics: generics)
        return CodeTypeReader(code).meaning(of: type, in: member).differs(from: reader.meaning(of: expected))
    }

    @Test(arguments: [
        ("()", "Void"), ("[Jog]", "Array<Jog>"), ("Dictionary<String, Jog>", "[String: Jog]"),
        ("Optional<Jog>", "Jog?"), ("Jog!", "Jog?"), ("Theme", "any Theme"), ("(any Theme)?", "Theme?"),
        ("@escaping Done", "(Bool) -> Void"), ("Names", "[String]"), ("MaybeJog", "Jog?"), ("(Jog)", "Jog"),
        ("Swift.Int", "Int"), ("TimeInterval", "Double"), ("Theme & Sized", "Sized & Theme"),
        ("@Sendable (Jog) -> ()", "(Jog) -> Void"), ("Jog.Order", "Jog.Order"), ("Self", "Self"),
        ("inout Int", "inout Int"), ("[[Jog]]", "[Array<Jog>]"), ("Codable", "Encodable & Decodable"),
        ("Box<[Jog]>", "Box<Array<Jog>>"), ("Boxed<Jog>", "[Jog]"), ("Finished<[Jog]>", "([Jog]?) -> Void"),
        ("Jog.Type", "Jog.Type"), ("@MainActor () -> Void", "() -> Void"),
    ])
    func theSame(_ written: String, _ described: String) throws {
        #expect(try !Self.differ(written, described))
    }

    @Test(arguments: [
        ("Jog", "Jog?"), ("Int", "Double"), ("[Jog]", "Jog"), ("[Jog]", "Set<Jog>"), ("MaybeJog", "Jog"),
        ("Done", "(Int) -> Void"), ("Done", "Bool"), ("(Jog) async -> Void", "(Jog) -> Void"),
        ("(Jog) throws -> Void", "(Jog) -> Void"), ("(Jog, Int) -> Void", "(Jog) -> Void"), ("Jog.Order", "Jog"),
        ("[String: Int]", "[String: Jog]"), ("inout Int", "Int"), ("Jog.Type", "Jog"), ("Theme", "Sized"),
        ("Theme & Sized", "Theme"), ("Box<Int>", "Box<Jog>"), ("Self", "Jog"), ("Any", "Jog"), ("(Int, Int)", "Int"),
        ("Boxed<Jog>", "Jog"), ("Finished<[Jog]>", "([Int]?) -> Void"),
    ])
    func different(_ written: String, _ described: String) throws {
        #expect(try Self.differ(written, described))
        #expect(try Self.differ(described, written))
    }

    /// What nobody can tell is never guessed.
    @Test(arguments: [
        ("Observable<Jog>", "Jog"), ("Switched", "String"), ("some Theme", "Theme"), ("Boxed", "Jog"),
        ("Circle", "Jog"), ("Twin", "Jog"), ("[Observable<Jog>]", "[Jog]"), ("borrowing Jog", "Jog"),
        ("Box", "Box<Jog>"), ("(Jog) throws(E) -> Void", "Int"),
    ])
    func notCompared(_ written: String, _ described: String) throws {
        #expect(try !Self.differ(written, described))
    }

    @Test func genericsByTheirPlace() throws {
        #expect(try !Self.differ("V", "V", generics: "<V>"))
        #expect(try !Self.differ("[W]", "Array<W>", generics: "<V: Theme, W>"))
        #expect(try Self.differ("V", "W", generics: "<V, W>"))
    }
}
