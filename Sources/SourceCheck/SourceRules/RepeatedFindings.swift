import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// Which findings say no more than others do: one mistake is told once, by the rule that says most of it.
///
/// Two tell one mistake where
/// - they stand at the same place, since they name the same type there then;
/// - one says that a property holds a view, and the other that its type is one;
/// - one is about the type of a property or variable, or about what it is made as, and the other about what goes into that: it goes
///   where that goes;
/// - one says that a screen is opened, and the other that its name is known where it is.
struct RepeatedFindings {
    /// Those that may tell one mistake at one place, what says most of it first: who names or holds what it is not to, and what
    /// specs say of a member.
    private static let precedence = [
        [
            RuleDescription.viewModelFreeOfViews, ViewOnlyTalksToPresenter.description, .roleOutsideChannels,
            .viewNoService, .forbiddenType, .interactorNoView, .presenterNoUIKit, .forbiddenImport,
        ],
        [.mismatchedRequirement, .mismatchedProperty, .undescribedMember],
    ].map { $0.map(\.id) }

    private struct Rank {
        let group: Int
        let number: Int
    }

    private static let ranks = Dictionary(
        uniqueKeysWithValues: precedence.enumerated().flatMap { group, rules in
            rules.enumerated().map { ($1, Rank(group: group, number: $0)) }
        }
    )

    /// The rules of which one finding may have to do with others of the same rule.
    private static let rulesAboutTypes: Set<RuleID> = Set(
        [ViewOnlyTalksToPresenter.description, .roleOutsideChannels, .viewNoService, .forbiddenType].map(\.id)
    )

    /// Those of which one finding tells that a screen is opened, by the method's name or by the whole call.
    private static let rulesAboutScreens: Set<RuleID> = [
        RuleDescription.viewNoNavigation.id, RuleDescription.mismatchedRoute.id,
    ]

    /// The findings, with the others that each of them covers.
    static func marked(in findings: [Diagnostic], _ code: CodeIndex) -> [Diagnostic] {
        var numbers: [FileID: [Int]] = [:]
        for (number, finding) in findings.enumerated()
        where ranks[finding.rule] != nil || rulesAboutScreens.contains(finding.rule) {
            guard let range = finding.range else { continue }
            numbers[range.file, default: []].append(number)
        }
        var findings = findings
        for (file, numbers) in numbers where numbers.count > 1 {
            guard let facts = code.file(file)?.facts else { continue }
            RepeatedFindings(
                facts: facts,
                numbers: numbers.sorted { findings[$0].range?.lower ?? 0 < findings[$1].range?.lower ?? 0 }
            )
            .mark(&findings)
        }
        return findings
    }

    private let facts: FileFacts
    /// Of the findings in the file, in the order of their places.
    private let numbers: [Int]

    private func mark(_ findings: inout [Diagnostic]) {
        let pairs =
            samePlaces(findings) + heldViews(findings)
            + facts.members.flatMap { partsOfValues(of: $0, findings) + openedScreens(in: $0, findings) }
        // The notes of each are put in front of one another.
        for (leader, other) in pairs.sorted(by: { ($0.leader, $0.other) > ($1.leader, $1.other) })
        where findings[leader].rule != findings[other].rule || findings[leader].subject != findings[other].subject {
            cover(other, by: leader, &findings)
        }
    }

    private func cover(_ other: Int, by leader: Int, _ findings: inout [Diagnostic]) {
        let covered = findings[other]
        let counterpart = Diagnostic.Counterpart(covered.rule, covered.subject, at: covered.range)
        guard !findings[leader].covers.contains(counterpart) else { return }
        findings[leader].covers.append(counterpart)
        guard covered.rule == findings[leader].rule else { return }
        let note = Diagnostic.Note(at: covered.range, covered.message)
        if !findings[leader].notes.contains(note) { findings[leader].notes.insert(note, at: 0) }
    }

    private typealias Pair = (leader: Int, other: Int)

    // MARK: One place

    private func samePlaces(_ findings: [Diagnostic]) -> [Pair] {
        let places = Dictionary(grouping: numbers) { findings[$0].range }
        return places.values.filter { $0.count > 1 }.flatMap { numbers -> [Pair] in
            let ranked = numbers.compactMap { number in Self.ranks[findings[number].rule].map { (number, $0) } }
            return Dictionary(grouping: ranked) { $0.1.group }.values.flatMap { ranked -> [Pair] in
                guard let first = ranked.min(by: { $0.1.number < $1.1.number }) else { return [] }
                return ranked.filter { $0.1.number > first.1.number }.map { (first.0, $0.0) }
            }
        }
    }

    // MARK: Properties

    /// `view-model-free-of-views` stands at the names of members.
    private func heldViews(_ findings: [Diagnostic]) -> [Pair] {
        let leaders = numbers.filter { findings[$0].rule == RuleDescription.viewModelFreeOfViews.id }
        if leaders.isEmpty { return [] }
        return leaders.flatMap { leader -> [Pair] in
            guard let member = facts.members.first(where: { $0.nameRange == findings[leader].range }) else { return [] }
            let isProperty = member.kind == .storedProperty && member.bindingCount == 1
            let held = covered(in: [isProperty ? member.range : member.type?.range].compactMap(\.self), findings)
            // What a method hands out it has made.
            let names = Set(held.map { findings[$0].subject })
            let alike = covered(in: facts.members.map(\.range), findings).filter { other in
                guard names.contains(findings[other].subject), let place = findings[other].range else { return false }
                return member.range.contains(place) || isProperty && isAbout(member, place)
            }
            return (held + alike).map { (leader, $0) }
        }
    }

    /// Whether a place is in what is done with a property of the class, in what it is set to, or in the parameter that it is set from.
    private func isAbout(_ property: MemberFact, _ place: SourceRange) -> Bool {
        guard let member = facts.members.first(where: { $0.range.contains(place) && $0.owner != nil }) else {
            return false
        }
        let name = property.baseName
        func starts(_ use: UseFact) -> Bool {
            use.root != .expression && use.components.first?.name == name
        }
        if member.uses.contains(where: { $0.range.contains(place) && starts($0) }) { return true }
        if member.calls.contains(where: {
            $0.range.contains(place) && $0.callee.components.count > 1 && starts($0.callee)
        }) {
            return true
        }
        return member.assignments.contains { assignment in
            guard assignment.target.components.count == 1, starts(assignment.target) else { return false }
            if assignment.value.range.contains(place) { return true }
            let given = assignment.value.use?.local
            return given?.kind == .parameter
                && member.parameters.contains { parameter in
                    parameter.name == given?.name && parameter.type?.range.contains(place) ?? false
                }
        }
    }

    private func covered(in places: [SourceRange], _ findings: [Diagnostic]) -> [Int] {
        numbers(in: places, findings).filter {
            findings[$0].rule == RuleDescription.interactorNoView.id || Self.areImports.contains(findings[$0].rule)
        }
    }

    private static let areImports = Set([RuleDescription.presenterNoUIKit, .forbiddenImport].map(\.id))

    // MARK: What goes into a value

    private func partsOfValues(of member: MemberFact, _ findings: [Diagnostic]) -> [Pair] {
        guard !numbers(in: [member.range], findings).isEmpty else { return [] }
        let closures = member.calls.flatMap(\.arguments).filter { $0.kind == .closure }.map(\.range)
        var pairs: [Pair] = []
        func add(leader place: SourceRange, around parts: SourceRange) {
            for leader in numbers(in: [place], findings) where Self.rulesAboutTypes.contains(findings[leader].rule) {
                let others = numbers(in: [parts], findings).filter { other in
                    guard let range = findings[other].range, findings[other].rule == findings[leader].rule,
                        range.lower >= place.upper
                    else { return false }
                    // What a closure does later is a matter of its own.
                    return !closures.contains { parts.contains($0) && $0.contains(range) }
                }
                pairs += others.map { (leader, $0) }
            }
        }
        if member.kind == .storedProperty, member.bindingCount == 1, let value = member.value, Self.isPlain(value) {
            add(leader: member.type?.range ?? member.nameRange, around: value.range)
        }
        // What a variable is made as says more than by what it is known.
        for local in member.locals {
            guard let type = local.type, let value = local.value, Self.isPlain(value) else { continue }
            for leader in numbers(in: [value.range], findings).prefix(1) {
                let rule = findings[leader].rule
                let known = Set(
                    numbers(in: [type.range], findings).filter { findings[$0].rule == rule }.map {
                        findings[$0].subject
                    }
                )
                pairs += numbers(in: [member.range], findings)
                    .filter { findings[$0].rule == rule && known.contains(findings[$0].subject) }.map { (leader, $0) }
            }
        }
        for call in member.calls {
            guard let name = call.calledPath.last, let first = call.calledPath.first, first.startsUppercase,
                name.startsUppercase || name.name == "init"
            else { continue }
            let types = call.calledPath.prefix { $0.startsUppercase }
            guard let last = types.last else { continue }
            add(
                leader: SourceRange(file: facts.file, lower: Int(first.range.lower), upper: Int(last.range.upper)),
                around: call.range
            )
        }
        return pairs
    }

    /// Whether a value is made where it stands, and no closure does anything else before.
    private static func isPlain(_ value: ValueFact) -> Bool {
        switch value.kind {
        case .construction, .chainedConstruction, .call, .implicitConstruction, .implicitCall, .path, .implicitMember:
            true
        default: false
        }
    }

    // MARK: Opened screens

    private func openedScreens(in member: MemberFact, _ findings: [Diagnostic]) -> [Pair] {
        guard !numbers(in: [member.range], findings).isEmpty else { return [] }
        return member.calls.flatMap { call -> [Pair] in
            let leader = numbers(in: [call.range], findings).first { number in
                Self.rulesAboutScreens.contains(findings[number].rule)
                    && [call.range, call.calledPath.last?.range].contains(findings[number].range)
            }
            guard let leader else { return [] }
            let opened = call.arguments.filter { $0.kind != .closure }.flatMap { argument in
                [argument.range, argument.use?.local?.value?.range].compactMap(\.self)
            }
            return numbers(in: opened, findings).filter { Self.rulesAboutTypes.contains(findings[$0].rule) }.map {
                (leader, $0)
            }
        }
    }

    /// The findings that stand in some places.
    private func numbers(in places: [SourceRange], _ findings: [Diagnostic]) -> [Int] {
        places.flatMap { place -> [Int] in
            let first = numbers.partitioningIndex { findings[$0].range?.lower ?? 0 >= place.lower }
            return numbers[first...].prefix { findings[$0].range?.lower ?? .max < place.upper }.filter { number in
                findings[number].range.map(place.contains) ?? false
            }
        }
    }
}
