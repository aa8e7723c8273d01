import ScreenSpecDiagnostics
import SourceFacts

/// What a view that puts screens together has in its hands for those.
extension ForbiddenUses {
    /// Whether something only goes into a screen that the same member makes: all else is a use like any other.
    func isForNewScreen(_ reference: CodeReference) -> Bool {
        if reference.isInSignature { return true }
        let handed = HandedPlaces(in: reference.member, subject)
        return handed.contain(reference.range)
            || handed.listeners.contains { $0.lower == reference.range.lower }
    }

    /// The places in a member whose values go into what is made there.
    private struct HandedPlaces {
        private let subject: CodeSubject
        private let member: MemberFact
        private var places: [SourceRange] = []
        /// What is done later, by whoever is no screen.
        private var closures: [SourceRange] = []
        /// What is handed one of the objects in turn: `Store.shared.add(observer)`.
        private(set) var listeners: [SourceRange] = []

        init(in member: MemberFact, _ subject: CodeSubject) {
            self.member = member
            self.subject = subject
            for call in member.calls {
                if !makesScreen(call) { closures += call.arguments.filter { $0.kind == .closure }.map(\.range) }
                if makesScreen(call) {
                    places += call.arguments.map(\.range)
                } else if isOnNewObject(call.callee) || isOwnMethod(call) {
                    places += call.arguments.map(\.range)
                } else if call.arguments.contains(where: { $0.use.map(isOnNewObject) ?? false }) {
                    listeners.append(call.callee.range)
                }
            }
            for assignment in member.assignments
            where assignment.target.components.count > 1 && isOnNewObject(assignment.target) {
                places.append(assignment.value.range)
            }
            addVariables()
        }

        func contain(_ place: SourceRange) -> Bool {
            places.contains { handed in
                handed.contains(place) && !closures.contains { handed.contains($0) && $0.contains(place) }
            }
        }

        /// The variables that go there, and those that go into these.
        private mutating func addVariables() {
            var open = member.locals.filter { $0.value != nil }
            var isGrowing = true
            while isGrowing {
                let handed = open.filter { local in
                    member.uses.contains { use in
                        use.local?.index == local.index && contain(use.range)
                    }
                }
                isGrowing = !handed.isEmpty
                places += handed.flatMap { [$0.type?.range, $0.value?.range].compactMap(\.self) }
                let indices = Set(handed.map(\.index))
                open.removeAll { indices.contains($0.index) }
            }
        }

        private func isScreen(_ type: NamedType) -> Bool {
            type.candidates.contains { subject.code.isViewController($0) || !subject.references[$0].isEmpty }
        }

        private func makesScreen(_ call: CallFact) -> Bool {
            let path = call.constructedPath
            guard let last = path.last else { return true }
            let types = path.prefix { $0.startsUppercase }
            guard !types.isEmpty else { return false }
            let made = subject.code.lookup(path: types.map(\.name), in: member)
            if types.count == path.count {
                return isScreen(made) || made == .unknown && last.name.hasSuffix("Controller")
            }
            guard let method = subject.code.member(last.name, of: made), let result = method.type else { return false }
            return isScreen(subject.code.lookup(result.stripped, in: method))
        }

        /// Whether a path starts at a variable for a screen that is made here.
        private func isOnNewObject(_ use: UseFact) -> Bool {
            guard let value = use.local?.value, value.kind == .construction || value.kind == .chainedConstruction else {
                return false
            }
            return isScreen(subject.code.type(of: value, in: member))
        }

        private func isOwnMethod(_ call: CallFact) -> Bool {
            guard let path = call.callee.selfPath, call.calledPath.count == 1, path.count == 1 else { return false }
            return path.first.map { !$0.startsUppercase } ?? false
        }
    }
}
