import SourceFacts

/// The delegates and references back that are held the wrong way, worked out once for the rules that ask.
struct StrongDelegates: Sendable {
    let misheld: [(type: CodeType, reference: MisheldReference)]
    /// The properties that alone keep what was made for them.
    let soleKeepers: [MemberFact]
    let made: MadeObjects

    init(_ subject: CodeSubject) {
        let references = MisheldReferences(subject)
        let found = subject.checkedTypes.flatMap { type in references.references(of: type).map { (type, $0) } }
        let made = MadeObjects(handedTo: found.map { (type: $0, member: $1.member) }, in: subject.code)
        var misheld: [(type: CodeType, reference: MisheldReference)] = []
        var soleKeepers: [MemberFact] = []
        for (type, reference) in found {
            if reference.kind.isOfDelegate, made.areKeptOnly(by: type, in: reference.member) {
                soleKeepers.append(reference.member)
            } else {
                misheld.append((type, reference))
            }
        }
        self.misheld = misheld
        self.soleKeepers = soleKeepers
        self.made = made
    }
}

extension MisheldReference.Kind {
    fileprivate var isOfDelegate: Bool {
        switch self {
        case .delegate, .dataSource: true
        case .leadsBack, .isToBeKept: false
        }
    }
}

extension CodeSubject {
    var strongDelegates: StrongDelegates { allStrongDelegates { StrongDelegates(self) } }
}
