import ScreenModel
import SourceFacts
import SpecRules

/// The classes that together are one view of a spec: its own, those above it, and whoever may touch its subviews.
struct ViewFamily: Sendable {
    let component: IndexedComponent
    /// The view's own class.
    let type: CodeType
    /// Each once.
    let types: [CodeType]
    /// Those of all the types.
    let members: [MemberFact]
    private let subviews: Set<String>
    /// Those of objects, by their names.
    private let properties: [String: [MemberFact]]
    /// The names of properties that somewhere stand for another object.
    private let shared: Set<String>

    /// Those of all views that exactly one class is.
    static func all(in subject: CodeSubject) -> [ViewFamily] { subject.analysis(ViewFamilies.self).all }

    /// The views and screens of specs that no class is, or several are.
    static func missing(in subject: CodeSubject) -> [IndexedComponent] { subject.analysis(ViewFamilies.self).missing }

    fileprivate init(_ component: IndexedComponent, _ type: CodeType, _ subject: CodeSubject) {
        (self.component, self.type) = (component, type)
        let roots = subject.rootViews
        let owners = subject.handlingTypes(of: component).map(\.id)
        var seen: Set<TypeID> = []
        let all = ([type.id] + owners + roots.views(of: type.id) + roots.controllers(of: type.id))
            .flatMap { subject.code.classes(from: $0) }.filter { seen.insert($0).inserted }
        types = all.map { subject.code[$0] }
        members = types.flatMap(\.members)
        subviews = Set(component.declaration.subviews.map(\.name.text))
        properties = Dictionary(grouping: members.filter { $0.isProperty && !$0.isTypeMember }, by: \.baseName.string)
        shared = Set(
            members.flatMap(\.assignments).compactMap { assignment in
                assignment.value.kind == .path && assignment.value.use?.local == nil
                    ? assignment.target.propertyOfSelf?.string : nil
            }
        )
    }

    /// A path without the property by which a controller has its view of a class of its own: `saveButton` of `formView.saveButton`.
    func names(in path: ObjectPath, _ code: CodeIndex) -> [String] {
        guard path.names.count > 1, let first = path.names.first, !subviews.contains(first),
            let property = type.members.first(where: { $0.isProperty && $0.baseName == first }),
            let root = code.type(of: property).projectType, types.contains(where: { $0.id == root })
        else { return path.names }
        return Array(path.names.dropFirst())
    }

    /// The property that a subview is; `nil` where the code has none of that name, or one that stands for another object.
    func subview(_ name: String) -> MemberFact? {
        let found = properties[name] ?? []
        guard found.count == 1, let property = found.first, property.kind == .storedProperty else { return nil }
        return property.value?.kind == .path || shared.contains(name) ? nil : property
    }
}

/// The families of all views of specs.
private struct ViewFamilies: CodeAnalysis {
    let all: [ViewFamily]
    let missing: [IndexedComponent]

    init(of subject: CodeSubject) {
        var all: [ViewFamily] = []
        var missing: [IndexedComponent] = []
        for component in subject.specs.components {
            switch subject.onlyType(called: component.component.viewType, of: component) {
            case .success(let type): all.append(ViewFamily(component, type, subject))
            case .failure: missing.append(component)
            }
        }
        (self.all, self.missing) = (all, missing)
    }
}
