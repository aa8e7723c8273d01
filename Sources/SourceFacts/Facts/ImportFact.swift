import ScreenSpecDiagnostics

/// `import UIKit`, `import UIKit.UIViewController`, `@testable import class App.Login`.
public struct ImportFact: ColumnRow {
    enum Column: Int, FactColumn {
        case path, module, firstAttribute, attributeCount, lower, upper

        static let table = FactTable.imports

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .path, .module: .text
            case .firstAttribute: .first(.attributes)
            case .attributeCount: .count
            case .lower, .upper: .offset
            }
        }
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    /// All that is named: `UIKit.UIViewController`.
    package var path: FactText { text(.path) }
    /// The first part: `UIKit`.
    package var module: FactText { text(.module) }
    package var attributes: FactRows<AttributeFact> { rows(.firstAttribute, count: .attributeCount) }
    package var range: SourceRange { range(.lower, .upper) }
}
