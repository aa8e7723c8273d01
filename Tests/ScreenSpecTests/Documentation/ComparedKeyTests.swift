import SourceCheck
import SpecFrontEnd
import Testing

/// Each key of the reference is compared with code, or is said not to be.
struct ComparedKeyTests {
    @Test func everyKeyIsInOneOfTheTables() {
        let rows = ComparedKey.allCases.map(\.row.keys) + UncomparedKeys.rows.map(\.keys)
        let known = Set(rows.flatMap { $0.split { !$0.isLetter }.map(String.init) })
        let kinds: [DocumentKind] = [.view, .screen, .models]
        let keys = Set(kinds.flatMap { Self.keys(of: $0.schema) })
        #expect(keys.subtracting(known).sorted() == [])
    }

    private static func keys(of schema: Schema) -> [String] {
        switch schema {
        case .mapping(let mapping):
            mapping.keys.flatMap { [$0.name] + keys(of: $0.schema) } + (mapping.others.map(keys) ?? [])
        case .list(let element), .dictionary(_, let element): keys(of: element)
        case .alternatives(let schemas): schemas.flatMap(keys)
        case .text, .swiftType, .swiftExpression, .enumeration, .boolean, .integer, .value: []
        }
    }
}
