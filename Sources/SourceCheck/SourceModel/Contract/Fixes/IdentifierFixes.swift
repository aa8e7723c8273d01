import InterfaceBuilder
import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts

/// Writes the identifiers that a view does not set, each where its subview is made.
///
/// What a view does once it is loaded, or in its initializers, it does for all of its parts together, in their order.
struct IdentifierFixes {
    /// A part without an identifier.
    struct Missing {
        let part: AccessibilityIdentifiers.Part
        let property: MemberFact
        /// Of an outlet, what it is connected to and lacks the identifier.
        let objects: [InterfaceObject]
    }

    private let family: ViewFamily
    private let identifiers: AccessibilityIdentifiers
    private let missing: [Missing]
    private let subject: CodeSubject

    init(_ family: ViewFamily, _ identifiers: AccessibilityIdentifiers, _ missing: [Missing], _ subject: CodeSubject) {
        (self.family, self.identifiers, self.missing, self.subject) = (family, identifiers, missing, subject)
    }

    /// The constant, as the code writes it; of what is on screen several times with the number that it takes.
    func reference(to part: AccessibilityIdentifiers.Part) -> String {
        let numbers = part.counters.map { "\($0.rawValue): \($0.rawValue)" }.joined(separator: ", ")
        return "\(identifiers.typeName).\(SwiftName.escapedMember(part.name))" + (numbers.isEmpty ? "" : "(\(numbers))")
    }

    /// `nil` where a program cannot know: in which row a cell is, or where a subview gets its value.
    func fix(_ part: AccessibilityIdentifiers.Part) -> Diagnostic.Fix? {
        guard let one = missing.first(where: { $0.part.name == part.name }), !part.counters.contains(.row) else {
            return nil
        }
        let edits = edits(for: one)
        guard let edits, !edits.isEmpty else { return nil }
        // Where another text stands, a test may look for that.
        let isSafe = one.objects.allSatisfy { $0.accessibilityIdentifier == nil }
        return Diagnostic.Fix("Set the identifier of '\(part.name)'", edits: edits, isSafe: isSafe)
    }

    private func edits(for one: Missing) -> [Diagnostic.Edit]? {
        if one.part.counters.isEmpty, !one.objects.isEmpty, one.objects.allSatisfy({ !$0.isBarItem }) {
            let edits = one.objects.map { $0.identifying(as: one.part.text) }
            return edits.contains(nil) ? nil : edits.compactMap(\.self)
        }
        switch place(of: one) {
        case .behind(let offset): return [insertion(of: [one], at: offset, in: one.property, named: localName(of: one))]
        case .loaded(let places):
            let together = missing.filter { other in
                guard !other.part.counters.contains(.row), case .loaded(let others) = place(of: other) else {
                    return false
                }
                return others.map(\.offset) == places.map(\.offset)
                    && others.first?.member.facts.file == places.first?.member.facts.file
            }
            return places.map { insertion(of: together, at: $0.offset, in: $0.member, named: nil) }
        case .assigned(let places):
            return places.map { insertion(of: [one], at: $0.offset, in: $0.member, named: nil) }
        case .initialValue: return wrapping(one)
        case nil: return nil
        }
    }

    // MARK: Places

    private enum Place {
        /// Behind the line of a closure that makes it.
        case behind(Int)
        /// Behind the call of the superclass by which a view is loaded or made.
        case loaded([Anchor])
        /// Behind where the property gets its value.
        case assigned([Anchor])
        /// Around its initial value.
        case initialValue
    }

    private struct Anchor {
        let member: MemberFact
        let offset: Int
    }

    private func place(of one: Missing) -> Place? {
        let property = one.property
        let isArray = one.part.counters.contains(.index)
        if let value = property.value, value.kind == .closureCall, !isArray, let made = madeLocal(of: property) {
            return made.value.map { .behind(Int($0.range.upper)) }
        }
        let isOutlet = property.attributes.contains("IBOutlet")
        if property.value == nil || property.value?.kind == .nil, !isOutlet { return assigned(property) }
        if !property.isLazy, let loaded = loaded(by: subject.code.owner(of: property)) { return loaded }
        guard let value = property.value, value.kind == .construction, property.bindingCount == 1, !isArray,
            typeText(of: property) != nil
        else { return nil }
        return .initialValue
    }

    /// The variable of a closure that becomes the property.
    private func madeLocal(of property: MemberFact) -> LocalFact? {
        let found = property.locals.filter { local in
            guard local.kind == .constant || local.kind == .variable, let call = local.value?.call else { return false }
            return ObjectPath(madeBy: call, in: property)?.names == [property.baseName.string]
        }
        return found.count == 1 ? found.first : nil
    }

    private func localName(of one: Missing) -> String? {
        madeLocal(of: one.property)?.name.string
    }

    /// Where a view has been loaded, or is made: behind the call of its superclass.
    private func loaded(by type: CodeType?) -> Place? {
        guard let type else { return nil }
        let isController = subject.code.isViewController(type.id)
        let anchors = type.members.compactMap { member -> Anchor? in
            guard isController ? member.baseName == "viewDidLoad" : member.kind == .initializer else { return nil }
            return superCall(in: member)
        }
        return anchors.isEmpty ? nil : .loaded(anchors)
    }

    private func superCall(in member: MemberFact) -> Anchor? {
        let call = member.calls.first { call in call.callee.root == .super && call.name == member.baseName }
        return call.map { Anchor(member: member, offset: Int($0.range.upper)) }
    }

    private func assigned(_ property: MemberFact) -> Place? {
        let places = family.members.flatMap { member -> [Anchor?] in
            let own = member.assignments.filter { assignment in
                assignment.value.kind != .nil
                    && assignment.target.propertyOfSelf == property.baseName
            }
            // Before the superclass is initialized, nothing of an object can be read.
            if !own.isEmpty, member.kind == .initializer { return [superCall(in: member)] }
            return own.map { Anchor(member: member, offset: Int($0.range.upper)) }
        }
        return places.isEmpty || places.contains { $0 == nil } ? nil : .assigned(places.compactMap(\.self))
    }

    // MARK: Text

    private func insertion(
        of parts: [Missing],
        at offset: Int,
        in member: MemberFact,
        named local: String? = nil
    ) -> Diagnostic.Edit {
        let (margin, step) = Self.margins(of: member)
        let lines = parts.flatMap { part -> [String] in
            let name = local ?? name(of: part.property, in: member)
            guard part.part.counters.contains(.index) else {
                let mark = local == nil && part.property.type?.kind == .optional ? "?" : ""
                return [setting(part.part, of: name + mark)]
            }
            return ["for (index, part) in \(name).enumerated() {", step + setting(part.part, of: "part"), "}"]
        }
        return Diagnostic.Edit(
            at: SourceRange(file: member.nameRange.file, lower: offset, upper: offset),
            with: lines.map { "\n\(margin)\($0)" }.joined()
        )
    }

    private func setting(_ part: AccessibilityIdentifiers.Part, of name: String) -> String {
        "\(name).\(IdentifierUses.property) = \(reference(to: part))"
    }

    private func name(of property: MemberFact, in member: MemberFact) -> String {
        let name = SwiftName.escaped(property.baseName.string)
        return member.locals.contains { $0.name == property.baseName } ? "self.\(name)" : name
    }

    /// A closure in the place of what makes the subview.
    private func wrapping(_ one: Missing) -> [Diagnostic.Edit]? {
        let property = one.property
        guard let value = property.value, let type = typeText(of: property) else { return nil }
        let name = SwiftName.escaped(property.baseName.string)
        let (margin, step) = Self.margins(of: property)
        let outer = String(margin.dropLast(step.count))
        func insertion(_ text: String, at offset: Int) -> Diagnostic.Edit {
            let place = SourceRange(file: property.nameRange.file, lower: offset, upper: offset)
            return Diagnostic.Edit(at: place, with: text)
        }
        let annotation = property.type == nil ? [insertion(": \(type)", at: Int(property.nameRange.upper))] : []
        return annotation + [
            insertion("{\n\(margin)let \(name) = ", at: Int(value.range.lower)),
            insertion(
                "\n\(margin)\(setting(one.part, of: name))\n\(margin)return \(name)\n\(outer)}()",
                at: Int(value.range.upper)
            ),
        ]
    }

    private func typeText(of property: MemberFact) -> String? {
        (property.type ?? property.value?.type)?.text
    }

    /// What stands before a line in the body of a member, and by how much that is more than before the member.
    private static func margins(of member: MemberFact) -> (inner: String, step: String) {
        guard let margins = member.owner.map(Indentation.init) else { return ("    ", "    ") }
        return (margins.inner + margins.step, margins.step)
    }
}

extension InterfaceObject {
    /// Interface Builder says nothing of the accessibility of what stands in a bar.
    var isBarItem: Bool { element.hasSuffix("Item") }
}
