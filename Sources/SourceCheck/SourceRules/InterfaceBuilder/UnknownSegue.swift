import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// A segue that code performs by its name is one of the controller's.
enum UnknownSegue {
    static let rule = Rule(.unknownSegue) { (subject: CodeSubject) in
        let places = subject.analysis(NamedPlaces.self)
        guard !places.storyboards.isEmpty, subject.interfaces.isComplete else { return [] }
        let connections = subject.analysis(InterfaceConnections.self)
        return NamingCalls.calls(of: ["performSegue"], in: subject.code).compactMap { call, _ -> Diagnostic? in
            guard let argument = call.argument(labelled: "withIdentifier"), let name = NamingCalls.text(argument) else {
                return nil
            }
            let owner = performer(of: call, subject.code)
            let scenes = owner.map { Self.scenes(of: $0, connections, subject.code) } ?? []
            let known = scenes.isEmpty ? places.segues : Set(scenes.flatMap { places.segues(of: $0) })
            guard !known.contains(name) else { return nil }
            let close = Spelling.closest(to: name, among: known.sorted())
            let place = owner.map { "'\(subject.code.qualifiedName(of: $0))'" }
            let isElsewhere = places.segues.contains(name)
            let message =
                isElsewhere || (!scenes.isEmpty && place != nil)
                ? "No scene of \(place ?? "the class") has a segue '\(name)'" : "No storyboard has a segue '\(name)'"
            return RuleDescription.unknownSegue.finding(
                at: argument.range,
                message + ".",
                help: [close.map { "Did you mean '\($0)'?" } ?? help(known.sorted())],
                notes: scenes.prefix(2).map { Diagnostic.Note(at: $0.classRange, "This is the scene.") },
                fixes: close.map { [Diagnostic.Fix("Replace with '\($0)'", at: argument.range, with: "\"\($0)\"")] }
                    ?? [],
                subject: place == nil
                    ? Subject(name) : Subject(owner.map { subject.code.qualifiedName(of: $0) } ?? "", name)
            )
        }
    }

    private static func help(_ known: [String]) -> String {
        guard !known.isEmpty else { return "Give a segue that identifier, or perform another one." }
        let named = known.prefix(listed).map { "'\($0)'" }
        let more = known.count > listed ? ["\(known.count - listed) more"] : []
        return "Give a segue that identifier, or perform another one: \((named + more).formattedList)."
    }

    private static let listed = 5

    /// The class that performs a segue of its own.
    private static func performer(of call: CallFact, _ code: CodeIndex) -> TypeID? {
        guard call.calledPath.count == 1, call.callee.root == .self || call.callee.root == .name,
            let member = call.member, let id = code.ownerType(of: member).projectType, code[id].isClass
        else { return nil }
        return id
    }

    /// The controllers of a class in storyboards, where all of them are known.
    private static func scenes(
        of type: TypeID,
        _ connections: InterfaceConnections,
        _ code: CodeIndex
    ) -> [InterfaceObject] {
        let family = [type] + code.subclasses(of: type)
        return family.flatMap { connections.objects[$0] ?? [] }.map(\.object).filter {
            $0.scene > 0 && $0.parent == nil
        }
    }
}
