import ScreenModel
import ScreenSpecDiagnostics
import SourceCheck
import SpecFrontEnd
import SpecProject
import SpecRules

/// Holds the file of types against the sources.
enum OutdatedTypes {
    /// At most one finding: whatever differs, one command mends it.
    ///
    /// - Parameter found: What is wrong besides.
    static func findings(in code: AnalysedCode, _ specs: CompiledSpecs, beside found: [Diagnostic]) -> [Diagnostic] {
        let compilation = specs.compilation
        let project = compilation.inputs.project
        guard let id = project.typesFile, let file = compilation.files[id], code.subject.hasCode,
            specs.rawFindings.policy.isOn(.outdatedTypes),
            // What is wrong with the file itself was found when it was read.
            !project.lacksTypes
        else { return [] }
        let declared = ListedTypes(code.subject.code, specs)
        var differences = differences(between: project.project.listedTypes, and: declared)
        if found.contains(where: { $0.rule == RuleDescription.missingType.id }) {
            differences.removeAll { $0.range == nil && isOfUndescribedScreen($0.name, code.subject) }
        }
        guard let first = differences.first else { return [] }
        let others = differences.count - 1
        let path = project.project.typesFile?.text ?? file.path
        return [
            RuleDescription.outdatedTypes.finding(
                at: first.range ?? SourceRange(file: id, lower: 0, upper: 0),
                first.message,
                help: ["Write it anew with 'screenspec types --write \(path)'."],
                notes: [
                    declared.places[first.name].map { Diagnostic.Note(at: $0, "'\(first.name)' is declared here.") },
                    others > 0 ? Diagnostic.Note(at: nil, "The file is wrong about \(others) more.") : nil,
                ].compactMap(\.self),
                fixes: [fix(file, declared.text(for: path))],
                subject: Subject(file.path)
            )
        ]
    }

    private struct Difference {
        let name: String
        /// In the file of types; `nil` for what it lacks.
        let range: SourceRange?
        let message: String
    }

    private static func differences(between listed: [ProjectFile.ExternalType], and declared: ListedTypes)
        -> [Difference]
    {
        let byName = Dictionary(declared.types.map { ($0.name, $0) }) { first, _ in first }
        let names = Set(listed.map(\.name.text))
        let wrong = listed.compactMap { entry -> Difference? in
            let name = entry.name.text
            guard let type = byName[name] else {
                let message = "No spec names '\(name)', or no source declares it."
                return Difference(name: name, range: entry.name.range, message: message)
            }
            guard type != ListedType(entry) else { return nil }
            return Difference(
                name: name,
                range: entry.name.range,
                message: "The sources say something else of '\(name)'."
            )
        }
        let missing = declared.types.filter { !names.contains($0.name) }
        return wrong
            + missing.map {
                Difference(
                    name: $0.name,
                    range: nil,
                    message: "The file of types lacks '\($0.name)', which a spec names."
                )
            }
    }

    /// Whether a type is one of a screen without a spec. Where a spec counts on a type that there is not, it may be that screen's, by
    /// another name, and the types of the screen are described then.
    private static func isOfUndescribedScreen(_ name: String, _ subject: CodeSubject) -> Bool {
        subject.roles.screens.contains { screen in
            guard screen.component == nil, !screen.isForAllScreens else { return false }
            return screen.players.contains { subject.code.qualifiedName(of: $0.type) == name }
                || screen.architecture.channels.contains {
                    $0.protocolPattern?.isName(name, forScreen: screen.name) == true
                }
        }
    }

    /// Replaces the lines that differ, from the first one to the last one.
    private static func fix(_ file: SourceFile, _ text: String) -> Diagnostic.Fix {
        let old = lines(file.bytes)
        let new = lines(Array(text.utf8))
        let first = zip(old, new).prefix { $0.0 == $0.1 }.count
        let last = zip(old[first...].reversed(), new[first...].reversed()).prefix { $0.0 == $0.1 }.count
        let start = old[..<first].joined().count
        let end = file.bytes.count - old[(old.count - last)...].joined().count
        return Diagnostic.Fix(
            "Write the file of types anew",
            at: SourceRange(file: file.id, lower: start, upper: end),
            with: String(decoding: new[first..<new.count - last].joined(), as: UTF8.self),
            // Nobody writes it by hand.
            isSafe: true
        )
    }

    /// With what ends them.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }
}
