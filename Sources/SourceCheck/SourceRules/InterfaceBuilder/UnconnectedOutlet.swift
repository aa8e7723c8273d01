import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// What Swift takes for connected is connected.
enum UnconnectedOutlet {
    static let rule = Rule(.unconnectedOutlet) { (subject: CodeSubject) in
        subject.analysis(UnconnectedOutlets.self).all.compactMap { outlet in
            let type = subject.code[outlet.type]
            let name = outlet.member.baseName.string
            let help: String
            if outlet.member.type?.kind == .implicitlyUnwrapped {
                let isRelied = isRelied(on: outlet.member, of: type, subject.code)
                help = "Connect it, or remove it\(isRelied ? ": whoever uses it crashes" : "")."
            } else {
                // The class may do without it; the spec counts on it.
                guard subject.isLaidOut(name, in: type) else { return nil }
                help = "Connect it, or take it out of the class and the spec."
            }
            var finding = RuleDescription.unconnectedOutlet.finding(
                at: outlet.member.nameRange,
                "No document connects the outlet '\(name)' of '\(subject.code.qualifiedName(of: type.id))'.",
                help: ["\(help) Documents outside of 'sources' are not seen."],
                notes: outlet.unconnectedIn.prefix(Self.shownPlaces).map {
                    Diagnostic.Note(at: $0.classRange, "The class is used here, without that outlet.")
                } + subject.specNotes(on: name, of: type),
                subject: subject.subject(type, name)
            )
            finding.covers = triggered(by: name, of: type, subject)
            return finding
        }
    }

    /// What the outlet's control is to set off, by the spec: it has no name for as long as no outlet leads to it.
    private static func triggered(by outlet: String, of type: CodeType, _ subject: CodeSubject)
        -> [Diagnostic.Counterpart]
    {
        subject.components(showing: type).flatMap(\.declaration.actions).filter { action in
            action.triggers.contains { $0.path == [outlet] }
        }.map { action in
            Diagnostic.Counterpart(
                RuleDescription.mismatchedTrigger.id,
                subject.subject(type, action.member.name.text)
            )
        }
    }

    /// Whether the class uses a member of it without asking whether it is there.
    private static func isRelied(on member: MemberFact, of type: CodeType, _ code: CodeIndex) -> Bool {
        code.uses(naming: member.baseName, inFile: type.file).contains { use in
            use.components.dropLast().contains { $0.name == member.baseName && !$0.isOptionalChained }
        }
    }

    private static let shownPlaces = 3
}

extension CodeSubject {
    /// Whether a spec says that a subview of the class is laid out by Interface Builder.
    fileprivate func isLaidOut(_ subview: String, in type: CodeType) -> Bool {
        components(showing: type).contains { component in
            component.declaration.layout == .interfaceBuilder
                && component.declaration.subviews.contains { $0.name.text == subview }
        }
    }
}

/// An outlet that some documents connect, and others do not.
enum PartlyConnectedOutlet {
    static let rule = Rule(.partlyConnectedOutlet) { (subject: CodeSubject) in
        subject.analysis(ConnectedOutlets.self).all.compactMap { outlet in
            guard let connected = outlet.connectedIn.first, let other = outlet.unconnectedIn.first else { return nil }
            let type = subject.code[outlet.type]
            let name = outlet.member.baseName.string
            return RuleDescription.partlyConnectedOutlet.finding(
                at: outlet.member.nameRange,
                "Only some documents connect the outlet '\(name)' of '\(subject.code.qualifiedName(of: type.id))'.",
                help: ["Connect it everywhere, or make it optional with '?'."],
                notes: [
                    Diagnostic.Note(at: connected.classRange, "It is connected here."),
                    Diagnostic.Note(at: other.classRange, "It is not connected here."),
                ],
                subject: subject.subject(type, name)
            )
        }
    }
}
