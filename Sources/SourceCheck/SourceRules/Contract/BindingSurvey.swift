import ScreenModel
import ScreenSpecDiagnostics

/// What the code of a view sets, calls and is told, for all that its spec says of its subviews.
struct BindingSurvey {
    let family: ViewFamily
    let subject: CodeSubject
    let settings: PropertySettings
    private let spoken: SpokenNames
    private let carried: CarriedValues

    init(_ family: ViewFamily, _ subject: CodeSubject) {
        (self.family, self.subject) = (family, subject)
        let isShowing = family.component.declaration.showing.contains { !$0.shows.isEmpty }
        spoken = SpokenNames(of: isShowing ? family.types : [])
        carried = CarriedValues(of: family, subject.code)
        settings = PropertySettings(of: family, subject)
    }

    func outcome(for binding: Subview.Binding, of subview: Subview) -> Comparison<Diagnostic>.Outcome {
        guard subview.name.text == "self" || family.subview(subview.name.text) != nil,
            let source = source(of: binding)
        else { return .open(.notPlain) }
        return ComparedBinding(binding, of: subview, source, in: self).outcome
    }

    /// `nil` for what a generated view model stores and nobody reads, which is another rule's matter, and for what the view makes itself.
    func source(of binding: Subview.Binding) -> ShownSource? {
        let path = binding.source.text.dottedParts
        let contents = family.component.component.contents.outermost
        if let content = contents.first(where: { $0.declares(path[0]) }) {
            let isDerived = content.declaration.derived.contains { $0.name.text == path[0] }
            guard spoken.contains(path[0]) || isDerived || content.declaration.type != nil else { return nil }
            return .content(content, path, subject.code)
        }
        return carried.path(of: path).map { .carried($0, carried) }
    }
}

/// What a spec names as shown, and how the code's paths are held against it.
enum ShownSource {
    case content(Content, [String], CodeIndex)
    case carried([String], CarriedValues)

    var origin: ShownValue.Origin {
        switch self {
        case .content(let content, _, let code): .type(content.fullTypeName, code)
        case .carried(_, let carried): .messages(carried)
        }
    }

    /// Whether a path of the code is what the spec says.
    func includes(_ path: [String]) -> Bool {
        switch self {
        case .content(let content, let wanted, _): content.isOne(path, wanted)
        case .carried(let wanted, let carried): carried.leads(path, to: wanted)
        }
    }

    /// Whether what the code shows is certainly something else.
    func isOther(_ shown: ShownValue) -> Bool {
        switch self {
        case .content: shown.paths.allSatisfy(stores)
        case .carried: true
        }
    }

    /// Whether a path starts at something that the view model is known to have.
    func stores(_ path: [String]) -> Bool {
        switch self {
        case .content(let content, _, _): path.first.map(content.stores) == true
        case .carried: false
        }
    }

    /// A path of the code, as a spec writes it.
    func text(_ path: [String]) -> String {
        switch self {
        case .content: path.joined(separator: ".")
        case .carried(_, let carried): carried.text(path)
        }
    }
}
