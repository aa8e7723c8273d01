import ScreenModel
import SourceCheck
import SourceFacts

/// The types of a project's sources that specs may name: neither tests nor other people's code, nor a function, declares them.
package struct NameableTypes: Sendable {
    struct NameableType: Sendable {
        let id: TypeID
        let module: String?
        /// Whether other modules see it.
        let isVisibleToAll: Bool
        /// What specs ask that name it.
        let questions: [Question]
    }

    let index: CodeIndex
    /// In the order of the index.
    let all: [NameableType]
    private let ids: Set<TypeID>

    package init(_ index: CodeIndex) {
        self.index = index
        all = index.jobs.map(index.types) { type in
            Self.mayBeNamed(type, in: index) ? NameableType(type, in: index) : nil
        }.compactMap(\.self)
        ids = Set(all.map(\.id))
    }

    func contains(_ id: TypeID) -> Bool { ids.contains(id) }

    private static func mayBeNamed(_ type: CodeType, in index: CodeIndex) -> Bool {
        let file = index.file(of: type)
        guard !file.isTest, !file.isForeign, !file.facts.isGenerated else { return false }
        return sequence(first: type.declaration, next: \.parent).allSatisfy {
            !$0.isInsideFunction && $0.access != .private && $0.access != .fileprivate
        }
    }

    static func questions(of name: String) -> [Question] {
        kinds.map { Question($0, name) }
    }

    /// The questions that are asked of a name before anything else is made of it.
    private static let kinds: [Question.Kind] = [.type, .screen, .view, .viewClass, .row, .stored]
}

extension NameableTypes.NameableType {
    fileprivate init(_ type: CodeType, in index: CodeIndex) {
        id = type.id
        module = index.file(of: type).module
        isVisibleToAll = sequence(first: type.declaration, next: \.parent).allSatisfy {
            $0.access.map { $0 >= .package } ?? false
        }
        questions = NameableTypes.questions(of: index.qualifiedName(of: type.id))
    }
}
