import SourceFacts

/// What makes the streams of a view tell something: a control, or code that sends into a subject of the view's own.
struct StreamSource {
    private let family: ViewFamily
    private let code: CodeIndex

    init(in family: ViewFamily, _ code: CodeIndex) {
        (self.family, self.code) = (family, code)
    }

    /// Where a stream is fed; nothing where nobody can tell.
    func places(of stream: GivenInputs.StreamPath, in member: MemberFact) -> [SentAction.Place] {
        places(of: stream.use, length: stream.length, in: member, depth: 0)
    }

    private func places(of use: UseFact, length: Int, in member: MemberFact, depth: Int) -> [SentAction.Place] {
        guard depth < Self.depthLimit, isOwn(member) else { return [] }
        if let joined = joined(use, length: length, in: member, depth: depth) { return joined }
        if let control = ControlStream(use, length: length, in: member, code) {
            guard let occasion = control.occasion(of: use, at: use.range, in: member, code) else { return [] }
            return [SentAction.Place(member: member, range: use.range, kind: .call, occasion: occasion)]
        }
        if let local = use.local {
            guard local.kind == .constant || local.kind == .optionalBinding || local.kind == .capture,
                let start = local.value?.use
            else { return [] }
            return places(of: start, length: start.components.count, in: member, depth: depth + 1)
        }
        guard use.selfPath != nil else { return [] }
        for (position, component) in use.components.prefix(length).enumerated() {
            guard let type = code.holder(ofName: position, of: use, in: member).projectType,
                family.types.contains(where: { $0.id == type }),
                let target = code.member(component.name, of: type), !target.isTypeMember
            else { continue }
            let found = places(of: target, depth: depth + 1)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// All that feeds a stream which others make, `pay.rx.tap.merge(with: buy.rx.tap)`; nothing where one of those is unknown, and `nil`
    /// of any other.
    private func joined(_ use: UseFact, length: Int, in member: MemberFact, depth: Int) -> [SentAction.Place]? {
        let calls = use.calls.filter { call in
            call.calledPath.count <= length && Self.joining.contains(call.name)
        }
        guard let first = calls.first else { return nil }
        var all = calls.flatMap(\.arguments).map { argument in
            argument.use.map { places(of: $0, length: $0.components.count, in: member, depth: depth + 1) } ?? []
        }
        let start = first.calledPath.count - 1
        // `Observable.merge(…)`.
        if start != 1 || first.calledPath[0].startsUppercase != true {
            all.append(places(of: use, length: start, in: member, depth: depth + 1))
        }
        return all.contains(where: \.isEmpty) ? [] : all.flatMap(\.self)
    }

    /// What a property or a method hands out: the only stream in it.
    private func places(of target: MemberFact, depth: Int) -> [SentAction.Place] {
        if target.kind == .storedProperty, target.value?.kind != .path {
            let type = (target.type ?? target.value?.type)?.stripped.name?.string
            return type.map(Self.subjects.contains) == true ? sends(into: target) : []
        }
        guard target.isProperty || target.kind == .method, isOwn(target) else { return [] }
        let found = target.uses.map {
            places(of: $0, length: $0.components.count, in: target, depth: depth + 1)
        }.filter { !$0.isEmpty }
        return found.count == 1 ? found[0] : []
    }

    private func sends(into subject: MemberFact) -> [SentAction.Place] {
        family.members.flatMap { member in
            member.calls.filter { call in
                call.calledPath.count == 2 && call.callee.selfPath?.first?.name == subject.baseName
                    && GivenInputs.senders.contains(call.name)
            }.map { SentAction.Place(member: member, range: $0.callee.range, kind: .call) }
        }
    }

    private func isOwn(_ member: MemberFact) -> Bool {
        code.ownerType(of: member).projectType.map { owner in family.types.contains { $0.id == owner } } ?? false
    }

    private static let subjects: Set<String> = ["PassthroughSubject", "PublishSubject", "PublishRelay"]
    /// Of which each stream makes the whole tell something.
    private static let joining: Set<String> = [
        "merge", "Merge", "Merge3", "Merge4", "concat", "amb", "combineLatest", "CombineLatest", "zip", "Zip", "race",
    ]
    private static let depthLimit = 5
}
