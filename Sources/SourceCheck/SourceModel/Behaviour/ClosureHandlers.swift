import ScreenSpecDiagnostics
import SourceFacts

/// Methods of a class that closures call which answer to what a person does: `button.addAction(UIAction { self.save() }, for: …)`,
/// `button.rx.tap.subscribe(onNext: { self.save() })`, `saveRow.onTap = { self.save() }`.
struct ClosureHandlers {
    /// Each once, in the order of the class.
    let all: [Handler]

    init(of type: CodeType, in subject: CodeSubject) {
        var names: Set<String> = []
        for member in type.members {
            let closures = AnsweringClosures(in: member, subject)
            guard !closures.isEmpty else { continue }
            for call in member.calls where call.calledPath.count == 1 && call.callee.selfPath != nil {
                guard let name = call.name?.string, !names.contains(name), closures.run(call.range) else { continue }
                names.insert(name)
            }
        }
        let methods = type.members.filter { $0.kind == .method && names.contains($0.baseName) }
        let counts = Dictionary(grouping: methods, by: \.baseName.string)
        all = methods.compactMap { method in
            guard !method.isTypeMember, !method.isOverride, counts[method.baseName.string]?.count == 1 else {
                return nil
            }
            return Handler(method: method, reason: "called for what a control tells")
        }
    }
}

/// The closures in a member that answer to what a person does.
private struct AnsweringClosures {
    private let member: MemberFact
    private let ranges: Set<SourceRange>

    /// - Parameter ofControls: Whether closures of the app's own controls count.
    init(in member: MemberFact, ofControls: Bool = true, _ subject: CodeSubject) {
        self.member = member
        let hasClosures =
            member.calls.contains { $0.arguments.contains { $0.kind == .closure } }
            || member.assignments.contains { $0.value.kind == .closure }
        guard hasClosures, !member.locals.contains(where: { $0.kind == .function }) else {
            ranges = []
            return
        }
        // What a view tells is asked of its code alone, so that it is the same whether a spec describes the view or none yet.
        let registered = Registrations(in: member, subject).closures.filter {
            $0.value.isOfPerson && $0.value.teller == nil
        }.map(\.key)
        let assigned = member.assignments.filter { ofControls && Self.isOfControl($0, in: member, subject) }
        let given = ofControls ? member.calls.flatMap { Self.closures(givenBy: $0, in: member, subject) } : []
        ranges = Set(registered + assigned.map(\.value.range) + given)
    }

    /// Those that an object of the app is made with and calls when something of its own is touched.
    private static func closures(givenBy call: CallFact, in member: MemberFact, _ subject: CodeSubject) -> [SourceRange]
    {
        guard let last = call.calledPath.last, last.startsUppercase,
            call.arguments.contains(where: { $0.kind == .closure && $0.label != nil }),
            let type = subject.code.lookup(path: call.calledPath.map(\.name), in: member).projectType,
            subject.code[type].isClass
        else { return [] }
        let owners = subject.code.classes(from: type).map { subject.code[$0] }
        return call.arguments.filter { argument in
            guard argument.kind == .closure, let name = argument.label?.string else { return false }
            return owners.contains { owner in
                owner.members.contains { $0.kind == .storedProperty && $0.baseName == name }
                    && isCalledForTouch(name, in: owner, subject)
            }
        }.map(\.range)
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// Whether what stands at a place runs when one of them does.
    func run(_ place: SourceRange) -> Bool {
        var place = place
        while let closure = EnclosingClosure(around: place, in: member) {
            if ranges.contains(closure.range) { return true }
            guard closure.isRunAtOnce, let call = closure.call else { return false }
            place = call.range
        }
        return false
    }

    /// Whether the closure is given to a view of the app that calls it when it is touched.
    private static func isOfControl(_ assignment: AssignmentFact, in member: MemberFact, _ subject: CodeSubject)
        -> Bool
    {
        let (target, code) = (assignment.target, subject.code)
        guard assignment.value.kind == .closure, target.components.count > 1,
            let name = target.components.last?.name.string,
            let type = code.type(of: target, upTo: target.components.count - 1, in: member).projectType,
            code.isView(type)
        else { return false }
        return code.classes(from: type).map { code[$0] }.contains { owner in
            owner.members.contains { $0.kind == .storedProperty && $0.baseName == name }
                && isCalledForTouch(name, in: owner, subject)
        }
    }

    private static func isCalledForTouch(_ name: String, in type: CodeType, _ subject: CodeSubject) -> Bool {
        if type.handlers.contains(where: { subject.says([name], $0, in: type) }) { return true }
        return type.members.contains { member in
            let uses = member.uses.filter { use in
                use.selfPath.map { $0.count == 1 && $0.first?.isCalled == true } == true
                    && use.components.first?.name == name
            }
            guard !uses.isEmpty else { return false }
            let closures = AnsweringClosures(in: member, ofControls: false, subject)
            return uses.contains { closures.run($0.range) }
        }
    }
}

extension Occasion {
    fileprivate var isOfPerson: Bool {
        switch sender {
        case .object, .anyObject: !isChosenLater
        case .screen, .occurrence: false
        }
    }
}

extension CodeSubject {
    /// What a class does in the place of those above it, which register the method.
    private func overriddenHandlers(of type: CodeType) -> [Handler] {
        guard type.members.contains(where: { $0.isOverride && $0.kind == .method }) else { return [] }
        let above = code.classes(from: type.id).dropFirst().flatMap { code[$0].handlers }
        let own = Set(type.handlers.map(\.method.name.string))
        return type.members.filter { member in
            member.isOverride && member.kind == .method && !own.contains(member.name)
                && above.contains { $0.method.name == member.name }
        }.map { Handler(method: $0, reason: "registered by a class above it") }
    }

    /// Methods that a class registers on itself by constants of `Selector`: `addTarget(self, action: .save, for: .touchUpInside)`.
    private func constantHandlers(of type: CodeType) -> [Handler] {
        let actions = type.members.flatMap(\.calls).compactMap { call -> FactText? in
            guard let action = call.argument(labelled: "action"), action.kind == .implicitMember,
                call.arguments.contains(where: \.isSelf)
            else { return nil }
            return action.text
        }
        let names = Set(
            actions.flatMap(code.selectorUses.constants).compactMap { selector -> String? in
                guard selector.components.count == 2, selector.components.first?.name == type.name
                else { return nil }
                return selector.components.last?.name.string
            }
        )
        return type.members.filter { $0.kind == .method && !$0.isTypeMember && names.contains($0.baseName) }
            .map { Handler(method: $0, reason: "registered by a constant") }
    }

    /// Methods of a class that answer to what a person does, whether a selector or a closure leads to them.
    package func answeringMethods(of type: CodeType) -> [Handler] {
        let handlers = type.handlers + overriddenHandlers(of: type) + constantHandlers(of: type)
        let known = Set(handlers.map(\.method.name.string))
        return handlers
            + ClosureHandlers(of: type, in: self).all.filter { !known.contains($0.method.name) }
    }
}
