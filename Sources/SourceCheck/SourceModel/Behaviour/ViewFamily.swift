import ScreenModel
import SourceFacts
import SpecRules

/// The classes that together are one view of a spec: its own, those above it, and whoever may touch its subviews.
struct ViewFamily {
    let component: IndexedComponent
    /// The view's own class.
    let type: CodeType
    /// Each once.
    let types: [CodeType]

    /// Those of all views that exactly one class is.
    static func all(in subject: CodeSubject) -> [ViewFamily] {
        subject.specs.components.compactMap { component in
            subject.viewType(of: component).map { ViewFamily(component, $0, subject) }
        }
    }

    /// The views and screens of specs that no class is, or several are.
    static func missing(in subject: CodeSubject) -> [IndexedComponent] {
        subject.specs.components.filter { subject.viewType(of: $0) == nil }
    }

    private init(_ component: IndexedComponent, _ type: CodeType, _ subject: CodeSubject) {
        (self.component, self.type) = (component, type)
        let roots = subject.rootViews
        let owners = MissingAction.handlingTypes(of: component, subject).map(\.id)
        var seen: Set<TypeID> = []
        let all = ([type.id] + owners + roots.views(of: type.id) + roots.controllers(of: type.id))
            .flatMap { subject.code.classes(from: $0) }.filter { seen.insert($0).inserted }
        types = all.map { subject.code[$0] }
    }

    var members: [MemberFact] { types.flatMap(\.members) }

    /// A path without the property by which a controller has its view of a class of its own: `saveButton` of `formView.saveButton`.
    func names(in path: ObjectPath, _ code: CodeIndex) -> [String] {
        guard path.names.count > 1, let first = path.names.first, !subviews.contains(first),
            let property = type.members.first(where: { $0.isProperty && $0.baseName.string == first }),
            let root = code.type(of: property).projectType, types.contains(where: { $0.id == root })
        else { return path.names }
        return Array(path.names.dropFirst())
    }

    private var subviews: Set<String> { Set(component.declaration.subviews.map(\.name.text)) }

    /// The property that a subview is; `nil` where the code has none of that name, or one that stands for another object.
    func subview(_ name: String) -> MemberFact? {
        let found = members.filter { $0.isProperty && !$0.isTypeMember && $0.baseName == name }
        guard found.count == 1, let property = found.first, property.kind == .storedProperty else { return nil }
        if property.value?.kind == .path { return nil }
        let isShared = members.contains { member in
            member.assignments.contains { assignment in
                assignment.value.kind == .path && assignment.value.use?.local == nil
                    && assignment.target.propertyOfSelf.map { $0 == name } ?? false
            }
        }
        return isShared ? nil : property
    }
}

extension CodeSubject {
    fileprivate func viewType(of component: IndexedComponent) -> CodeType? {
        let types = types(called: component.component.viewType, of: component)
        return types.count == 1 ? types.first : nil
    }
}
