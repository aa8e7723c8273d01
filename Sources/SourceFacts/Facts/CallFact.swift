import ScreenSpecDiagnostics

/// A call of a path or of another expression.
public struct CallFact: ColumnRow {
    enum Column: Int, FactColumn {
        case callee, componentCount, firstArgument, argumentCount, upper

        static let table = FactTable.calls

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .callee: .row(.uses)
            case .componentCount: .number
            case .firstArgument: .first(.values)
            case .argumentCount: .count
            case .upper: .offset
            }
        }
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    /// The path along which the call stands.
    package var callee: UseFact { row(.callee) }

    /// The components up to what is called: `a.b` of the first call in `a.b().c()`. Empty where the root itself is
    /// called.
    package var calledPath: FactRows<ComponentFact> {
        let components = callee.components
        let count = min(Int(word(.componentCount)), components.count)
        return FactRows(facts: facts, range: components.startIndex..<components.startIndex + count)
    }

    /// The same without `init` at its end: the names of the type that an initializer makes one of.
    package var constructedPath: FactRows<ComponentFact> {
        calledPath.last?.name == "init" ? calledPath.dropLast() : calledPath
    }

    /// Whether a name stands before the one that is called.
    package var hasReceiver: Bool { word(.componentCount) > 1 }

    /// The name that is called: `addTarget`.
    package var name: FactText? { calledPath.last?.name }

    /// In order, trailing closures last.
    package var arguments: FactRows<ValueFact> { rows(.firstArgument, count: .argumentCount) }
    package var member: MemberFact? { callee.member }
    package var declaration: DeclarationFact? { member?.owner }
    /// From the start of the path to the closing parenthesis or the last trailing closure.
    package var range: SourceRange {
        SourceRange(file: facts.file, lower: Int(callee.word(.lower)), upper: Int(word(.upper)))
    }

    package func argument(labelled label: String) -> ValueFact? {
        arguments.first { $0.label == label }
    }

    /// The method that the call registers on `self` for a control, a gesture or a bar item: the argument `action` of
    /// `addTarget(self, action: #selector(didTap), for: .touchUpInside)`.
    package var ownAction: ValueFact? {
        // Kinds are told by one word, labels by their letters.
        let action = arguments.first { $0.kind == .selector && $0.label == "action" }
        return action != nil && arguments.contains(where: \.isSelf) ? action : nil
    }

    /// `_:action:for:`.
    package var labels: String {
        arguments.map { ($0.label?.string ?? "_") + ":" }.joined()
    }

    /// `addTarget(_:action:for:)`.
    package var fullName: String? {
        name.map { "\($0.string)(\(labels))" }
    }
}

extension FactRows<CallFact> {
    /// The first of the calls whose path is this one or stands behind it; calls are in the order of their paths.
    func firstIndex(fromUse use: Int) -> Int {
        partitioningIndex { $0.word(.callee) >= UInt32(truncatingIfNeeded: use) }
    }
}
